package import Resolution

/// The canvas device of a document as the Xcode of its toolsVersion showed it.
package struct CanvasDevice: Sendable, Hashable {
  /// Xcode's identifier; nil for the 600 × 600 canvas of documents without a device.
  package var id: String?
  package var isLandscape: Bool
  package var toolsVersion: Int

  package init(id: String?, isLandscape: Bool, toolsVersion: Int) {
    self.id = id
    self.isLandscape = isLandscape
    // Placeholders of dotted versions behave as 22000 (guides.md 7.2).
    self.toolsVersion = max(0, toolsVersion >= 32000 ? 22000 : toolsVersion)
  }

  /// Rows of the same identifier differ only in what a canvas draws by its version.
  package var device: Device? { id.flatMap { Device.withID($0) } }

  package var isPad: Bool { id?.hasPrefix("ipad") ?? false }
  package var hasHomeButton: Bool { device?.hasHomeButton ?? false }
  package var isNotchPhone: Bool { device.map { $0.idiom == .phone && !$0.hasHomeButton } ?? false }

  /// Points; nil for a device that the table does not have.
  package var size: (width: Double, height: Double)? {
    guard let id else { return (600, 600) }
    // The mini was the older one below 21000 (corrections.md 25).
    if id == "ipad7_9" && toolsVersion < 21000 { return isLandscape ? (1024, 768) : (768, 1024) }
    return device?.size(isLandscape: isLandscape)
  }

  /// Insets of the bare screen (guides.md 2.1, `devices.tsv`), quirks of the canvas included: no
  /// status bar on home-button phones in 14800 to 21699, nor on pads in 14800 to 19999 (`bars.tsv`:
  /// 7 of 7 navigation bars there lie at 0, 25 of 25 in the versions around at 20 or 24; roots of 8
  /// documents of 4 repositories on five pads), everything twice on notch phones from 23700.
  package var baseInsets: SideInsets {
    guard let id else { return SideInsets(top: 20) }
    if id == "mac" { return .zero }
    if isPad {
      let isRounded = id.hasSuffix("rounded") || (id == "ipad7_9" && toolsVersion >= 21000)
      let hidden = (14800..<20000).contains(toolsVersion)
      let top: Double = hidden ? 0 : isRounded ? 24 : 20
      return SideInsets(top: top, bottom: isRounded ? 20 : 0)
    }
    if hasHomeButton {
      let hidden = isLandscape || (14800..<21700).contains(toolsVersion)
      return SideInsets(top: hidden ? 0 : 20)
    }
    let top = notchTop(id)
    if isLandscape { return SideInsets(left: top, bottom: 21, right: top) }
    let factor: Double = toolsVersion >= 23700 ? 2 : 1
    return SideInsets(top: top * factor, bottom: 34 * factor)
  }

  private func notchTop(_ id: String) -> Double {
    let isOld = toolsVersion < 21000
    switch id {
    case "retina6_1": return isOld ? 44 : 48
    case "retina5_9": return isOld ? 44 : toolsVersion < 21700 ? 47 : 50
    case "retina6_0", "retina6_7": return isOld ? 44 : 47
    case "retina6_12", "retina6_72": return 59
    case "retina6_3", "retina6_9": return 62
    default: return 44
    }
  }

  /// Height of a navigation controller's bar where the document records none (guides.md 2.2).
  package func navigationBarHeight(isSheet: Bool = false) -> Double {
    if isSheet { return 56 }
    if toolsVersion >= 24000 { return 54 }
    if isPad { return toolsVersion >= 14800 ? 50 : 44 }
    let isWide = ["retina5_5", "retina6_1", "retina6_5"].contains(id)
    return isLandscape && !isWide ? 32 : 44
  }

  /// Height that a tab bar takes from the view above it.
  package var tabBarHeight: Double { isLandscape && isNotchPhone ? 32 : 49 }

  /// Height that a controller's toolbar takes from the view above it (corrections.md 16).
  package var toolbarInset: Double { toolsVersion >= 14868 ? 49 : 44 }
}

// swift-format-ignore-file
// Written by Scripts/generate-uikit-stand-in from Declarations.tsv and Parts/. Do not edit.
//
// A stand-in for SceneKit: published declarations that store what they are given. It draws
// nothing, lays nothing out, and has been compared with nothing but those declarations.

@_exported import UIKit

open class SCNScene: NSObject {
  public let standInName: String
  public convenience init?(named name: String) { self.init(standInName: name) }
  init(standInName: String) {
    self.standInName = standInName
    super.init()
  }
}

@preconcurrency @MainActor open class SCNView: UIView {
  open var allowsCameraControl: Bool = false
  open var autoenablesDefaultLighting: Bool = false
  open var isJitteringEnabled: Bool = false
  open var isPlaying: Bool = false
  open var scene: SCNScene? = nil
  open var loops: Bool = false
  open weak var delegate: SCNSceneRendererDelegate? = nil
}

@preconcurrency @MainActor public protocol SCNSceneRendererDelegate: NSObjectProtocol {
}

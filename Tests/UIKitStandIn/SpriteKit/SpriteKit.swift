// swift-format-ignore-file
// Written by Scripts/generate-uikit-stand-in from Declarations.tsv and Parts/. Do not edit.
//
// A stand-in for SpriteKit: published declarations that store what they are given. It draws
// nothing, lays nothing out, and has been compared with nothing but those declarations.

@_exported import UIKit

@preconcurrency @MainActor open class SKView: UIView {
  open var allowsTransparency: Bool = false
  open weak var delegate: SKViewDelegate? = nil
}

@preconcurrency @MainActor public protocol SKViewDelegate: NSObjectProtocol {
}

// swift-format-ignore-file
// Written by Scripts/generate-uikit-stand-in from Declarations.tsv and Parts/. Do not edit.
//
// A stand-in for ARKit: published declarations that store what they are given. It draws
// nothing, lays nothing out, and has been compared with nothing but those declarations.

@_exported import UIKit
@_exported import SceneKit
@_exported import SpriteKit

@preconcurrency @MainActor open class ARSCNView: SCNView {
}

@preconcurrency @MainActor open class ARSKView: SKView {
}

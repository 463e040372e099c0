// swift-format-ignore-file
// Written by Scripts/generate-uikit-stand-in from Declarations.tsv and Parts/. Do not edit.
//
// A stand-in for MetalKit: published declarations that store what they are given. It draws
// nothing, lays nothing out, and has been compared with nothing but those declarations.

@_exported import UIKit

@preconcurrency @MainActor open class MTKView: UIView {
  open weak var delegate: MTKViewDelegate? = nil
}

@preconcurrency @MainActor public protocol MTKViewDelegate: NSObjectProtocol {
}

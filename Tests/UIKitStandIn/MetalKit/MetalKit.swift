// swift-format-ignore-file
// Written by Scripts/generate-uikit-stand-in from Declarations.tsv and Parts/. Do not edit.
//
// A stand-in for MetalKit: published declarations that store what they are given. It draws
// nothing, lays nothing out, and has been compared with nothing but those declarations.

@_exported import UIKit

public enum MTLPixelFormat: UInt, Sendable {
  case invalid
  case bgra8Unorm
  case bgra8Unorm_srgb
  case rgba16Float
  case depth32Float
  case stencil8
  case depth32Float_stencil8
}

@preconcurrency @MainActor open class MTKView: UIView {
  open var enableSetNeedsDisplay: Bool = false
  open var isPaused: Bool = false
  open var colorPixelFormat: MTLPixelFormat = .bgra8Unorm
  open var depthStencilPixelFormat: MTLPixelFormat = .invalid
  open weak var delegate: MTKViewDelegate? = nil
}

@preconcurrency @MainActor public protocol MTKViewDelegate: NSObjectProtocol {
}

// swift-format-ignore-file
// Written by Scripts/generate-uikit-stand-in from Declarations.tsv and Parts/. Do not edit.
//
// A stand-in for GLKit: published declarations that store what they are given. It draws
// nothing, lays nothing out, and has been compared with nothing but those declarations.

@_exported import UIKit

@preconcurrency @MainActor open class GLKView: UIView {
  open weak var delegate: GLKViewDelegate? = nil
  open var enableSetNeedsDisplay: Bool = true
}

@preconcurrency @MainActor public protocol GLKViewDelegate: NSObjectProtocol {
}

@preconcurrency @MainActor open class GLKViewController: UIViewController, GLKViewDelegate {
  open var preferredFramesPerSecond: Int = 30
  open var pauseOnWillResignActive: Bool = true
  open var resumeOnDidBecomeActive: Bool = true
}

// The view of RealityKit that documents hold.

@_exported import UIKit

@preconcurrency @MainActor open class ARView: UIView {}

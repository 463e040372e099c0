// swift-format-ignore-file
// Written by Scripts/generate-uikit-stand-in from Declarations.tsv and Parts/. Do not edit.
//
// A stand-in for MapKit: published declarations that store what they are given. It draws
// nothing, lays nothing out, and has been compared with nothing but those declarations.

@_exported import UIKit

public enum MKMapType: UInt, Sendable {
  case standard
  case satellite
  case hybrid
  case satelliteFlyover
  case hybridFlyover
  case mutedStandard
}

open class MKPointOfInterestFilter: NSObject {
  public let standInName: String
  init(standInName: String) {
    self.standInName = standInName
    super.init()
  }
  open class var excludingAll: MKPointOfInterestFilter { .init(standInName: "excludingAll") }
  open class var includingAll: MKPointOfInterestFilter { .init(standInName: "includingAll") }
}

@preconcurrency @MainActor open class MKMapView: UIView {
  open var mapType: MKMapType = .standard
  open var pointOfInterestFilter: MKPointOfInterestFilter? = nil
  open var isZoomEnabled: Bool = true
  open var isScrollEnabled: Bool = true
  open var isRotateEnabled: Bool = true
  open var isPitchEnabled: Bool = true
  open var showsUserLocation: Bool = false
  open var showsBuildings: Bool = true
  open var showsCompass: Bool = true
  open var showsScale: Bool = false
  open weak var delegate: MKMapViewDelegate? = nil
}

@preconcurrency @MainActor public protocol MKMapViewDelegate: NSObjectProtocol {
}

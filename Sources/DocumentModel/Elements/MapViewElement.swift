extension ElementKind {
  /// `<mapView>`: a `MKMapView`.
  static let mapView = ElementKind(
    .mapView, "mapView", .view, uikitClass: "MKMapView", common: .view,
    attributes: [
      .choice("mapType", .mapType),
      .flag("pitchEnabled", absent: true),
      .flag("rotateEnabled", absent: true),
      .flag("scrollEnabled", absent: true),
      .text("showsBuildings"),
      .flag("showsCompass", absent: true),
      .text("showsPointsOfInterest"),
      .flag("showsScale", absent: false),
      .flag("showsUserLocation", absent: false),
      .flag("zoomEnabled", absent: true),
    ])
}

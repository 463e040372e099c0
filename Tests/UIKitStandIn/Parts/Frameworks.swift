// Objects of other frameworks that are known by what they were asked for as.

extension MKPointOfInterestFilter {
  public let standInName: String
  init(standInName: String) {
    self.standInName = standInName
    super.init()
  }
  open class var excludingAll: MKPointOfInterestFilter { .init(standInName: "excludingAll") }
  open class var includingAll: MKPointOfInterestFilter { .init(standInName: "includingAll") }
}

extension SCNScene {
  public let standInName: String
  public convenience init?(named name: String) { self.init(standInName: name) }
  init(standInName: String) {
    self.standInName = standInName
    super.init()
  }
}

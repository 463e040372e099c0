/// The object level: who is who and what points where.
extension Document {
  /// The object with an identifier; the first one where several share it.
  package func object(_ id: String) -> ElementID? { objectsByID[id] }

  package func view(of element: ElementID) -> ViewID? {
    let index = viewByElement[Int(element.rawValue)]
    return index < 0 ? nil : ViewID(rawValue: index)
  }

  package func controller(of element: ElementID) -> ControllerID? { controllerByElement[element] }
  package func guide(of element: ElementID) -> GuideID? { guideByElement[element] }
  package func constraint(of element: ElementID) -> ConstraintID? { constraintByElement[element] }

  /// The variations of an object, in file order: the order in which they apply.
  package func variations(of element: ElementID) -> [VariationID] {
    variationsByOwner[element] ?? []
  }

  /// The connections that start at an object, in document order.
  package func connections(from element: ElementID) -> [ConnectionID] {
    connectionsBySource[element] ?? []
  }

  /// The outlets and outlet collections that point to an object, in document order.
  package func outlets(to element: ElementID) -> [ConnectionID] {
    outletsByDestination[element] ?? []
  }

  /// The constraints that a view's `<constraints>` hold, in document order.
  package func constraints(ownedBy view: ViewID) -> [ConstraintID] {
    constraintsByOwner[self[view].element] ?? []
  }

  /// The class of an object: its custom class, else the stock class of its kind.
  package func className(_ element: ElementID) -> String {
    if let custom = written(.customClass, of: element), !custom.isEmpty { return custom }
    return kind(element).uikitClass ?? name(element)
  }

  /// The name that the author knows an object by: its user label, else the first outlet that points
  /// to it, and nil where it has neither.
  package func givenName(_ element: ElementID) -> String? {
    if let label = written(.userLabel, of: element), !label.isEmpty { return label }
    for outlet in outlets(to: element) {
      let connection = self[outlet]
      guard connection.kind == .outlet, let name = written(.property, of: connection.element),
        !name.isEmpty
      else { continue }
      // What an object does for another one is not what it is called: a view can be the delegate
      // of its own text field.
      let isRole =
        name == "dataSource" || name == "delegate" || name.hasSuffix("Delegate")
        || name.hasSuffix("DataSource")
      if !isRole, kind(element).category != .controller { return name }
    }
    return nil
  }

  /// Every view below one, itself first, in document order.
  package func subtree(of view: ViewID) -> [ViewID] {
    var result: [ViewID] = []
    var pending = [view]
    while let next = pending.popLast() {
      result.append(next)
      pending.append(contentsOf: self[next].subviews.reversed())
    }
    return result
  }
}

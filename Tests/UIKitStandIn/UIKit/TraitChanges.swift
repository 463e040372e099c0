/// What `registerForTraitChanges` was given.
@MainActor public struct StandInTraitHandler {
  let traits: [UITrait]
  let run: (AnyObject, UITraitCollection) -> Void

  func run(on object: AnyObject, from previous: UITraitCollection, to now: UITraitCollection) {
    guard traits.contains(where: { $0.standInValue(in: previous) != $0.standInValue(in: now) })
    else { return }
    run(object, previous)
  }
}

private final class Registration: NSObject, UITraitChangeRegistration {}

extension UITraitChangeObservable {
  public typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void where TraitEnvironment: UITraitEnvironment

  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    standInTraitHandlers.append(
      StandInTraitHandler(traits: traits) { object, previous in
        if let environment = object as? TraitEnvironment { handler(environment, previous) }
      })
    return Registration()
  }
}

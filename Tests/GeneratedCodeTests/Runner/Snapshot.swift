import UIKit

/// Everything that a stand-in object stores, and everything that it refers to, as JSON.
///
/// Objects are found by walking stored properties from a root and are numbered in the order in which
/// they are found; an object keeps its number as long as the snapshot lives, so that two states of
/// one screen can be compared. Nothing is left out by name: what a class gains later is recorded.
@MainActor final class Snapshot {
  /// Keeps the objects alive, so that no identity is given to another.
  private var objects: [AnyObject] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var pending: [Int] = []

  /// Object number → its class, those above it and what it stores, for all that hangs on `root`.
  /// `holder` is a structure that holds some of them; its fields come beside.
  func record(_ root: AnyObject, holder: Any? = nil) -> (
    objects: [(number: Int, text: String)], holder: String
  ) {
    pending = []
    var seen = Set<Int>()
    _ = reference(to: root)
    pending = [number(of: root)]
    let fields = holder.map { structure(Mirror(reflecting: $0)) } ?? "{}"
    var entries: [(Int, String)] = []
    var next = 0
    while next < pending.count {
      let number = pending[next]
      next += 1
      if seen.insert(number).inserted { entries.append((number, text(of: objects[number]))) }
    }
    return (entries.sorted { $0.0 < $1.0 }.map { ($0.0, $0.1) }, fields)
  }

  private func number(of object: AnyObject) -> Int {
    if let known = numbers[ObjectIdentifier(object)] { return known }
    numbers[ObjectIdentifier(object)] = objects.count
    objects.append(object)
    return objects.count - 1
  }

  private func reference(to object: AnyObject) -> String {
    let number = number(of: object)
    pending.append(number)
    return "{\"@\":\(number)}"
  }

  private func text(of object: AnyObject) -> String {
    var classes: [String] = []
    var values: [String] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let type = current.subjectType as? AnyClass { classes.append(json("\(type)")) }
      for child in current.children {
        guard let label = child.label, let value = value(of: child.value) else { continue }
        values.append("\(json(Self.propertyName(label))):\(value)")
      }
      mirror = current.superclassMirror
    }
    if let object = object as? NSObject, !object.standInValues.isEmpty {
      let entries = object.standInValues.map { entry in
        "[\(json(entry.keyPath)),\(entry.value.flatMap { value(of: $0) } ?? "null")]"
      }
      values.append("\"standInValues\":[\(entries.joined(separator: ","))]")
    }
    return "{\"is\":[\(classes.joined(separator: ","))],\"has\":{\(values.joined(separator: ","))}}"
  }

  /// A lazy property's storage carries a prefix.
  private static func propertyName(_ label: String) -> String {
    let prefix = "$__lazy_storage_$_"
    return label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : label
  }

  /// nil for what has no value or is code.
  private func value(of any: Any) -> String? {
    switch any {
    case let value as Bool: return value ? "true" : "false"
    case let value as String: return json(value)
    case let value as Int: return String(value)
    case let value as any BinaryFloatingPoint: return json(Double(value))
    case let value as Date: return json(value.timeIntervalSinceReferenceDate)
    case let value as Locale: return json(value.identifier)
    case let value as TimeZone: return json(value.identifier)
    case let value as URL: return json(value.absoluteString)
    case let value as NSRange: return "[\(value.location),\(value.length)]"
    case let value as IndexPath: return "[\(value.map(String.init).joined(separator: ","))]"
    case let value as NSAttributedString: return runs(of: value)
    case let value as AttributedString: return json(String(value.characters))
    case let value as Selector: return json(value.name)
    default: break
    }
    if let type = any as? AnyClass { return json("\(type)") }
    let mirror = Mirror(reflecting: any)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.flatMap { value(of: $0.value) }
    case .class: return described(any as AnyObject)
    case .enum:
      guard let child = mirror.children.first else { return json("\(any)") }
      return "{\(json(child.label ?? "")):\(value(of: child.value) ?? "null")}"
    case .collection, .set:
      var items = mirror.children.map { value(of: $0.value) ?? "null" }
      if mirror.displayStyle == .set { items.sort() }
      return "[\(items.joined(separator: ","))]"
    case .dictionary: return dictionary(mirror)
    case .tuple: return structure(mirror)
    case .struct:
      if let raw = (any as? any RawRepresentable)?.rawValue { return value(of: raw) }
      return structure(mirror)
    default:
      if let number = any as? any BinaryInteger { return "\(number)" }
      return nil
    }
  }

  private func structure(_ mirror: Mirror) -> String {
    let fields = mirror.children.compactMap { child -> String? in
      guard let label = child.label, let value = value(of: child.value) else { return nil }
      return "\(json(label)):\(value)"
    }
    return "{\(fields.joined(separator: ","))}"
  }

  private func dictionary(_ mirror: Mirror) -> String {
    let entries = mirror.children.compactMap { child -> (String, String)? in
      let pair = Array(Mirror(reflecting: child.value).children)
      guard pair.count == 2, let key = value(of: pair[0].value),
        let value = value(of: pair[1].value)
      else { return nil }
      return (key.hasPrefix("\"") ? key : json(key), value)
    }.sorted { $0.0 < $1.0 }
    return "{\(entries.map { "\($0.0):\($0.1)" }.joined(separator: ","))}"
  }

  /// Colours, fonts and images are what they were asked for as; everything else is an object.
  private func described(_ object: AnyObject) -> String {
    switch object {
    case is UIColor, is CGColor, is UIFont, is UIFontDescriptor, is UIImage,
      is UIImage.Configuration:
      return json("\(object)")
    default: return reference(to: object)
    }
  }

  private func runs(of text: NSAttributedString) -> String {
    let runs = text.standInRuns.map { "[\(json($0.text)),\(attributes($0.attributes))]" }
    return "[\(runs.joined(separator: ","))]"
  }

  private func attributes(_ attributes: [NSAttributedString.Key: Any]) -> String {
    let entries = attributes.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap { entry in
      value(of: entry.value).map { "\(json(entry.key.rawValue)):\($0)" }
    }
    return "{\(entries.joined(separator: ","))}"
  }
}

private func json(_ number: Double) -> String {
  if number.isNaN || number.isInfinite { return json("\(number)") }
  return "\(number)"
}

/// A string as JSON writes it.
func json(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case _ where scalar.value < 0x20:
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}

internal import DocumentModel
internal import LayoutSystem
internal import Resolution

/// Who hangs in whom, and the cells that lists make.
extension UnitContent {
  mutating func addHierarchy() {
    for view in unit.views where view != unit.root {
      let element = document[view].element
      guard let place = unit.places[element], !place.isOptional else { continue }
      guard let superview = plan.lowering.superview(of: view, in: document),
        var parent = unit.places[document[superview].element]
      else { continue }
      let role = plan.lowering.role(of: view, in: document)
      if plan.lowering.form(of: view) == .guide {
        hierarchy.append("\(parent.receiver)addLayoutGuide(\(place.path))")
        continue
      }
      switch role {
      case .arranged, .subview:
        if document[superview].tag == .visualEffectView { parent = parent.member("contentView") }
        let method = role == .arranged ? "addArrangedSubview" : "addSubview"
        if installations(view).allSatisfy({ $0 }) {
          hierarchy.append("\(parent.receiver)\(method)(\(place.path))")
        } else if !installations(view).contains(true) {
          omit(element, "the object itself", reason: "installed in no size class")
        }
      case .part: addPart(view, place, parent)
      case .root, .topLevel, .contentView, .cell, .detached: break
      }
    }
    for parent in unit.views where plan.lowering.form(of: parent) != .guide {
      let children = plan.lowering.subviews(of: parent, in: document).filter {
        document[$0].role == .subview || document[$0].role == .arranged
      }
      let all = children.map { installations($0) }
      guard all.contains(where: { $0.contains(true) && $0.contains(false) }),
        let place = unit.places[document[parent].element]
      else { continue }
      let list = zip(children, all).compactMap { child, truth -> (String, String)? in
        guard truth.contains(true), let name = unit.places[document[child].element]?.path else {
          return nil
        }
        return (name, space.condition(truth))
      }
      installed.append((place.path, list))
    }
    for view in unit.views {
      let element = document[view].element
      for guide in document.contents(of: .layoutGuides, in: element)
      where document.tag(guide) == .userLayoutGuide {
        guard let place = unit.places[guide], let owner = unit.places[element] else { continue }
        hierarchy.append("\(owner.receiver)addLayoutGuide(\(place.path))")
      }
    }
    addFoldedSpacing()
    registerCells()
  }

  /// In which combinations the masks leave a view where it is.
  func installations(_ view: ViewID) -> [Bool] {
    space.readers.map { $0.isInstalledByMasks(document[view].element) }
  }

  /// Properties that hold a view (uikit_api.tsv: any view class can carry these keys).
  static let parts: Set<String> = [
    "tableHeaderView", "tableFooterView", "backgroundView", "selectedBackgroundView",
    "multipleSelectionBackgroundView", "accessoryView", "editingAccessoryView", "refreshControl",
  ]

  mutating func addPart(_ view: ViewID, _ place: Place, _ parent: Place) {
    let element = document[view].element
    guard let key = document.written(.key, of: element), Self.parts.contains(key) else {
      omit(element, "the part \(document.written(.key, of: element) ?? "") of its view")
      return
    }
    hierarchy.append("\(parent.receiver)\(key) = \(place.path)")
  }

  mutating func registerCells() {
    for index in unit.cells {
      let cell = plan.units[index]
      guard let list = document[cell.root].superview,
        let place = unit.places[document[list].element],
        let identifier = document.written(.reuseIdentifier, of: cell.element), !identifier.isEmpty
      else {
        omit(
          cell.element, "registration", reason: "it has no reuse identifier", name: cell.typeName)
        continue
      }
      let literal = SwiftLiteral.string(identifier)
      switch cell.form {
      case .tableCell:
        hierarchy.append(
          "\(place.receiver)register(\(cell.typeName).self, forCellReuseIdentifier: \(literal))")
      case .collectionCell:
        hierarchy.append(
          "\(place.receiver)register(\(cell.typeName).self, forCellWithReuseIdentifier: \(literal))"
        )
      case .reusableView, .view:
        let isFooter = document.written(.key, of: cell.element) == "sectionFooterView"
        let kind = "UICollectionView.elementKindSection\(isFooter ? "Footer" : "Header")"
        hierarchy.append(
          "\(place.receiver)register(\(cell.typeName).self, forSupplementaryViewOfKind: \(kind), withReuseIdentifier: \(literal))"
        )
      }
    }
  }

  mutating func addSections() {
    for view in unit.views where document[view].tag == .tableView {
      let element = document[view].element
      let folder = document.contents(of: .sections, in: element)
      guard !folder.isEmpty else { continue }
      guard view == unit.root else {
        omit(element, "static sections of a table that is not the root view")
        continue
      }
      for section in folder where document.tag(section) == .tableViewSection {
        let texts = ["headerTitle", "footerTitle"].map { property in
          document.string(property, of: section).map {
            expressions.localized($0, key: property, of: section, name: property).code
          }
        }
        let cells = document.contents(of: .cells, in: section).filter { unit.places[$0] != nil }
        let tableHeight = document.written(.rowHeight, of: element)
        let heights = cells.map { cell in
          document.written(.rowHeight, of: cell).flatMap { $0 == tableHeight ? nil : $0 }
        }
        sections.append(
          Section(
            header: texts[0], footer: texts[1], cells: cells.compactMap { unit.places[$0]?.path },
            heights: heights))
      }
    }
  }
}

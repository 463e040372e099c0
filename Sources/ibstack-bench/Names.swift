import DocumentModel
import Driver
import Emitters
import XMLSyntax

/// `ibstack-bench names [OPTION…] FILE`: what the code that `ibstack compile` makes with the same
/// options calls the objects of a document, one a line, fields apart by tabs: `unit`, its type, the
/// expression that makes its root view, and the function that fills that view where the type is not
/// the view's class; then `place`, the number of an element in document order and where the unit has
/// it. Behind them `scene`, the number of a controller and the expression that makes it, and
/// `segue`, the number of a segue, that of its controller and the function that performs it.
func runNames(_ arguments: [String]) throws {
  let (options, files) = try emitOptions(of: arguments)
  guard let file = files.first, files.count == 1 else { throw NamesError.usage }
  let name = lastComponent(of: file)
  let document = Document.decode(parseXML(name: name, bytes: try readFile(file)).tree).document
  var text = ""
  let names = GeneratedNames(document, name: name, options: options)
  for unit in names.units {
    text += "unit\t\(unit.typeName)\t\(unit.maker)\t\(unit.installer ?? "")\n"
    for place in unit.places { text += "place\t\(place.element.rawValue)\t\(place.path)\n" }
  }
  for scene in names.scenes { text += "scene\t\(scene.controller.rawValue)\t\(scene.maker)\n" }
  for segue in names.segues {
    text += "segue\t\(segue.element.rawValue)\t\(segue.controller.rawValue)\t\(segue.function)\n"
  }
  print(text, terminator: "")
}

private enum NamesError: Error, CustomStringConvertible {
  case usage

  var description: String { "usage: ibstack-bench names [compile's options] FILE" }
}

internal import Diagnostics
internal import DocumentModel
internal import LayoutSystem
internal import Resolution

/// One page about documents that needs nothing else: drawings, data, style and the script that shows
/// them. It runs from a file and asks no network for anything.
package enum PageHTML {
  package static func page(_ documents: [PageDocument]) -> String {
    let title =
      documents.count == 1
      ? documents.first.map { $0.name } ?? "" : "\(documents.count) documents"
    var html = head(
      title: title, style: PageStyle.text + documents.enumerated().map(variables).joined())
    html += body
    for (index, document) in documents.enumerated() {
      html +=
        "<script type=\"application/json\" class=\"document\">\(inScript(json(document)))</script>\n"
      for (number, drawing) in document.drawings.enumerated() {
        // Drawings hold no markup of a script's: every text in them is escaped.
        html +=
          "<script type=\"image/svg+xml\" id=\"drawing-\(index)-\(number)\">\(drawing)</script>\n"
      }
    }
    return html + "<script>\(PageScript.text)</script>\n</body>\n</html>\n"
  }

  static func head(title: String, style: String) -> String {
    let hash = sha256(PageScript.text.utf8).base64
    return """
      <!DOCTYPE html>
      <html lang="en" data-appearance="light">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
      script-src 'sha256-\(hash)'; img-src data:; base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(escaped(title)) – preview</title>
      <style>\(style)</style>
      </head>
      <body>

      """
  }

  private static let body = """
    <header>
    <h1 id="title">Preview</h1>
    <form id="controls" aria-label="What is shown">
    <fieldset id="screens"><legend>Screens</legend></fieldset>
    <fieldset id="overlays"><legend>Overlays</legend></fieldset>
    <fieldset id="choices"><legend>Show</legend>
    <label>Scene <select id="scene"></select></label>
    <label>Direction <select id="direction"></select></label>
    <label>Language <select id="language"></select></label>
    <label>Appearance <select id="appearance"><option value="light">light</option>\
    <option value="dark">dark</option></select></label>
    <label>Zoom <select id="zoom"><option value="0.25">25 %</option><option value="0.5" selected>50 %</option>\
    <option value="0.75">75 %</option><option value="1">100 %</option></select></label>
    <label><input type="checkbox" id="broken"> Only what is broken</label>
    </fieldset>
    </form>
    </header>
    <noscript><p>This page draws its pictures with a script of its own, which is turned off here. \
    <code>ibstack preview --format svg</code> writes the same pictures as files.</p></noscript>
    <div id="page">
    <main id="scenes" aria-label="Scenes"></main>
    <aside aria-label="Views">
    <section aria-labelledby="tree-title"><h2 id="tree-title">Views</h2><ul id="tree" role="tree" \
    aria-labelledby="tree-title"></ul></section>
    <section aria-labelledby="details-title"><h2 id="details-title">Details</h2>\
    <div id="details" role="region" aria-live="polite" aria-labelledby="details-title">\
    <p>Choose a view in a picture or in the tree.</p></div></section>
    </aside>
    </div>
    <p id="status" role="status"></p>

    """

  /// The colours of a document's drawings in both appearances.
  private static func variables(_ index: Int, _ document: PageDocument) -> String {
    func list(_ appearance: Appearance) -> String {
      document.palette.enumerated().map { "--c\($0):\($1[appearance].css)" }.joined(separator: ";")
    }
    return """
      \n.d\(index){\(list(.light))}\n[data-appearance=dark] .d\(index){\(list(.dark))}
      """
  }

  // MARK: Data

  private static func json(_ document: PageDocument) -> String {
    var json = JSONWriter()
    json.beginObject()
    json.member("name", document.name)
    json.key("configurations")
    json.beginArray()
    for configuration in document.configurations { json.page(configuration) }
    json.end()
    json.key("objects")
    json.beginArray()
    for object in document.objects {
      json.beginArray()
      json.value(object.id)
      json.value(object.className)
      json.value(object.name)
      json.value(object.line)
      json.value(object.depth)
      json.value(object.isHidden ? 1 : 0)
      json.end()
    }
    json.end()
    json.key("statements")
    json.beginArray()
    for statement in document.statements {
      json.beginArray()
      json.value(statement.sentence)
      json.value(statement.origin)
      json.value(statement.id)
      json.value(statement.line)
      json.numbers(statement.views)
      json.end()
    }
    json.end()
    json.key("findings")
    json.beginArray()
    for finding in document.findings { json.page(finding) }
    json.end()
    json.key("scenes")
    json.beginArray()
    for scene in document.scenes { json.page(scene) }
    json.end()
    json.key("images")
    json.beginObject()
    for name in document.assets.images.keys.sorted() {
      json.member(name, document.assets.images[name]?.uri)
    }
    json.end()
    json.end()
    return json.finish()
  }

  /// JSON as a script element holds it: nothing in it can end the element.
  private static func inScript(_ json: String) -> String {
    json.replacing("<", with: "\\u003c")
  }

  static func escaped(_ text: String) -> String {
    var result = SVGText()
    result.write(escaping: text)
    return result.string
  }
}

extension JSONWriter {
  fileprivate mutating func numbers(_ numbers: [Int]) {
    beginArray()
    for number in numbers { value(number) }
    end()
  }

  fileprivate mutating func page(_ configuration: Configuration) {
    beginObject()
    member("name", configuration.name)
    member(
      "screen",
      configuration.mode == .canvas
        ? "as designed" : "\(configuration.sizeText) \(configuration.traits.name)")
    member("direction", configuration.direction.rawValue)
    member("language", configuration.language)
    end()
  }

  fileprivate mutating func page(_ finding: Finding) {
    beginObject()
    member("rule", finding.rule)
    member("severity", finding.severity.name)
    member("message", finding.message)
    member("line", finding.file.position(of: finding.range.lowerBound).line)
    member("objects", finding.objects)
    member("constraints", finding.constraints)
    end()
  }

  fileprivate mutating func page(_ scene: PageDocument.Scene) {
    beginObject()
    member("id", scene.id)
    member("title", scene.title)
    member("line", scene.line)
    key("objects")
    numbers(scene.objects)
    key("pictures")
    beginArray()
    for picture in scene.pictures {
      beginObject()
      member("configuration", picture.configuration)
      member("drawing", picture.drawing)
      member("width", picture.size.width)
      member("height", picture.size.height)
      member("status", picture.status.rawValue)
      key("statements")
      numbers(picture.statements)
      key("ambiguities")
      beginArray()
      for ambiguity in picture.ambiguities {
        beginArray()
        value(ambiguity.view)
        value(ambiguity.words)
        end()
      }
      end()
      key("conflicts")
      beginArray()
      for conflict in picture.conflicts {
        beginArray()
        value(conflict.words)
        numbers(conflict.views)
        numbers(conflict.statements)
        end()
      }
      end()
      end()
    }
    end()
    end()
  }
}

extension RGBA {
  /// As a style sheet writes it.
  fileprivate var css: String {
    guard alpha < 1 else { return hex }
    return "rgb(\(red) \(green) \(blue)/\(JSONWriter.text(alpha)))"
  }
}

/// What libyaml finds wrong, for people who write configuration files.
extension YAMLProblem {
  /// Whether the place to look at is where the thing starts that was being read, not where libyaml
  /// gave up on it.
  var isAboutItsContext: Bool {
    switch context {
    case "while scanning an alias", "while scanning an anchor", "while scanning a tag",
      "while parsing a tag", "while scanning a simple key":
      true
    default: message == "found unexpected end of stream"
    }
  }

  /// A sentence without its place.
  ///
  /// - Parameter next: The byte at which libyaml stopped; nil at the end.
  func words(before next: UInt8?) -> String {
    if let words = Self.wordsForContext[context] { return words }
    if message == "found character that cannot start any token" {
      return next == UInt8(ascii: "\t")
        ? "indentation is written with spaces, not tabs"
        : "a text cannot start with this character; put it into quotes"
    }
    // Messages of newer releases that are not known here are still better than none.
    return Self.words[message] ?? "this is no YAML: \(message)"
  }

  private static let wordsForContext = [
    "while scanning an alias":
      "aliases are not read; write the value again, or put a pattern into quotes",
    "while scanning an anchor":
      "anchors are not read; write the value again where it is needed",
    "while scanning a tag": "tags are not read; leave it out, or put the text into quotes",
    "while parsing a tag": "tags are not read; leave it out, or put the text into quotes",
    "while scanning a directive": "a text cannot start with %; put it into quotes",
  ]

  /// By the messages of libyaml's reader.c, scanner.c and parser.c, spelled as there.
  private static let words = [
    "mapping values are not allowed in this context":
      "a colon cannot stand here; check the indentation, and put a text with a colon into quotes",
    "mapping keys are not allowed in this context":
      "a key cannot stand here; start it in a line of its own",
    "block sequence entries are not allowed in this context":
      "an entry with - cannot stand here; start it in a line of its own",
    "could not find expected ':'": "expected a key with a colon, such as rules:",
    "did not find expected key":
      "expected a key; check the indentation, and the quotes and brackets before it",
    "did not find expected '-' indicator":
      "expected an entry that starts with -; check the indentation",
    "did not find expected ',' or ']'": "expected a comma or ]; the brackets have to match",
    "did not find expected ',' or '}'": "expected a comma or }; the brackets have to match",
    "did not find expected node content": "expected a value",
    "did not find expected <document start>":
      "this does not belong to anything above it: check its indentation",
    "found unexpected end of stream": "the text that starts here has no closing quote",
    "found unexpected document indicator":
      "a line that starts with --- or ... cannot stand inside a text in quotes",
    "found unknown escape character":
      "unknown escape; in double quotes a backslash is written \\\\",
    "did not find expected hexdecimal number":
      "this escape needs hexadecimal digits, as in \\u00e9",
    "found invalid Unicode character escape code": "this escape stands for no character",
    "found a tab character where an indentation space is expected":
      "indentation is written with spaces, not tabs",
    "found a tab character that violates indentation":
      "indentation is written with spaces, not tabs",
    "did not find expected comment or line break":
      "nothing but a comment may stand behind | or >; the text starts in the next line",
    "found an indentation indicator equal to 0": "the number behind | or > is 1 to 9",
    "found undefined tag handle": "tags are not read; leave it out, or put the text into quotes",
    "found unexpected ':'": "inside brackets, put a text with a colon into quotes",
    "control characters are not allowed": "a control character; write it as an escape in quotes",
    "invalid leading UTF-8 octet": "this is no UTF-8",
    "invalid trailing UTF-8 octet": "this is no UTF-8",
    "invalid length of a UTF-8 sequence": "this is no UTF-8",
    "invalid Unicode character": "this is no UTF-8",
    "incomplete UTF-8 octet sequence": "this is no UTF-8",
  ]
}

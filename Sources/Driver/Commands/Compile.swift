extension Command {
  static let compile = Command(
    name: "compile",
    summary: "checks what code needs, then emits Swift",
    details: """
      Emits Swift that builds what the documents describe, on standard output or as files \
      under --output DIR. Only what makes code meaningless stops a document.
      """,
    formats: [.swift],
    run: notAvailable)
}

import Testing

/// What the page of diagnostics says of one of them.
struct DiagnosticSection: CustomTestStringConvertible, Sendable {
    let stage: String
    let id: String
    /// The lines of the diagnostic, as it is printed.
    var printed: [String] = []
    /// What it means at length.
    var text: [String] = []
    var titles: [String] = []
    var examples: [String] = []

    init(stage: String, id: String) {
        self.stage = stage
        self.id = id
    }

    var testDescription: String { id }
    var wrong: String? { examples.first }
    var right: String? { examples.last }

    /// The scenario or the tests that show it where one source cannot, from the folder of the page.
    var shownBy: String? {
        let line = text.first { $0.hasPrefix("Shown by ") }
        return line?.firstMatch(of: #/\]\(([^)]+)\)/#).map { String($0.1) }
    }
}

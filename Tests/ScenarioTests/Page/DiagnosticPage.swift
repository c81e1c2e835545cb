import Foundation

/// Documentation/Diagnostics.md, as its readers see it.
struct DiagnosticPage: Sendable {
    /// In their order.
    let sections: [DiagnosticSection]

    static let current = Result {
        try DiagnosticPage(String(contentsOf: root("Documentation/Diagnostics.md"), encoding: .utf8))
    }

    init(_ text: String) {
        var sections: [DiagnosticSection] = []
        var stage = ""
        var fence: [String]?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if let code = fence {
                if line == "```" {
                    sections.indices.last.map { sections[$0].examples.append(code.joined(separator: "\n")) }
                    fence = nil
                } else {
                    fence = code + [line]
                }
            } else if line.hasPrefix("```") {
                fence = []
            } else if line.hasPrefix("## ") {
                stage = String(line.dropFirst(3))
            } else if line.hasPrefix("### ") {
                sections.append(DiagnosticSection(stage: stage, id: String(line.dropFirst(4))))
            } else if let last = sections.indices.last {
                if line.hasPrefix("> ") {
                    sections[last].printed.append(String(line.dropFirst(2)))
                } else if ["Wrong:", "Right:"].contains(line) {
                    sections[last].titles.append(line)
                } else if !line.isEmpty, line != ">" {
                    sections[last].text.append(line)
                }
            }
        }
        self.sections = sections
    }

    /// A file of this checkout.
    static func root(_ path: String) -> URL {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: path)
    }
}

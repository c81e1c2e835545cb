import Foundation
import ListGenKit
import SourceText

/// An example of the page of diagnostics as a program: properties alone are those of a list, and a name that is not
/// declared is that of an ordinary model, or of the cell of one.
struct DiagnosticExample {
    /// The example, made whole.
    let text: String
    /// What it takes for granted.
    let surroundings: String

    /// `right` is the accepted example beside a refused one: what only the refused one names is a slip.
    init(_ example: String, right: String? = nil) {
        let isWhole = example.contains("listgen:list(") || example.contains("listgen:rows(provider")
        let list = isWhole ? example : "// listgen:list(.table)\nstruct Feed {\n\(example)\n}"
        text = "import UIKit\n\(list)\n"
        surroundings = "import UIKit\n" + Self.declarations(for: list, right: right).joined(separator: "\n") + "\n"
    }

    /// What a run over both reports of the example.
    func diagnostics() throws -> [Diagnostic] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in [("Example.swift", text), ("Surroundings.swift", surroundings)] {
            try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
        }
        let generation = Generation(
            .paths(["."], root: Root(folder.path)), jobs: 1, diagnostics: DiagnosticBag(), sources: SourceLibrary())
        return generation.diagnostics.sorted().filter { $0.place?.path != "Surroundings.swift" }
    }

    private static func declarations(for list: String, right: String?) -> [String] {
        let declared = Set(
            list.matches(of: #/\b(?:struct|class|enum|protocol|typealias) `?(\w+)/#).map { String($0.1) }
                + list.matches(of: #/(?:struct|class|enum) \w+<(\w+)/#).map { String($0.1) })
        var shown = names(list)
        if let right {
            let meant = names(right)
            shown = shown.filter { name in
                meant.contains(name) || right.contains(name + "Cell")
                    || name.hasSuffix("Cell") && meant.contains(String(name.dropLast(4)))
            }
        }
        let models = Set(
            list.matches(of: #/var \w+: \[*(\w+)/#).map { String($0.1) }
                + list.matches(of: #/case \w+\(\[?(\w+)/#).map { String($0.1) })
        // Those of which no row is of one kind.
        let without = Set(
            list.matches(of: #/listgen:(?:section|rows)[^\n]*\n\s*(?:\w+ )*?(?:struct|class|enum|protocol) (\w+)/#)
                .map { String($0.1) } + list.matches(of: #/(?:protocol |<)(\w+)/#).map { String($0.1) })
        // What key paths read of any of them.
        let flags = Set((right ?? list).matches(of: #/\\\.(is[A-Z]\w*)/#).map { "; var \($0.1): Bool" }).sorted()
            .joined()
        var wanted = (shown.union(models.intersection(shown.union(declared)).map { $0 + "Cell" })).sorted()
        var known = declared.union(Self.known)
        var found: [String] = []
        while let name = wanted.first {
            wanted.removeFirst()
            guard !["UI", "NS", "CG"].contains(String(name.prefix(2))), known.insert(name).inserted else { continue }
            guard name.hasSuffix("Cell") else {
                found.append("struct \(name): Equatable { let id: Int; var title: String\(flags) }")
                continue
            }
            let model = String(name.dropLast(4))
            if Self.known.contains(model) || model.hasPrefix("UI") { continue }
            if without.contains(model), !shown.contains(name) { continue }
            let isOfModel = models.contains(model) || known.contains(model)
            found.append(
                (isOfModel ? "// listgen:cell\n" : "") + "final class \(name): UITableViewCell {"
                    + (isOfModel ? " func configure(with model: \(model)) {} " : "") + "}")
        }
        return found
    }

    /// The names of types in a text, imports and strings left out.
    private static func names(_ text: String) -> Set<String> {
        let code = text.replacing(#/(?m)^import .*/#, with: "").replacing(#/"(?:[^"\\]|\\.)*"/#, with: "\"\"")
        return Set(code.matches(of: #/(?:^|[^\w.])([A-Z]\w*)/#).map { String($0.1) })
    }

    private static let known: Set<String> = [
        "Any", "AnyCancellable", "AnyHashable", "AnyObject", "Bool", "Codable", "Comparable", "Copyable", "DEBUG",
        "Date",
        "Dictionary", "Double", "Equatable", "Error", "Float", "Hashable", "Identifiable", "IndexPath", "Int",
        "MainActor", "Never", "ObservableObject", "Optional", "Result", "Self", "Sendable", "Set", "String", "Swift",
        "UUID", "URL", "Void", "Array",
    ]
}

import SourceText
import SwiftSurface

/// What the app registers a view class under, which it registers by itself.
struct ReuseRule: ResolutionRule {
    let listScope: ListScope

    /// What apps call the reuse identifier of a class.
    private static let names = ["reuseIdentifier", "identifier", "cellIdentifier", "reuseID", "reuseId"]

    /// A static member that is a string literal.
    private struct Literal {
        var name: String
        var text: String
        var place: SourcePlace
    }

    /// The literal of a static member with such a name, or else the simple name of the class.
    func identifier(of selection: CellSelection) -> String {
        selection.symbol.flatMap { literals(of: $0).first?.text } ?? simpleName(selection)
    }

    private func simpleName(_ selection: CellSelection) -> String {
        guard case .named(let components) = selection.type.syntax, let last = components.last else {
            return selection.type.text
        }
        return last.name
    }

    /// Checks a class without `reuse:` that `mark` says the app registers; false if two members answer.
    func isClear(_ selection: CellSelection, said: MarkValue?, by mark: Mark?) -> Bool {
        guard said == nil, let mark else { return true }
        let place = mark.written(.registered)?.place ?? mark.place
        let all = selection.symbol.map(literals) ?? []
        if let first = all.first, let other = all.first(where: { $0.text != first.text }) {
            let diagnostic = DiagnosticEntry.severalReuseIdentifiers(
                selection.type.text, said: [first, other].map { (name: $0.name, text: $0.text, place: $0.place) })
            listScope.report(diagnostic, at: place, onceOf: selection.type.text)
            return false
        }
        let text = identifier(of: selection)
        if text != selection.type.text {
            let diagnostic = DiagnosticEntry.changedReuseIdentifier(
                selection.type.text, text, member: all.first.map { ($0.name, $0.place) })
            // One that no input declares may be registered at each place that names it.
            listScope.report(diagnostic, at: place, onceOf: selection.symbol.map { table.text(of: $0) })
        }
        return true
    }

    /// The literals of a class by the order of their names; a member hides that of a superclass, whatever it is.
    private func literals(of id: Int) -> [Literal] {
        let parts = table.lineage(of: id).flatMap { table.symbol($0).parts }
        return Self.names.compactMap { name in
            for part in parts {
                guard let found = part.declaration.properties.first(where: { $0.isStatic && $0.name == name }) else {
                    continue
                }
                let text = table.files[part.file].file.flatMap { StraightCode.literal(of: found, in: $0) }
                return text.map {
                    Literal(name: name, text: $0, place: SourcePlace(path: part.path, range: found.nameRange))
                }
            }
            return nil
        }
    }
}

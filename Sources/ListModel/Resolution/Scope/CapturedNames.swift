import SourceText
import SwiftSurface

/// Names in the code of marks that mean members of the types around the mark. The code is copied into an extension of the
/// list, where only the members of the list and what is outside of types have such names.
struct CapturedNames {
    let facts: ProgramFacts

    /// A name, and what it means where the mark is.
    struct Captured {
        var name: String
        /// With the types around it: `Feed.Item.title`.
        var member: String
        var place: SourcePlace?
    }

    private var table: SymbolTable { facts.table }
    /// What expressions name of the row and what is around it.
    private static let given = Set(words: "cell context metrics outline position row section view")

    /// The names in a value of a mark that mean something else in an extension of a list, or nothing.
    func names(in value: MarkValue, of mark: Mark, copiedInto list: Int) -> [Captured] {
        guard let file = table.fileIndex[value.place.path] else { return [] }
        var isPlain = false
        switch value.form {
        case .closure, .expression: break
        // A function or class is looked up from the mark.
        case .name(let name) where name.lastName.first?.isLowercase ?? false: isPlain = true
        default: return []
        }
        var names = StraightCode.names(lookedUpBy: value.text)
        if case .closure = value.form {} else { names.subtract(Self.given) }
        guard !names.isEmpty else { return [] }
        let types = types(around: mark, in: file)
        if isPlain, let name = value.name, name.outerName != nil {
            let scope = SymbolTable.Scope(file: file, type: types.first.map { table.symbol($0).name })
            guard facts.isStaticValue(name, seenFrom: scope) else { return [] }
            isPlain = false
        }
        return names.sorted().compactMap { name in
            guard let owner = types.first(where: { declares(name, $0, isValue: isPlain) }), owner != list else {
                return nil
            }
            let member = name == "Self" ? table.text(of: owner) : table.text(of: owner) + "." + name
            return Captured(name: name, member: member, place: place(of: name, in: owner))
        }
    }

    /// The types in whose declaration a mark is, the innermost first. A mark of a type counts as inside.
    private func types(around mark: Mark, in file: Int) -> [Int] {
        var found: [(id: Int, size: Int)] = []
        for id in table.symbolIDs(declaredIn: file) {
            for part in table.symbol(id).parts where part.file == file {
                let range = part.declaration.range
                let isInside = range.lower <= mark.place.range.lower && mark.place.range.upper <= range.upper
                guard isInside || part.marked.marks.marks.contains(where: { $0.place == mark.place }) else { continue }
                found.append((id, range.upper - range.lower))
            }
        }
        return found.sorted { $0.size < $1.size }.map(\.id)
    }

    /// Whether a type has a static member or a type of a name. Cases do not count: an expression names the payload like
    /// its case.
    private func declares(_ name: String, _ id: Int, isValue: Bool) -> Bool {
        if name == "Self" || facts.hasStaticProperty(name, in: id) { return true }
        guard !isValue else { return false }
        return facts.hasStaticFunction(name, in: id)
            || table.place(ofType: table.symbol(id).name + "." + name, module: table.symbol(id).module) != nil
    }

    private func place(of name: String, in id: Int) -> SourcePlace? {
        table.symbol(id).parts.lazy.compactMap { $0.place(ofMember: name) }.first
    }
}

import SwiftSurface

extension ProgramFacts {
    /// The lists that rows of a list show, also in section structs and section enums that it holds.
    func lists(in list: Int) -> [Int] {
        var found: [Int] = []
        var seen: Set<Int> = [list]
        var open = [list]
        while let owner = open.popLast() {
            for (held, isSection) in typesHeld(by: owner) {
                let marks = marks(of: held)
                if marks.contains(.list) {
                    if !found.contains(held) { found.append(held) }
                } else if isSection || marks.contains(.section) || isRows(held), seen.insert(held).inserted {
                    open.append(held)
                }
            }
        }
        return found
    }

    /// The list that a row is, by the type of its payload; nil for a row of another kind, and for a generic list.
    func nestedList(_ type: ResolvedType, from file: Int) -> Int? {
        guard let id = table.symbolID(of: type.syntax, from: file), table.symbol(id).kind == .struct,
            table.symbol(id).declaration.genericParameters == nil, marks(of: id).contains(.list)
        else { return nil }
        return id
    }

    /// Those, and the lists that their rows show.
    func lists(below list: Int) -> Set<Int> {
        var found: Set<Int> = []
        var open = [list]
        while let outer = open.popLast() {
            for inner in lists(in: outer) where found.insert(inner).inserted { open.append(inner) }
        }
        return found
    }

    /// The types of the properties and cases of a type, without what makes many of them; of a protocol or class marked
    /// `rows` those below it.
    /// - Returns: Each with whether a mark says that its members are rows.
    private func typesHeld(by owner: Int) -> [(id: Int, isSection: Bool)] {
        let symbol = table.symbol(owner)
        if isHierarchy(owner) { return table.heirs(of: owner).types.map { ($0, false) } }
        var held = properties(of: owner).compactMap { site -> (Int, Bool)? in
            guard site.marks[.ignore] == nil else { return nil }
            let member = table.member(site.property, site.marks, owner: owner, part: site.part, of: owner)
            // Twice, for an array of arrays.
            let type = member.type.map { element(of: element(of: $0).0).0 }
            guard let id = type.flatMap({ table.symbolID(of: $0.syntax, from: site.part.file) }) else { return nil }
            return (id, site.marks[.section]?.has(.rows) == true)
        }
        for part in symbol.kind == .enum ? symbol.parts : [] {
            let scope = SymbolTable.Scope(file: part.file, type: symbol.name)
            for parameter in part.declaration.cases.flatMap(\.parameters) {
                let type = element(of: table.resolve(parameter.type, in: scope)).0
                if let id = table.symbolID(of: type.syntax, from: part.file) { held.append((id, false)) }
            }
        }
        return held
    }
}

import SourceText
import SwiftSurface

/// What the marks of types say by themselves.
extension ProgramFacts {
    /// The marks of a type, wherever they stand.
    func marks(of id: Int) -> MarkSet {
        let parts = table.symbol(id).parts
        guard parts.count > 1 else { return parts.first?.marked.marks ?? MarkSet() }
        var result = MarkSet()
        for index in parts.indices {
            result.marks += parts[index].marked.marks.marks
            if parts[index].marked.marks.isFaulty { result.isFaulty = true }
        }
        return result
    }

    func isGenerated(_ id: Int) -> Bool {
        table.files[table.symbol(id).file].isGenerated
    }

    /// Whether lists of other modules, which the run does not see, may name what has these modifiers.
    func isSeenElsewhere(_ modifiers: [String]) -> Bool {
        input.servesOtherModules && Access(modifiers).level >= .package
    }

    /// Whether such lists may hold a type that parts are generated for.
    func servesOtherModules(_ id: Int) -> Bool {
        guard isSeenElsewhere(table.symbol(id).declaration.modifiers), isGenerated(id), !isProvider(id) else {
            return false
        }
        let marks = marks(of: id)
        return isRows(id) || isActions(id) || marks.contains(.section) && !marks.contains(.list)
    }

    func isProvider(_ id: Int) -> Bool {
        isRows(id) && marks(of: id)[.rows]?.has(.provider) ?? false
    }

    func rowIDName(_ id: Int) -> String {
        typeName(.rowIDType, saidBy: marks(of: id)[.rows], in: id)
    }

    /// The names of the types that are generated inside a section struct.
    func sectionNames(_ id: Int) -> (row: String, rowID: String, snapshot: String) {
        let mark = marks(of: id)[.section]
        return (
            typeName(.rowType, saidBy: mark, in: id), typeName(.rowIDType, saidBy: mark, in: id),
            typeName(.snapshotType, saidBy: mark, in: id)
        )
    }

    /// The names of the types that are generated inside a section enum.
    func sectionEnumNames(_ id: Int) -> SectionEnumDefinition.Names {
        let mark = marks(of: id)[.section]
        var names = SectionEnumDefinition.Names()
        names.row = typeName(.rowType, saidBy: mark, in: id)
        names.rowID = typeName(.rowIDType, saidBy: mark, in: id)
        names.sectionID = typeName(.sectionIDType, saidBy: mark, in: id)
        names.snapshot = typeName(.snapshotType, saidBy: mark, in: id)
        return names
    }

    func isSectionEnum(_ id: Int) -> Bool {
        table.symbol(id).kind == .enum && marks(of: id).contains(.section)
    }

    /// The `row` marks on a typealias of the type of a row, then those on the type itself.
    func modelMarks(of type: ResolvedType, from file: Int) -> [Mark] {
        var result = aliasMarks[type.text] ?? []
        if let id = table.symbolID(of: type.syntax, from: file) {
            result += marks(of: id).all(.row)
        }
        return result
    }

    /// The classes that `cells:` of the marks names, those of the first mark first.
    func namedCells(_ marks: [Mark]) -> [MarkValue] {
        marks.flatMap { $0.written(.cells)?.elements ?? [] }
    }

    /// Whether a class is, or may be meant to be, a cell that is found by its model.
    func isMarkedCell(_ id: Int) -> Bool {
        guard table.symbol(id).kind == .class else { return false }
        let marks = marks(of: id)
        return marks.contains(.cell) || marks.isFaulty && marks.isEmpty
    }

    /// Whether a place is in the declaration of a type itself rather than in one that it shares with others.
    func isInside(_ place: SourcePlace, _ id: Int) -> Bool {
        let symbol = table.symbol(id)
        let range = symbol.declaration.range
        return place.path == symbol.path && range.lower <= place.range.lower && place.range.upper <= range.upper
    }

    /// The marks that may say `refill:`, the narrower first.
    func refillMarks(of selection: CellSelection, site: RowSite) -> [Mark] {
        let others = (site.rowMarks + site.modelMarks).filter { mark in
            !mark.has(.when) && (selection.mark == nil || !mark.has(.cell)) && mark.place != selection.mark?.place
        }
        let ofCell = selection.symbol.map { self.marks(of: $0).all(.cell) } ?? []
        return (selection.mark.map { [$0] } ?? []) + others + ofCell
    }
}

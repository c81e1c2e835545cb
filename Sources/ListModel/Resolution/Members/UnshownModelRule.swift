import SourceText
import SwiftSurface

/// What was probably meant by a property that no cell shows.
struct UnshownModelRule: ResolutionRule {
    let listScope: ListScope

    /// What to say of a row that no cell shows; `type` is that of its property.
    func unshownModel(_ row: RowSite, type: TypeSyntax? = nil) -> UnshownModel {
        if let id = facts.unmarkedEnum(row), row.rows == nil, carriesRows(id) {
            return .alternatives(table.text(of: id))
        }
        if let id = facts.unmarkedEnum(row), row.multiplicity == .many(isArray: true) {
            return .enumeration(table.text(of: id))
        }
        if let (shape, element) = type.flatMap(RowlessShape.of) {
            return .shape(shape, array: TypeSyntax.array(element).description)
        }
        if let name = unmarkedSection(row) { return .section(name) }
        if facts.isKnownModel(row) { return .declared }
        return misspeltModel(row) ?? .foreign
    }

    /// Whether a case of an enum carries an array of what cells show.
    private func carriesRows(_ id: Int) -> Bool {
        let symbol = table.symbol(id)
        return symbol.parts.contains { part in
            let scope = SymbolTable.Scope(file: part.file, type: symbol.name)
            return part.declaration.cases.contains { item in
                guard item.parameters.count == 1, let parameter = item.parameters.first else { return false }
                let (element, multiplicity) = facts.element(of: table.resolve(parameter.type, in: scope))
                guard case .many = multiplicity else { return false }
                return isShown(element, from: part.file)
            }
        }
    }

    /// The model of a cell that is spelled almost like a type that no input declares.
    private func misspeltModel(_ row: RowSite) -> UnshownModel? {
        guard let type = row.types.first, case .named(let components) = type.syntax, components.count == 1,
            let name = components.first?.name, !table.declares(name), !StandardTypes.isOfSystem(name)
        else { return nil }
        // Two edits make another word of a short one.
        return Spelling.nearest(
            to: name, among: facts.cells.byModel.keys.sorted(), within: name.utf8.count > 4 ? 3 : 2
        )
        .map { .misspelt(name, near: $0) }
    }

    /// The struct of the program that a property of a list holds and that has rows of its own, but no mark.
    private func unmarkedSection(_ row: RowSite) -> String? {
        let holder = table.symbolID(of: TypeSyntax(parsing: row.owner), from: row.file)
        guard row.multiplicity != .optional, let holder, facts.marks(of: holder).contains(.list),
            let type = row.types.first,
            let id = table.symbolID(of: type.syntax, from: row.file), table.symbol(id).kind == .struct
        else { return nil }
        let holdsRows = facts.properties(of: id).contains { site in
            let (property, marks) = (site.property, site.marks)
            guard !property.isComputed, !marks.contains(.ignore),
                let held = table.member(property, marks, owner: id, part: site.part, of: id).type
            else { return false }
            let (element, multiplicity) = facts.element(of: held)
            guard case .many = multiplicity else { return false }
            return isShown(element, from: site.part.file)
        }
        return holdsRows ? table.text(of: id) : nil
    }

    /// Whether the marks of a type, or a cell for it, say that it is a row.
    private func isShown(_ type: ResolvedType, from file: Int) -> Bool {
        if !facts.modelMarks(of: type, from: file).isEmpty { return true }
        if let id = table.symbolID(of: type.syntax, from: file), facts.marks(of: id).contains(.rows) { return true }
        return cells(for: type.syntax, from: file).contains {
            asksFirst(for: type, cell: $0, from: file)
        }
    }
}

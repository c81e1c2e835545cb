import SwiftSurface

/// Types marked `rows`: enums, and protocols and classes whose kinds of rows are the types below them.
extension ProgramFacts {
    func isRows(_ id: Int) -> Bool {
        [.enum, .protocol, .class].contains(table.symbol(id).kind) && marks(of: id).contains(.rows)
    }

    /// Whether it is marked as an enum of what can be done to rows.
    func isActions(_ id: Int) -> Bool { table.symbol(id).kind == .enum && marks(of: id).contains(.actions) }

    /// Whether the kinds of rows are the types below it, for which an enum is generated.
    func isHierarchy(_ id: Int) -> Bool { table.symbol(id).kind != .enum && isRows(id) }

    /// The name of the enum that its rows are values of, without what is around it.
    func rowsName(_ id: Int) -> String {
        let symbol = table.symbol(id)
        guard isHierarchy(id) else { return symbol.baseName }
        let suffix = input.typeNames(of: symbol.module)["Row"] ?? "Row"
        return marks(of: id)[.rows]?.written(.rowType)?.string ?? symbol.baseName + suffix
    }

    /// That enum in full.
    func rowsText(_ id: Int) -> String {
        let text = table.text(of: id)
        guard isHierarchy(id) else { return text }
        return (outerText(of: text).map { $0 + "." } ?? "") + Symbol.spelled(rowsName(id))
    }

    /// That enum as the file that declares it says it.
    func rowsDeclaration(_ id: Int) -> String {
        let symbol = table.symbol(id)
        guard isHierarchy(id) else { return symbol.spelledName }
        return (outerText(of: symbol.spelledName).map { $0 + "." } ?? "") + Symbol.spelled(rowsName(id))
    }

    /// What is in front of the last component of a name; nil for a name of one.
    func outerText(of name: String) -> String? { name.outerName }

    /// The enum of the program that a row would show and that is not marked `rows`.
    func unmarkedEnum(_ row: RowSite) -> Int? {
        guard row.rows == nil, let type = row.types.first, let id = table.symbolID(of: type.syntax, from: row.file),
            table.symbol(id).kind == .enum
        else { return nil }
        return id
    }

    /// The type of the `id` that a protocol requires of its kinds, for one whose members no input declares.
    func requiredIdentity(of site: RowSite) -> ResolvedType? {
        guard let root = table.symbolID(named: site.owner, from: site.scope), isHierarchy(root),
            let type = table.member("id", of: root)?.type,
            StandardTypes.values.contains(type.text) || table.symbolID(of: type.syntax, from: site.file) != nil
        else { return nil }
        return type
    }
}

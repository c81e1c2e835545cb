import SourceText
import SwiftSurface

/// What a section mark reads of its struct: state, not rows.
struct SectionStateRule: ResolutionRule {
    let listScope: ListScope

    /// Whether an unmarked property is the identity of its section, or what its header or footer shows. A cell that
    /// takes its type beside a model makes no row of it, as `today: String` makes none of `let id: String`.
    func isStateOfSection(_ row: RowSite, of owner: Int) -> Bool {
        guard row.rows == nil, row.rowMarks.isEmpty, row.modelMarks.isEmpty,
            isReadBySection(row.property, of: owner)
        else { return false }
        switch row.multiplicity {
        case .one, .optional: return !isShownModel(row)
        // A section may tell how many rows it has.
        default: return !isRow(row)
        }
    }

    /// Any property may be read where the mark names a member that there is not.
    private func isReadBySection(_ property: String, of owner: Int) -> Bool {
        let isDefaultIdentity = property == "id" && facts.marks(of: owner).all(.section).contains { !$0.has(.id) }
        return isDefaultIdentity
            || membersReadBySection(owner).contains { keyPath, missing, _ in
                keyPath.firstMember == property || missing != nil
            } || propertiesAsTitles(owner).contains { $0.name == property }
    }

    /// Whether the type of a row is one of the program that a cell asks for first.
    private func isShownModel(_ row: RowSite) -> Bool {
        guard facts.isKnownModel(row), let model = row.types.first else { return false }
        let named = facts.namedCells(row.outer).compactMap { symbol(ofCell: $0, from: row.file) }
        return (cells(for: model.syntax, from: row.file) + named).contains {
            asksFirst(for: model, cell: $0, from: row.file)
        }
    }

    /// The key paths in the section marks of a type, each with the member that lacks and the type that lacks it.
    private func membersReadBySection(
        _ id: Int
    ) -> [(keyPath: MarkKeyPath, missing: (name: String, owner: Int)?, place: SourcePlace)] {
        facts.marks(of: id).all(.section).flatMap { mark in
            [mark.written(.id), mark.written(.header), mark.written(.footer)].compactMap { value in
                guard let value, let keyPath = value.keyPath else { return nil }
                let type = ResolvedType(syntax: TypeSyntax(parsing: table.text(of: id)))
                let missing = table.missingMember(keyPath.members, in: type, from: table.symbol(id).file)
                return (keyPath, missing, value.place)
            }
        }
    }

    /// The headers and footers of a type that name a property of it as if it were a constant.
    private func propertiesAsTitles(_ id: Int) -> [(name: String, argument: String, place: SourcePlace)] {
        facts.marks(of: id).all(.section).flatMap { mark in
            [MarkArgumentName.header, .footer].compactMap { argument in
                guard let value = mark.written(argument), let name = value.name, table.hasMember(name, of: id) else {
                    return nil
                }
                return (name, argument.rawValue, value.place)
            }
        }
    }

    /// Reports the members that the section marks of a type read and nobody declares, or that they do not read rightly.
    func checkMembersReadBySection(_ id: Int) {
        for (name, argument, place) in propertiesAsTitles(id) {
            report(.propertyAsTitle(name, argument: argument, of: table.text(of: id)), at: place)
        }
        for (keyPath, missing, place) in membersReadBySection(id) {
            guard let (name, owner) = missing else { continue }
            let names = table.members(of: owner).map(\.property.name)
            report(.unknownMember(name, in: table.text(of: owner), members: names, path: keyPath.members), at: place)
        }
    }
}

import SourceText
import SwiftSurface

/// Properties whose elements are sections although no mark stands at their type: `[[T]]`, and elements that hold their
/// rows in a member.
struct CollectionsRule: ResolutionRule {
    let listScope: ListScope

    /// The rows of each section.
    struct Rows {
        /// The member that holds them; empty if the section is the collection.
        var member: String
        /// The type of that collection.
        var type: ResolvedType
        var element: ResolvedType
        var multiplicity: RowSource.Multiplicity
        var isSettable: Bool
    }

    /// What the rows of each element of a property are. Nil for other properties; nil inside where that is reported.
    func rowsType(
        of section: ResolvedType, _ multiplicity: RowSource.Multiplicity, _ marks: MarkSet, subject: String, file: Int
    ) -> Rows?? {
        let said = applied.value(.rows, of: marks[.section])
        guard case .many = multiplicity else {
            if let said { report(.rowsOfNoCollection(subject), at: said.place) }
            return said == nil ? .none : .some(nil)
        }
        guard let said, let path = said.keyPath else {
            let (element, inner) = facts.element(of: section)
            guard case .many = inner, !marks.marks.isEmpty || isKnown(element, file: file) else { return .none }
            return Rows(member: "", type: section, element: element, multiplicity: inner, isSettable: true)
        }
        guard let type = type(path, in: section, said, file: file) else { return .some(nil) }
        let (element, inner) = facts.element(of: type)
        guard case .many = inner else {
            report(.rowsAreNoCollection(path.members, type: type.text), at: said.place)
            return .some(nil)
        }
        return Rows(
            member: path.members, type: type, element: element, multiplicity: inner,
            isSettable: isSettable(path, in: section, file: file))
    }

    /// Whether something shows the element of an array of arrays.
    private func isKnown(_ element: ResolvedType, file: Int) -> Bool {
        if table.symbolID(of: element.syntax, from: file) != nil { return true }
        return !cells(for: element.syntax, from: file).isEmpty
    }

    private func type(
        _ path: MarkKeyPath, in section: ResolvedType, _ value: MarkValue, file: Int
    ) -> ResolvedType? {
        let site = RowSite(
            subject: section.text, name: section.text, caseName: "", types: [section], file: file, owner: section.text,
            place: value.place)
        if path.type == nil, table.symbolID(of: section.syntax, from: file) == nil {
            report(.unknownMemberType(path.members, in: section.text, members: [], holdsRows: true), at: value.place)
            return nil
        }
        return MemberPathRule(self).type(path, value, in: section, site: site)
    }

    private func isSettable(_ path: MarkKeyPath, in section: ResolvedType, file: Int) -> Bool {
        guard let id = table.symbolID(of: section.syntax, from: file), let member = table.member(path.members, of: id)
        else { return false }
        return facts.isSettable(member)
    }
}

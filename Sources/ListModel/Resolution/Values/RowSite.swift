import SourceText
import SwiftSurface

/// A row property or a case, with what it means and what stands around it.
struct RowSite {
    /// For messages and `explain`: `Feed.stories`.
    var subject: String
    var name: String
    /// Its case in the enum that holds it: the name, or that of the user's own case.
    var caseName: String
    /// Empty for a case and for the empty row.
    var property = ""
    var multiplicity = RowSource.Multiplicity.one
    var payload: [RowPayload] = []
    /// The types of the payload, in full.
    var types: [ResolvedType] = []
    /// The rows enum that the only payload is.
    var rows: Int?
    var marks = MarkSet()
    /// The `row` marks of the model, or of the typealias that names it.
    var modelMarks: [Mark] = []
    /// The marks around it in its own type, narrower ones first.
    var outer: [Mark] = []
    /// The cell that is named already: that of an empty row.
    var cell: MarkValue?
    /// What is said of it beside its class.
    var cellMark: Mark? = nil
    var file: Int
    /// The qualified name of the type that it is a member of.
    var owner: String
    var isSettable = false
    var conditions: [Condition] = []
    var place: SourcePlace
    /// How what it shows is loaded, where the property holds ids; until the steps to it are known, at depth 0.
    @OutOfLine var load: RowLoad? = nil
    /// How its property is declared; nil without one.
    var declaration: PropertyDeclaration?
    /// Whether it stands for the rows of a section for each element of its property.
    var isOfEachSection = false
    /// The member of such an element that holds them, as the mark writes it.
    var path: String?
    /// Whether it is named by a section mark, which has no `configure:`.
    var isOfSection = false
    /// What stands for the type parameters of the section struct that it is a row of.
    var typeArguments: [String: TypeSyntax] = [:]
    /// The list that its only payload is.
    var nestedList: Int?
    /// Where its section is declared, for a header.
    var section: SourcePlace?

    /// The declaration that a requirement for it belongs to.
    var requirementOwner: SourcePlace { section ?? place }

    /// Whether it is a case of a rows enum, not a property of a list or section.
    var isCase: Bool { property.isEmpty && !payload.isEmpty && !isOfEachSection }

    /// Whether it is a case without a payload of a rows enum, of which there may be many equal rows.
    var isRepeatable: Bool {
        property.isEmpty && payload.isEmpty && multiplicity == .one && !isOfEachSection && !isOfSection
    }

    var scope: SymbolTable.Scope {
        SymbolTable.Scope(file: file, type: owner)
    }

    /// As in `a Story`, for messages.
    var model: String {
        types.isEmpty ? "a row without a model" : types.map(\.text).joined(separator: ", ")
    }

    /// The `row` marks of the place itself, then those of the model.
    var rowMarks: [Mark] {
        marks.all(.row)
    }

    /// The name of its property if that is a `Bool`, which says only whether the row is there.
    var flag: String? { multiplicity == .flag ? property : nil }

    var isFaulty: Bool {
        marks.isFaulty || marks.marks.contains(where: \.isFaulty)
    }

    /// The payload as parameters of a requirement: the first under the name of the row.
    var payloadParameters: [Requirement.Parameter] {
        payload.enumerated().map { index, payload in
            guard index > 0 else {
                return Requirement.Parameter(label: name, name: name, type: payload.type, value: .payload(0))
            }
            let own = payload.binding == name ? payload.binding + String(index) : payload.binding
            return Requirement.Parameter(label: payload.label, name: own, type: payload.type, value: .payload(index))
        }
    }
}

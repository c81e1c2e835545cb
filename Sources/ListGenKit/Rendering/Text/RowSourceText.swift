import ListModel
import SwiftSurface

/// The expressions over one row property: how many rows, which row, which identity, what changed.
struct RowSourceText {
    let source: RowSource
    /// The row properties of the same section, for the empty row.
    let siblings: [RowSource]
    /// What stands before the property: nothing, `applied.`, `old.`.
    let receiver: String
    /// True if the elements are themselves the rows of the list.
    let isAlias: Bool
    /// Set where identities are wanted.
    let index: ProgramIndex?
    /// The expression of the identity of the section, where its rows carry it.
    var sectionID: String?

    init(
        _ source: RowSource, siblings: [RowSource], receiver: String = "", isAlias: Bool = false,
        index: ProgramIndex? = nil
    ) {
        self.index = index
        self.source = source
        self.siblings = siblings
        self.receiver = receiver
        self.isAlias = isAlias
    }

    var property: String { source.path.map { receiver + $0 } ?? Namer.property(source.property, of: receiver) }
    var caseName: String { "." + Namer.member(source.name) }

    /// A condition that holds while it has no rows; nil if it always has one.
    var isEmpty: String? {
        switch source.multiplicity {
        case .one: nil
        case .optional: "\(property) == nil"
        case .many: "\(property).isEmpty"
        case .flag: "!\(property)"
        case .empty(let names): names.isEmpty ? nil : "!(\(sectionIsEmpty(names)))"
        }
    }

    /// The condition of the empty row.
    private func sectionIsEmpty(_ names: [String]) -> String {
        let terms = siblings.filter { if case .empty = $0.multiplicity { false } else { names.contains($0.property) } }
            .map { RowSourceText($0, siblings: siblings, receiver: receiver).isEmpty ?? "false" }
        return terms.joined(separator: " && ")
    }

    /// The condition under which its only row is there; nil for one that always is, and for many rows.
    var presence: String? {
        switch source.multiplicity {
        case .one, .many: nil
        case .optional: "\(property) != nil"
        case .flag: property
        case .empty(let names): sectionIsEmpty(names)
        }
    }

    /// Whether it is one row without payload that is always there.
    var isConstant: Bool {
        guard case .one = source.multiplicity, case .none = source.element else { return false }
        return source.conditions.isEmpty
    }

    var isMany: Bool {
        if case .many = source.multiplicity { true } else { false }
    }

    var count: String {
        if isMany { return "\(property).count" }
        return presence.map { "(\($0) ? 1 : 0)" } ?? "1"
    }

    func element(at index: String) -> String {
        if case .many(isArray: false) = source.multiplicity {
            return "\(property)[\(property).startIndex + \(index)]"
        }
        return "\(property)[\(index)]"
    }

    /// The row of `value`.
    func row(_ value: String) -> String {
        if isAlias { return value }
        if case .none = source.element { return caseName }
        return ofCase(value)
    }

    /// The case with an associated value, after that of the section.
    private func ofCase(_ value: String?) -> String {
        let values = [sectionID, value].compactMap { $0 }
        return caseName + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
    }

    /// The identity of the row of `value`, which is the one at `index` of its property.
    func rowID(_ value: String, at index: String) -> String {
        if source.identifyingRows != nil { return isAlias ? "\(value).rowID" : ofCase("\(value).rowID") }
        switch source.identity {
        case .kind: return ofCase(nil)
        case .key(let key, _): return ofCase(Identity.key(key, of: value))
        case .value: return ofCase(value)
        case .position: return ofCase(index)
        case .occurrence: return ofCase("\(value), 0")
        }
    }

    /// The statements that return the identity of the row at `index`, where the equal ones before it are counted; nil
    /// where it says its own. The constants are named for the property, which alone is read beside them.
    func countedRowID(at index: String) -> [String]? {
        guard isCounted else { return nil }
        let row = Namer.identifier((source.property.isEmpty ? source.name : source.property) + "Row")
        let before = "\(property).prefix(\(index)).lazy.filter"
        if source.identifyingRows != nil {
            let base = Namer.identifier((source.property.isEmpty ? source.name : source.property) + "ID")
            let id = "\(row).rowID(occurrence: \(before) { $0.rowID == \(base) }.count)"
            return [
                "let \(row) = \(element(at: index))", "let \(base) = \(row).rowID",
                "return \(isAlias ? id : ofCase(id))",
            ]
        }
        return [
            "let \(row) = \(element(at: index))", "return \(ofCase("\(row), \(before) { $0 == \(row) }.count"))",
        ]
    }

    /// Whether the equal rows before one are part of its identity.
    var isCounted: Bool {
        guard isMany else { return false }
        if let rows = source.identifyingRows { return index?.numbersOccurrences(rows: rows.type) == true }
        if case .occurrence = source.identity { return true }
        return false
    }

    /// The identities of all its rows where equal ones are counted; nil if each says its own.
    var countedRowIDs: String? {
        guard isCounted, source.conditions.isEmpty else { return nil }
        if source.identifyingRows != nil {
            let id = "$0.rowID(occurrence: $1)"
            return "Self.rowIDs(counting: \(property), by: { $0.rowID }) { \(isAlias ? id : ofCase(id)) }"
        }
        return "Self.rowIDs(counting: \(property), by: { $0 }) { \(ofCase("$0, $1")) }"
    }

    /// Whether `rowID` reads its value.
    var identityReadsValue: Bool {
        if source.identifyingRows != nil { return true }
        switch source.identity {
        case .kind, .position: return false
        case .key, .value, .occurrence: return true
        }
    }

    /// The associated values of the case in the row enum, or nil without any.
    var rowPayload: String? {
        switch source.element {
        case .none: nil
        case .model(let payload): payload.type
        case .rows(let type, _): type
        }
    }

    /// The associated values of the case in the identity enum, or nil without any.
    var rowIDPayload: String? {
        if let rows = source.identifyingRows { return "\(rows.type).\(rows.rowIDName)" }
        return Self.payload(of: source.identity)
    }

    static func payload(of identity: Identity) -> String? {
        switch identity {
        case .kind: nil
        case .key(let key, let type): Identity.keyType(key, type)
        case .value(let type): type
        case .position: Namer.own("Int")
        case .occurrence(let type): Namer.own(type.isEmpty ? "Int" : "\(type), Int")
        }
    }

    /// The closure of an only row.
    static let sameIdentity = "{ _ in 0 }"

    /// The closure that answers the identity of an element for the diff.
    var identityClosure: String {
        if source.identifyingRows != nil { return "{ $0.rowID }" }
        switch source.identity {
        case .kind, .position: return Self.sameIdentity
        case .key(let key, _): return "{ \(Identity.key(key, of: "$0")) }"
        case .value, .occurrence: return "{ $0 }"
        }
    }

    /// The closure that answers whether an element shows the same as before.
    var contentClosure: String {
        if case .rows = source.element { return "{ $0.isUnchanged(from: $1) }" }
        if case .none = source.content { return "{ _, _ in true }" }
        if case .always = source.content { return "{ _, _ in false }" }
        return "{ \(ContentText.comparison("$0", "$1", source.content)) }"
    }
}

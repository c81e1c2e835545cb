import ListRuntime

/// A form: rows whose cells the context owns, among others; no generated code.
struct FormState: ListState, Equatable {
    enum Row: Equatable {
        case name(String)
        case phone(String)
        case note(String, isOwned: Bool)
        case tag(Int)
    }

    enum RowID: Hashable {
        case name, phone, note, tag(Int)
    }

    /// Nil where there is no such row.
    var name: String? = "Ada"
    var phone: String? = "1"
    var tags = [1, 2, 3]
    var note = "Note"
    /// Whether the context owns the cell of the note.
    var ownsNote = true
    /// Nil without a title.
    var title: String? = "Tags"

    private var fields: [Row] { [name.map(Row.name), phone.map(Row.phone)].compactMap { $0 } }

    var sectionCount: Int { 3 }
    func rowCount(inSection section: Int) -> Int { section == 0 ? fields.count : section == 1 ? tags.count : 1 }
    func section(at index: Int) -> Int? { index < 3 ? index : nil }
    func row(at path: RowPath) -> Row? {
        guard path.section < 3, (0..<rowCount(inSection: path.section)).contains(path.row) else { return nil }
        switch path.section {
        case 0: return fields[path.row]
        case 1: return .tag(tags[path.row])
        default: return .note(note, isOwned: ownsNote)
        }
    }
    func rowID(at path: RowPath) -> RowID? {
        switch row(at: path) {
        case .name?: .name
        case .phone?: .phone
        case .note?: .note
        case .tag(let tag)?: .tag(tag)
        case nil: nil
        }
    }

    static func changes(from old: FormState, to new: FormState) -> ListChanges {
        var builder = ListChanges.Builder()
        _ = builder.section(headerIsUnchanged: old.title == new.title) { rows in
            rows.optional(old.name, new.name, isUnchanged: ==)
            rows.optional(old.phone, new.phone, isUnchanged: ==)
        }
        _ = builder.section { rows in
            rows.many(old.tags, new.tags, id: { $0 }, isUnchanged: ==)
        }
        _ = builder.one(old, new) { $0.note == $1.note && $0.ownsNote == $1.ownsNote }
        return builder.build()
    }
}

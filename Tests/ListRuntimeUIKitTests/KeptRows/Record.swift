/// An object of a database: once it is deleted nothing may be read of it.
final class Record {
    private var storedID: Int
    private var storedTitle: String
    private(set) var isDeleted = false
    /// What was read of it too late.
    private(set) var lateReads: [String] = []

    init(_ id: Int, _ title: String) { (storedID, storedTitle) = (id, title) }

    var id: Int {
        get { read(storedID, "id") }
        set { storedID = newValue }
    }

    var title: String {
        get { read(storedTitle, "title") }
        set { storedTitle = newValue }
    }

    var isUrgent: Bool { title.hasSuffix("!") }

    func delete() { isDeleted = true }

    private func read<Value>(_ value: Value, _ name: String) -> Value {
        if isDeleted { lateReads.append(name) }
        return value
    }
}

import ListModel

/// How generated code reads a row of a state, and writes it back.
enum RowAccessText {
    /// Key paths: `in: \\.stories, from: 1`.
    case path(String)
    /// Expressions over `state` and `path`; the value of a section enum is taken out and put back.
    case code(index: String, read: String, write: String, in: UpdateFunctions.EnumValue? = nil)

    /// The only row of a property of the list.
    static func only(_ source: RowSource, in list: ListDefinition) -> RowAccessText {
        .path("at: \\\(list.valueMember).\(Namer.member(source.property))")
    }

    /// One of the rows of a property.
    init(_ source: RowSource, in holder: UpdateFunctions.Holder) {
        let property =
            source.path.map { ".\($0)" } ?? (source.property.isEmpty ? "" : "." + Namer.member(source.property))
        let start = RowStart(sources: holder.sources).offset("", of: source, receiver: holder.read + ".")
        if let outline = source.declaration?.outline {
            self = .code(
                index: "", read: "\(holder.read)\(property)[path.row\(start)]",
                write: Self.change(source, outline, in: holder, at: "path.row" + start, "$0 = row"))
        } else if let path = holder.path, let start = start.isEmpty ? 0 : Int(start.dropFirst(" - ".count)) {
            self = .path(
                path + (property.isEmpty ? ".self" : property)
                    + UpdateFunctions.start(start, label: path.hasSuffix(", \\") ? "fromRow" : "from"))
        } else {
            self = .code(
                index: "path.row" + start, read: "\(holder.read)\(property)[index]",
                write: "\(holder.write)\(property)[index] = row")
        }
    }

    /// The statement that changes the row at an index of an outline, where the list holds it and where it is shown.
    private static func change(
        _ source: RowSource, _ outline: PropertyDeclaration.Outline, in holder: UpdateFunctions.Holder,
        at index: String,
        _ change: String
    ) -> String {
        let property = "." + Namer.member(source.property)
        let (read, write) = (holder.read + property, holder.write + property)
        return "\(read).change(\(index), in: &\(write), children: \\.\(outline.children)) { \(change) }"
    }

    /// The call that shows or hides what is below the row `row` of an outline, whose identity among its rows is `id`; nil
    /// if all is shown.
    static func toggle(_ source: RowSource, in holder: UpdateFunctions.Holder) -> [String]? {
        guard let outline = source.declaration?.outline, case .model(let payload) = source.element else { return nil }
        let toggled: String
        switch outline.expansion {
        case .always: return nil
        case .identities(let set): toggled = "\(holder.write).\(Namer.member(set)).formSymmetricDifference([id])"
        case .member(let member):
            let start = RowStart(sources: holder.sources).offset("path.row", of: source, receiver: holder.read + ".")
            toggled =
                payload.isReference
                ? "\(holder.read).\(Namer.member(source.property))[\(start)].\(member).toggle()"
                : change(source, outline, in: holder, at: start, "$0.\(member).toggle()")
        }
        let path = toggled.contains("path.") ? "path" : "_"
        return ["return toggleRow(row) { state, \(path) in", "    \(toggled)", "}"]
    }

    /// The call that changes the row with an identity.
    func update(_ rowID: String) -> [String] {
        switch self {
        case .path(let path): ["updateRow(\(rowID), \(path), change)"]
        case .code:
            ["updateRow(\(rowID), change) { state, path in"] + reading + ["} write: { state, path, row in"] + writing
                + ["}"]
        }
    }

    /// The statements that change the row of a cell, of a type. `change` is a closure's body over the row, under a name.
    func write(_ type: String, _ change: (String) -> [String]) -> [String] {
        switch self {
        case .path(let path): SwitchText.closure("write(from: cell, \(path))", over: "row", change)
        case .code:
            ["write(from: cell) { (row: inout \(type)) in"] + change("row").map { "    \($0)" }
                + ["} read: { state, path in"] + reading + ["} write: { state, path, row in"] + writing + ["}"]
        }
    }

    private var reading: [String] {
        guard case .code(let index, let read, _, let value) = self else { return [] }
        let test = value.map { ["    guard case \($0.pattern)(let \($0.binding)) = \($0.read) else { return nil }"] }
        return (test ?? []) + (index.isEmpty ? [] : ["    let index = \(index)"]) + ["    return \(read)"]
    }

    private var writing: [String] {
        guard case .code(let index, _, let write, let value) = self else { return [] }
        let test = value.map { ["    guard case \($0.pattern)(var \($0.binding)) = \($0.written) else { return }"] }
        return (test ?? []) + (index.isEmpty ? [] : ["    let index = \(index)"]) + ["    \(write)"]
            + (value.map { ["    \($0.written) = \($0.value)"] } ?? [])
    }
}

import ListModel

/// How generated code reads a row of a state, and writes it back.
enum RowAccessText {
    /// Key paths: `.in(\\.stories, from: 1)`.
    case path(String)
    /// Statements over `state` and `path`; the value of a section enum is taken out and put back.
    case code(read: [String], write: [String], in: UpdateFunctions.EnumValue? = nil)

    /// One of the rows of a property.
    init(_ source: RowSource, in holder: UpdateFunctions.Holder) {
        let property =
            source.path.map { ".\($0)" } ?? (source.property.isEmpty ? "" : "." + Namer.member(source.property))
        let start = RowStart(sources: holder.sources).offset("", of: source, receiver: holder.read + ".")
        let isOptional = source.declaration?.isOptional == true
        if let outline = OutlineText(source, in: holder) {
            self = .code(read: outline.read, write: outline.change("$0 = row"))
        } else if !isOptional, let path = holder.path, let start = start.isEmpty ? 0 : Int(start.dropFirst(" - ".count))
        {
            let offset = UpdateFunctions.start(start, label: path.hasSuffix(", \\") ? "fromRow" : "from")
            self = .path(".in(\(path)\(property.isEmpty ? ".self" : property)\(offset))")
        } else {
            let lead = start.isEmpty ? [] : ["let index = path.row\(start)"]
            let index = start.isEmpty ? "path.row" : "index"
            self = .code(
                read: lead + ["return \(holder.read)\(property)[\(index)]"],
                write: lead + ["\(holder.write)\(property)\(isOptional ? "?" : "")[\(index)] = row"])
        }
    }

    /// The only row of a property of the list.
    static func only(_ source: RowSource, in list: ListDefinition) -> RowAccessText {
        let kind = source.multiplicity == .optional ? "optional" : "only"
        return .path(".\(kind)(\\\(list.valueMember).\(Namer.member(source.property)))")
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

    /// The argument by which a list in a cell is read and put back.
    /// - Parameters:
    ///   - pattern: The row, which binds the list.
    ///   - list: What it binds it to.
    ///   - row: Declares `row`, which is put back, over the list; nil if that is the list itself.
    func argument(_ pattern: String, _ list: String, row: String?) -> [String] {
        if case .path(let path) = self { return [path] }
        return [
            ".init {", "    \(Self.test(pattern, list))", "} write: { state, path, \(row == nil ? "row" : list) in",
        ]
            + (row.map { ["    " + $0] } ?? []) + writing + ["}"]
    }

    /// The same where nothing is put back.
    static func reading(_ pattern: String, _ list: String) -> String { ".init { \(test(pattern, list)) }" }

    private static func test(_ pattern: String, _ list: String) -> String {
        "if case \(pattern) = $0 { \(list) } else { nil }"
    }

    private var reading: [String] {
        guard case .code(let read, _, let value) = self else { return [] }
        let test = value.map { ["    guard case \($0.pattern)(let \($0.binding)) = \($0.read) else { return nil }"] }
        return (test ?? []) + read.map { "    " + $0 }
    }

    private var writing: [String] {
        guard case .code(_, let write, let value) = self else { return [] }
        let test = value.map { value in
            let pattern = "\(value.pattern)(var \(value.binding))" + (value.isOptional ? "?" : "")
            return ["    guard case \(pattern) = \(value.written) else { return }"]
        }
        return (test ?? []) + write.map { "    " + $0 } + (value.map { ["    \($0.written) = \($0.value)"] } ?? [])
    }
}

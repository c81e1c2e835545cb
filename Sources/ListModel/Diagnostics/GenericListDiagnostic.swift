import SourceText

/// What can be wrong with the type parameters of lists.
public enum GenericListDiagnostic: DiagnosticCase {
    /// Generic, and nothing that may be.
    case genericType(String, isList: Bool)
    case insideGenericType(String, outer: String, declared: SourcePlace)
    case typeParameterOfGeneratedName(String, of: String)
    case typeParameterOfTypeName(String, of: String, declared: SourcePlace)

    @_optimize(none)
    public static var samples: [Self] {
        [
            .genericType("Group", isList: false), .typeParameterOfGeneratedName("Row", of: "Feed"),
            .insideGenericType(
                "Item", outer: "Screen", declared: SourcePlace(path: "Feed.swift", range: SourceRange(0, 0))),
            .typeParameterOfTypeName(
                "Story", of: "Feed", declared: SourcePlace(path: "Feed.swift", range: SourceRange(0, 0))),
        ]
    }

    @_optimize(none)
    public var entry: DiagnosticEntry {
        switch self {
        case .genericType(let name, let isList):
            DiagnosticEntry(
                "generic-type",
                isList
                    ? "`\(name)` asks for more of its type parameters than that they conform, which is not yet built"
                    : "`\(name)` is generic, which is not yet built",
                remedy: isList
                    ? "take away what is no conformance: `==` in a `where` clause, `each`, values as parameters"
                    : "mark a type without type parameters; only lists and section structs can have some",
                explanation: """
                    A list or a section struct may have type parameters that conform to protocols. Section enums and rows \
                    enums have none yet, nor has a list that is one section.
                    """,
                wrong: "// listgen:rows\nenum Item<Value> { case value(Value) }",
                right: "// listgen:list(.table)\nstruct Feed<Item: FeedItem> { var items: [Item] }")
        case .insideGenericType(let name, let outer, let declared):
            DiagnosticEntry(
                "inside-generic-type", "`\(name)` is inside of `\(outer)`, which is generic",
                notes: [Diagnostic.Note("`\(outer)` is declared here", at: declared)],
                remedy: "move `\(name)` out of `\(outer)`",
                explanation: """
                    A type inside of a generic type is another one for each of its arguments, and what is generated belongs \
                    to one type.
                    """,
                wrong: "struct Screen<Value> {\n    // listgen:rows\n    enum Item { case story(Story) }\n}",
                right: "// listgen:rows\nenum Item { case story(Story) }\nstruct Screen<Value> { }")
        case .typeParameterOfGeneratedName(let name, let owner):
            DiagnosticEntry(
                "type-parameter-of-generated-name",
                "the type parameter `\(name)` of `\(owner)` would be hidden by the generated type of that name",
                remedy: "give the parameter another name",
                explanation: """
                    `Section`, `Row`, `RowID`, `Cell`, `Actions`, `Table` and others are generated inside of the list. The \
                    compiler takes a type parameter of that name for them without a word.
                    """,
                wrong: "// listgen:list(.table)\nstruct Feed<Row: FeedItem> { var items: [Row] }",
                right: "// listgen:list(.table)\nstruct Feed<Item: FeedItem> { var items: [Item] }")
        case .typeParameterOfTypeName(let name, let owner, let declared):
            DiagnosticEntry(
                "type-parameter-of-type-name",
                "the type parameter `\(name)` of `\(owner)` has the name of a type",
                notes: [Diagnostic.Note("`\(name)` is declared here", at: declared)],
                remedy: "give the parameter another name",
                explanation:
                    "In generated code, and to who reads it, the name would mean one here and the other there.",
                wrong: "struct Story { }\n// listgen:list(.table)\nstruct Feed<Story: FeedItem> { var items: [Story] }",
                right: "struct Story { }\n// listgen:list(.table)\nstruct Feed<Item: FeedItem> { var items: [Item] }")
        }
    }
}

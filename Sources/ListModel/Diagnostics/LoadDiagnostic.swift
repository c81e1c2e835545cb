import SourceText

/// What can be wrong with rows that are loaded by their ids.
public enum LoadDiagnostic: DiagnosticCase {
    case loadOfOne(String)
    case loadOfValues(String, type: String)
    case unknownLoadedType(String, context: Bool)
    case estimateOfLoaded(String)

    @_optimize(none)
    public static var samples: [Self] {
        [
            .loadOfOne("message"), .loadOfValues("messages", type: "Message"),
            .unknownLoadedType("{ id, store in store[id] }", context: true),
            .estimateOfLoaded("messages"),
        ]
    }

    @_optimize(none)
    public var entry: DiagnosticEntry {
        switch self {
        case .loadOfOne(let name):
            DiagnosticEntry(
                "load-of-one", mayFollowFrom: .faultyMark, "`load:` is for an array of ids, and `\(name)` is none",
                remedy: "take it out, and let the property hold what the cell shows",
                explanation:
                    "Only long lists gain by loading what is on screen. A single row is loaded with the state.",
                wrong: "var message: Int  // listgen:row(load: { id, store in store.message(id) })",
                right: "var messages: [Int]  // listgen:row(load: { id, store in store.message(id) })")
        case .loadOfValues(let name, let type):
            DiagnosticEntry(
                "load-of-values", "`\(name)` holds what its cells show, a `\(type)` each, so there is nothing to load",
                remedy: "take `load:` out, or let the property hold the ids of the rows",
                explanation: "`load:` gives what the cell of an id shows, when the row comes on screen.",
                wrong: "var messages: [Message]  // listgen:row(load: { id, store in store.message(id) })",
                right: "var messages: [Int]  // listgen:row(load: { id, store in store.message(id) })")
        case .estimateOfLoaded(let name):
            DiagnosticEntry(
                "estimate-of-loaded", mayFollowFrom: .faultyMark,
                "`\(name)` would be loaded for each of its rows to estimate their heights",
                remedy: "write a constant: `estimatedHeight: 80`",
                explanation:
                    "A table asks for all estimates at once, and rows that are ids are loaded when they come on screen.",
                wrong:
                    "var messages: [Int]  // listgen:row(load: { id, store in store.message(id) }, estimatedHeight: \\.height)",
                right:
                    "var messages: [Int]  // listgen:row(load: { id, store in store.message(id) }, estimatedHeight: 80)"
            )
        case .unknownLoadedType(let text, let hasContext):
            DiagnosticEntry(
                "unknown-loaded-type", mayFollowFrom: .absence, "nothing says the type of what `load:` gives",
                remedy: "write the result: `load: { \(hasContext ? "id, context" : "id") -> Message? in ... }`",
                explanation: """
                    The type of what is loaded chooses the cell. It is read from the written result of the closure, or from \
                    the declaration of the one function that the closure calls, as in `\(text.contains("\n") ? "{ id, store in store.message(id) }" : "{ id, store in store.message(id) }")`.
                    """,
                wrong: "var messages: [Int]  // listgen:row(load: { id, store in store[id] })",
                right: "var messages: [Int]  // listgen:row(load: { id, store -> Message? in store[id] })")
        }
    }
}

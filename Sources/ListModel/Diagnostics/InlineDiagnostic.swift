import SourceText

/// What can be wrong with a source that what is generated for it belongs into.
public enum InlineDiagnostic: DiagnosticCase {
    case nestedInline(String)
    /// Two types of one file, of which one alone is generated inline.
    case mixedOutput(String, other: String, otherMark: SourcePlace)
    /// The imports, each as a line.
    case missingImports([String])
    case blockWithoutEnd
    case blockWithoutBegin
    case secondBlock(first: SourcePlace)
    case codeAfterBlock(begin: SourcePlace)

    private static let here = SourcePlace(path: "Feed.swift", range: SourceRange(0, 0))

    @_optimize(none)
    public static var samples: [Self] {
        [
            .nestedInline("Screen.Feed"),
            .mixedOutput("Drafts", other: "Feed", otherMark: here), .missingImports(["import ListRuntime"]),
            .blockWithoutEnd, .blockWithoutBegin, .secondBlock(first: here), .codeAfterBlock(begin: here),
        ]
    }

    @_optimize(none)
    public var entry: DiagnosticEntry {
        switch self {
        case .nestedInline(let name):
            DiagnosticEntry(
                "nested-inline", "`\(name)` is inside another type, so nothing can be generated inline for it",
                remedy: "move it to the top level of the file, or take `output: .inline` away",
                explanation: """
                    A block of generated code is outside of all types. It could not extend a type that is private in \
                    another one.
                    """,
                wrong:
                    "final class Screen {\n    // listgen:list(.table, output: .inline)\n    private struct Feed { }\n}",
                right: "// listgen:list(.table, output: .inline)\nprivate struct Feed { }\nfinal class Screen { }")
        case .mixedOutput(let name, let other, let otherMark):
            DiagnosticEntry(
                "mixed-output", mayFollowFrom: .faultyMark,
                "`\(name)` does not say `output: .inline`, and `\(other)` of the same file does",
                notes: [Diagnostic.Note("what is generated for this file is inline", at: otherMark)],
                remedy: "write `output: .inline` here too, or move `\(name)` to a file of its own",
                explanation:
                    "All that is generated for a file is in one place: in a file of its own, or in the file itself.",
                wrong:
                    "// listgen:list(.table, output: .inline)\nstruct Feed { }\n// listgen:list(.table)\nstruct Drafts { }",
                right:
                    "// listgen:list(.table, output: .inline)\nstruct Feed { }\n// listgen:list(.table, output: .inline)\nstruct Drafts { }"
            )
        case .missingImports(let lines):
            DiagnosticEntry(
                "missing-imports",
                "the generated block needs \(Phrase.listed(lines.map { "`\($0)`" }, "and")), which this file lacks",
                remedy: "write \(lines.count == 1 ? "it" : "them") at the head of the file",
                explanation: """
                    Imports belong to the head of a file, where formatters keep them in order, so a block has none. It \
                    needs the modules of the runtime, and those that the files import whose types it names.
                    """,
                wrong: "import UIKit\n\n// listgen:list(.table, output: .inline)\nstruct Feed { }",
                right:
                    "import ListRuntime\nimport ListRuntimeUIKit\nimport UIKit\n\n// listgen:list(.table, output: .inline)\nstruct Feed { }"
            )
        case .blockWithoutEnd:
            DiagnosticEntry(
                "block-without-end", "this begins a block of generated code, and no `// listgen:end` ends it",
                remedy: "delete what is left of the block, then generate again",
                explanation: """
                    Generated code in a source is between two comments. With one of them alone nobody can tell it from \
                    yours, so nothing is written.
                    """)
        case .blockWithoutBegin:
            DiagnosticEntry(
                "block-without-begin", "this ends a block of generated code, and no `// listgen:begin` begins it",
                remedy: "delete what is left of the block, then generate again",
                explanation: """
                    Generated code in a source is between two comments. With one of them alone nobody can tell it from \
                    yours, so nothing is written.
                    """)
        case .secondBlock(let first):
            DiagnosticEntry(
                "second-block", "a second block of generated code begins here",
                notes: [Diagnostic.Note("this is the first one", at: first)],
                remedy: "delete both, then generate again",
                explanation: "A source holds one block, for all of its lists. A merge may leave two.")
        case .codeAfterBlock(let begin):
            DiagnosticEntry(
                "code-after-block", "this is after the block of generated code, which is the end of a file",
                notes: [Diagnostic.Note("the block begins here", at: begin)],
                remedy: "move it above `// listgen:begin`",
                explanation: """
                    The block is the last thing in its file, so that the code above reads as it did and its lines keep \
                    their numbers.
                    """)
        }
    }
}

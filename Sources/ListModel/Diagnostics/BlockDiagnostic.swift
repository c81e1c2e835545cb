import SourceText

/// Why a block of generated code is not written into its source.
public enum BlockDiagnostic: DiagnosticCase {
    /// The first line that is not as it was written.
    case editedBlock(begin: SourcePlace)
    case conflictInBlock(begin: SourcePlace)
    /// A source that was changed while the run read others.
    case changedSource
    case readOnlySource
    /// A block that a build would have to write.
    case staleBlockInBuild

    private static let here = SourcePlace(path: "Feed.swift", range: SourceRange(0, 0))

    @_optimize(none)
    public static var samples: [Self] {
        [.editedBlock(begin: here), .conflictInBlock(begin: here), .changedSource, .readOnlySource, .staleBlockInBuild]
    }

    /// What leads out of every block that nobody can tell from somebody's own code.
    private static let wayOut = "delete the block, from `// listgen:begin` to `// listgen:end`, then generate again"

    @_optimize(none)
    public var entry: DiagnosticEntry {
        switch self {
        case .editedBlock(let begin):
            DiagnosticEntry(
                "edited-block", "this block of generated code was edited by hand, and is left alone",
                notes: [Diagnostic.Note("the block begins here", at: begin)],
                remedy: "move the edit elsewhere, then run `listgen generate --force`; or \(Self.wayOut)",
                explanation: """
                    The last line of a block is a fingerprint of its text. If it does not match, somebody changed the \
                    block, and generating would lose the change. The place is the first line that differs from what is \
                    generated.
                    """)
        case .conflictInBlock(let begin):
            DiagnosticEntry(
                "conflict-in-block", "this block of generated code has conflicts of a merge, and is left alone",
                notes: [Diagnostic.Note("the block begins here", at: begin)],
                remedy: "settle those of your code, then run `listgen generate --force`; or \(Self.wayOut)",
                explanation: """
                    Nobody has to settle conflicts in generated code: it follows from the marks. But the block is in a file \
                    of yours, so it is replaced only if you say so.
                    """)
        case .changedSource:
            DiagnosticEntry(
                "changed-source", "this file was changed while listgen ran, and is left alone",
                remedy: "generate again",
                explanation: "A block is written into a file of yours, so no change of another program must be lost.")
        case .readOnlySource:
            DiagnosticEntry(
                "read-only-source", "the block of generated code cannot be written, since this file is read-only",
                remedy: "allow writing, or check the file out, then generate again",
                explanation: "listgen changes no file that its owner has protected.")
        case .staleBlockInBuild:
            DiagnosticEntry(
                "stale-block-in-build",
                "the generated block of this file is not up to date, and a build writes no sources",
                remedy: "run `listgen generate` in the folder of the sources, and commit the file",
                explanation: """
                    A run for a build, with `--build`, `--depfile` or an output folder outside of the root, writes only what the \
                    build declares. It checks the blocks of sources instead.
                    """)
        }
    }
}

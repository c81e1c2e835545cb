import SourceText

/// What can be wrong with a source that what is generated for it belongs into.
extension DiagnosticEntry {
    static func nestedInline(_ name: String) -> Self {
        Self(
            "nested-inline", "`\(name)` is inside another type, so nothing can be generated inline for it",
            remedy: "move it to the top level of the file, or take `output: .inline` away")
    }

    /// Two types of one file, of which one alone is generated inline.
    static func mixedOutput(_ name: String, other: String, otherMark: SourcePlace) -> Self {
        Self(
            "mixed-output",
            "`\(name)` does not say `output: .inline`, and `\(other)` of the same file does",
            notes: [Diagnostic.Note("what is generated for this file is inline", at: otherMark)],
            remedy: "write `output: .inline` here too, or move `\(name)` to a file of its own")
    }

    /// The imports, each as a line.
    static func missingImports(_ lines: [String]) -> Self {
        Self(
            "missing-imports",
            "the generated block needs \(Phrase.listed(lines.map { "`\($0)`" }, "and")), which this file lacks",
            remedy: "write \(lines.count == 1 ? "it" : "them") at the head of the file")
    }

    package static var blockWithoutEnd: Self {
        Self(
            "block-without-end", "this begins a block of generated code, and no `// listgen:end` ends it",
            remedy: "delete what is left of the block, then generate again")
    }

    package static var blockWithoutBegin: Self {
        Self(
            "block-without-begin", "this ends a block of generated code, and no `// listgen:begin` begins it",
            remedy: "delete what is left of the block, then generate again")
    }

    package static func secondBlock(first: SourcePlace) -> Self {
        Self(
            "second-block", "a second block of generated code begins here",
            notes: [Diagnostic.Note("this is the first one", at: first)],
            remedy: "delete both, then generate again")
    }

    package static func codeAfterBlock(begin: SourcePlace) -> Self {
        Self(
            "code-after-block", "this is after the block of generated code, which is the end of a file",
            notes: [Diagnostic.Note("the block begins here", at: begin)],
            remedy: "move it above `// listgen:begin`")
    }
}

/// Why a block of generated code is not written into its source.
extension DiagnosticEntry {
    private static let wayOut = "delete the block, from `// listgen:begin` to `// listgen:end`, then generate again"

    /// The first line that is not as it was written.
    package static func editedBlock(begin: SourcePlace) -> Self {
        Self(
            "edited-block", "this block of generated code was edited by hand, and is left alone",
            notes: [Diagnostic.Note("the block begins here", at: begin)],
            remedy: "move the edit elsewhere, then run `listgen generate --force`; or \(Self.wayOut)")
    }

    package static func conflictInBlock(begin: SourcePlace) -> Self {
        Self(
            "conflict-in-block", "this block of generated code has conflicts of a merge, and is left alone",
            notes: [Diagnostic.Note("the block begins here", at: begin)],
            remedy: "settle those of your code, then run `listgen generate --force`; or \(Self.wayOut)")
    }

    /// A source that was changed while the run read others.
    package static var changedSource: Self {
        Self(
            "changed-source", "this file was changed while listgen ran, and is left alone",
            remedy: "generate again")
    }

    package static var readOnlySource: Self {
        Self(
            "read-only-source", "the block of generated code cannot be written, since this file is read-only",
            remedy: "allow writing, or check the file out, then generate again")
    }

    /// A block that a build would have to write.
    package static var staleBlockInBuild: Self {
        Self(
            "stale-block-in-build",
            "the generated block of this file is not up to date, and a build writes no sources",
            remedy: "run `listgen generate` in the folder of the sources, and commit the file")
    }
}

/// What can be wrong with generated files.
public enum WritingDiagnostic: DiagnosticCase {
    /// A file that listgen did not write stands where a generated file belongs.
    case foreignFile
    /// There is the file that `listgen init` would write.
    case configurationExists
    case templateExists
    /// A generated file that was changed since it was written.
    case editedByHand
    /// A generated file with the markers that a merge leaves.
    case mergeConflict
    case outputIsFolder
    /// A link, wherever it leads.
    case outputIsLink
    /// A generated file that says another source or another place.
    case otherSource
    /// A generated file of the same source whose paths start at another folder; the way there.
    case otherRoot(String)
    /// A path that what a build system reads cannot name; the kind of file.
    case unsayablePath(in: String)
    /// A generated file that `check` found to differ from what its sources say.
    case staleOutput
    /// Nothing was written; the reason of the system.
    case notWritten(reason: String)
    /// After a run that failed, a file that could not be put back; the reason, and the path that still holds it.
    case notRestored(reason: String, kept: String)

    @_optimize(none)
    public static var samples: [Self] {
        [
            .foreignFile, .configurationExists, .templateExists, .editedByHand, .mergeConflict, .outputIsFolder,
            .outputIsLink,
            .otherSource, .otherRoot(".."), .unsayablePath(in: "depfile"), .staleOutput,
            .notWritten(reason: "No space left on device"),
            .notRestored(reason: "Input/output error", kept: "/App/.Feed.generated.swift.4711.old.listgen"),
        ]
    }

    @_optimize(none)
    public var entry: DiagnosticEntry {
        switch self {
        case .foreignFile:
            DiagnosticEntry(
                "foreign-file", "this file was not written by listgen and is left alone",
                remedy: "rename or remove it, then generate again",
                explanation: """
                    listgen only replaces files that begin with its own header, so that it never destroys what \
                    somebody wrote.
                    """)
        case .configurationExists:
            DiagnosticEntry(
                "configuration-exists", "there is a configuration already, which is left alone",
                remedy: "edit it; for a new one, remove it first",
                explanation: "`listgen init` writes a file for a project that has none.")
        case .templateExists:
            DiagnosticEntry(
                "template-exists", "there is a template of this name already, so none was written",
                remedy: "name another folder, or remove it first",
                explanation: "`listgen templates eject` writes all built-in templates and replaces none of yours.")
        case .editedByHand:
            DiagnosticEntry(
                "edited-by-hand", "this file was edited by hand and is left alone",
                remedy: "move the edit elsewhere, then delete the file or run `listgen generate --force`",
                explanation: """
                    The last line of a generated file is a fingerprint of its text. If it does not match, somebody \
                    changed the file, and generating would lose the change. Differences that lose nothing are \
                    accepted: a fingerprint or a line number of another run, spaces at the ends of a line, and \
                    conflict markers. If the file is what remains of a merge, `--force` is right.
                    """)
        case .mergeConflict:
            DiagnosticEntry(
                "merge-conflict", severity: .warning, "this generated file has conflicts of a merge",
                remedy: "settle those of the sources, then run `listgen generate`, which replaces the file",
                explanation: """
                    Nobody has to settle conflicts in a generated file: it follows from the sources. `listgen check` \
                    says this, `listgen generate` replaces the file without `--force`, because a text with conflict \
                    markers does not compile and version control has both sides of it.
                    """)
        case .outputIsFolder:
            DiagnosticEntry(
                "output-is-folder", "a folder stands where a file is to be written",
                remedy: "rename or remove the folder", explanation: "A folder is never replaced by a file.")
        case .outputIsLink:
            DiagnosticEntry(
                "output-is-link", "a symbolic link is where a file is to be written, and is left alone",
                remedy: "remove the link, or generate into another folder with `output:`",
                explanation: "listgen makes no links, so whoever made this one wants it to be there.")
        case .otherSource:
            DiagnosticEntry(
                "other-source", "this file was generated from another source and is left alone",
                remedy: "remove it if it is a copy, or run `listgen generate --force`",
                explanation: """
                    The first line of a generated file names its source and, with `output:`, its folder. If another \
                    project writes to the same folder, if the file is a copy, or if its folder has moved, replacing it \
                    could lose what somebody needs.
                    """)
        case .otherRoot(let folder):
            DiagnosticEntry(
                "other-root", "this file was generated from the folder `\(folder)` and is left alone",
                remedy: "run `listgen` there, or `listgen generate --force` to generate it from here on",
                explanation: """
                    Paths in generated files start at the root: the folder of `.listgen.yml`, or the working directory \
                    without one. Generated from another folder they would change back and forth. A `.listgen.yml`, which \
                    `listgen init` writes, makes it the same folder wherever listgen is run.
                    """)
        case .unsayablePath(let kind):
            DiagnosticEntry(
                "unsayable-path", "no \(kind) can name this path",
                remedy: "rename the file or the folder, to letters, digits, spaces and `-_.+` for example",
                explanation: """
                    make, ninja and Xcode read paths from lists of their own formats, in which some characters have no \
                    spelling: quotes, `&`, `;`, `|`, `*`, `?`, `<`, `>`, `=`, `%`, tabs and line breaks in a depfile, `$(` \
                    and spaces at either end in a list of Xcode. A list with another path in it would be wrong without a \
                    word, so nothing is written.
                    """)
        case .staleOutput:
            DiagnosticEntry(
                "stale-output", "this generated file is not up to date",
                remedy: "run `listgen generate` and commit what it writes",
                explanation: """
                    The file differs from what `generate` would write, is missing, or is not generated any more. `listgen \
                    check` prints the difference; with `--diagnostics github` and `sarif` each such file has a diagnostic.
                    """)
        case .notWritten(let reason):
            DiagnosticEntry(
                "not-written", "this file cannot be written: \(reason)",
                remedy: "make room or allow writing, then generate again",
                explanation: """
                    All files are written beside their place first and put in place together at the end, so a run \
                    that fails leaves every file as it was.
                    """)
        case .notRestored(let reason, let kept):
            DiagnosticEntry(
                "not-restored", "this file cannot be put back: \(reason)",
                remedy: "move `\(kept)` there, which holds it as it was",
                explanation: """
                    Where one file of a run cannot be put in place, those that were are put back. The old files are kept \
                    under a second name until all is done.
                    """)
        }
    }
}

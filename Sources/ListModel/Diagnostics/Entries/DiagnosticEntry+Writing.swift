/// What can be wrong with generated files.
extension DiagnosticEntry {
    /// A file that listgen did not write stands where a generated file belongs.
    package static var foreignFile: Self {
        Self(
            "foreign-file", "this file was not written by listgen and is left alone",
            remedy: "rename or remove it, then generate again")
    }

    /// There is the file that `listgen init` would write.
    package static var configurationExists: Self {
        Self(
            "configuration-exists", "there is a configuration already, which is left alone",
            remedy: "edit it; for a new one, remove it first")
    }

    package static var templateExists: Self {
        Self(
            "template-exists", "there is a template of this name already, so none was written",
            remedy: "name another folder, or remove it first")
    }

    /// A generated file that was changed since it was written.
    package static var editedByHand: Self {
        Self(
            "edited-by-hand", "this file was edited by hand and is left alone",
            remedy: "move the edit elsewhere, then delete the file or run `listgen generate --force`")
    }

    /// A generated file with the markers that a merge leaves.
    package static var mergeConflict: Self {
        Self(
            "merge-conflict", severity: .warning, "this generated file has conflicts of a merge",
            remedy: "settle those of the sources, then run `listgen generate`, which replaces the file")
    }

    package static var outputIsFolder: Self {
        Self(
            "output-is-folder", "there is a folder at the path of a file to be written",
            remedy: "rename or remove the folder")
    }

    /// A link, wherever it leads.
    package static var outputIsLink: Self {
        Self(
            "output-is-link", "a symbolic link is where a file is to be written, and is left alone",
            remedy: "remove the link, or generate into another folder with `output:`")
    }

    /// A generated file that says another source or another place.
    package static var otherSource: Self {
        Self(
            "other-source", "this file was generated from another source and is left alone",
            remedy: "remove it if it is a copy, or run `listgen generate --force`")
    }

    /// A generated file of the same source whose paths start at another folder; the way there.
    package static func otherRoot(_ folder: String) -> Self {
        Self(
            "other-root", "this file was generated from the folder `\(folder)` and is left alone",
            remedy: "run `listgen` there, or `listgen generate --force` to generate it from here on")
    }

    /// A path that what a build system reads cannot name; the kind of file.
    package static func unsayablePath(in kind: String) -> Self {
        Self(
            "unsayable-path", "no \(kind) can name this path",
            remedy: "rename the file or the folder, to letters, digits, spaces and `-_.+` for example")
    }

    /// A generated file that `check` found to differ from what its sources say.
    package static var staleOutput: Self {
        Self(
            "stale-output", "this generated file is not up to date",
            remedy: "run `listgen generate` and commit what it writes")
    }

    /// Nothing was written; the reason of the system.
    package static func notWritten(reason: String) -> Self {
        Self(
            "not-written", "this file cannot be written: \(reason)",
            remedy: "make room or allow writing, then generate again")
    }

    /// After a run that failed, a file that could not be put back; the reason, and the path that still holds it.
    package static func notRestored(reason: String, kept: String) -> Self {
        Self(
            "not-restored", "this file cannot be put back: \(reason)",
            remedy: "move `\(kept)` there, which holds it as it was")
    }
}

/// What can be wrong with Objective-C headers, and with what reads them.
extension DiagnosticEntry {
    package static var noLibclang: Self {
        Self(
            "no-libclang", "there is no libclang to read this header with", remedy: Self.installation)
    }

    package static func libclangNotLoaded(path: String, reason: String) -> Self {
        Self(
            "libclang-not-loaded", "the libclang at `\(path)` cannot be loaded: \(reason)",
            remedy: Self.installation)
    }

    package static func libclangLacks(path: String, symbol: String) -> Self {
        Self(
            "libclang-incomplete", "the libclang at `\(path)` has no function `\(symbol)`",
            remedy: Self.installation)
    }

    package static func libclangTooOld(path: String, version: String) -> Self {
        Self(
            "libclang-too-old", "the libclang at `\(path)` is too old: \(version)", remedy: Self.installation)
    }

    /// What is not closed or was never opened, as written.
    package static func headerUnbalanced(_ text: String) -> Self {
        Self(
            "header-unbalanced", "\(Phrase.quoted(text)) has no counterpart, so this header is not read",
            remedy: "write what is missing, or take this one out")
    }

    package static var headerNestedTooDeeply: Self {
        Self(
            "header-nested-too-deeply", "this is nested too deeply, so this header is not read",
            remedy:
                "take the header out of the inputs by `exclude:`, or nest brackets and operators at most 100 deep, typedefs at "
                + "most 200")
    }

    package static var headerIncludesItself: Self {
        Self(
            "header-includes-itself", severity: .warning, "the header includes itself", remedy: "take the line out")
    }

    /// The text of an `#error`.
    package static func headerErrorDirective(_ text: String) -> Self {
        Self(
            "header-error-directive", severity: .warning, "the header reports an error: \(text)",
            remedy: "mark the header that is meant to be included, or leave this one out of the paths")
    }

    /// What clang says first, and the number of such places.
    package static func headerIncomplete(_ message: String, count: Int) -> Self {
        Self(
            "header-incomplete", severity: .warning,
            "clang cannot make sense of this: \(message)" + (count > 1 ? " (and \(count - 1) more)" : ""),
            remedy:
                "correct it, or give the folder of the SDK with `--sdk` where it is a macro or type of the system")
    }

    package static var unreadableHeader: Self {
        Self(
            "header-unreadable", "clang fails on this header as a whole",
            remedy: "leave it out of the paths, or try another library with `LISTGEN_LIBCLANG`")
    }

    static func markOnForwardDeclaration(_ mark: String, of name: String) -> Self {
        Self(
            "mark-on-forward-declaration",
            "the mark \(Phrase.quoted(mark)) is on a forward declaration of `\(name)`",
            remedy: "move it above the `@interface` or `@protocol` of `\(name)`")
    }

    static func markInsideDeclaration(_ mark: String, of name: String) -> Self {
        Self(
            "mark-inside-declaration", "the mark \(Phrase.quoted(mark)) is inside of `\(name)`",
            remedy: "move it above the declaration, or after its end")
    }

    static func markOnUnknownMacro(_ mark: String, macro: String) -> Self {
        Self(
            "mark-on-unknown-macro",
            "the mark \(Phrase.quoted(mark)) is on the macro `\(macro)`, which no header of the run defines",
            remedy: "add the header that defines `\(macro)` to the paths, or write the declaration out")
    }

    static func unknownSuperclass(_ name: String, of type: String) -> Self {
        Self(
            "unknown-superclass", severity: .warning,
            "no header of the run declares `\(name)`, the superclass of `\(type)`",
            remedy: "give the folder of its header, under `read:` in .listgen.yml where it is not yours")
    }

    static func unknownProtocol(_ name: String, of type: String) -> Self {
        Self(
            "unknown-protocol", severity: .warning,
            "no header of the run declares `\(name)`, a protocol of `\(type)`",
            remedy: "give the folder of its header, under `read:` in .listgen.yml where it is not yours")
    }

    private static let installation = """
        install a Swift toolchain, Xcode, or libclang (`apt-get install libclang-dev`, `brew install llvm`), or set \
        LISTGEN_LIBCLANG to the library
        """
}

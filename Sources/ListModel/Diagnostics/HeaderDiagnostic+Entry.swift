extension HeaderDiagnostic {
    @_optimize(none)
    public var entry: DiagnosticEntry {
        switch self {
        case .noLibclang:
            DiagnosticEntry(
                "no-libclang", "there is no libclang to read this header with", remedy: Self.installation,
                explanation: """
                    Objective-C headers are read by libclang, which is looked for at run time: beside the `swift` on \
                    the path, in Xcode, where Debian's packages and Homebrew put it. Swift files need none.
                    """)
        case .libclangNotLoaded(let path, let reason):
            DiagnosticEntry(
                "libclang-not-loaded", "the libclang at `\(path)` cannot be loaded: \(reason)",
                remedy: Self.installation,
                explanation: "The library was found and the system refuses it: another processor, or a broken file.")
        case .libclangLacks(let path, let symbol):
            DiagnosticEntry(
                "libclang-incomplete", "the libclang at `\(path)` has no function `\(symbol)`",
                remedy: Self.installation,
                explanation: "Every function that listgen calls is looked up before the first header is read.")
        case .libclangTooOld(let path, let version):
            DiagnosticEntry(
                "libclang-too-old", "the libclang at `\(path)` is too old: \(version)", remedy: Self.installation,
                explanation: "Older libraries do not tell what Swift needs of types. LLVM 10 is the oldest that does.")
        case .unbalanced(let text):
            DiagnosticEntry(
                "header-unbalanced", "\(Phrase.quoted(text)) has no counterpart, so this header is not read",
                remedy: "write what is missing, or take this one out",
                explanation: """
                    With a bracket, an `@end` or an `#endif` missing, nobody can tell what belongs to what. The other \
                    headers are read.
                    """, wrong: "@interface Story : NSObject", right: "@interface Story : NSObject\n@end")
        case .nestedTooDeeply:
            DiagnosticEntry(
                "header-nested-too-deeply", "this is nested too deeply, so this header is not read",
                remedy:
                    "take the header out of the inputs by `exclude:`, or nest brackets and operators at most 100 deep, typedefs at "
                    + "most 200",
                explanation: """
                    clang reads brackets and typedefs of typedefs by going into each, and ends the process if they are too \
                    deep. No header that people write is. The other headers are read.
                    """)
        case .includesItself:
            DiagnosticEntry(
                "header-includes-itself", severity: .warning, "the header includes itself", remedy: "take the line out",
                explanation: "It is read once. A compiler would go in circles unless a macro guards the header.")
        case .errorDirective(let text):
            DiagnosticEntry(
                "header-error-directive", severity: .warning, "the header reports an error: \(text)",
                remedy: "mark the header that is meant to be included, or leave this one out of the paths",
                explanation: """
                    The branch of an `#if` that is read here says `#error`. What stands behind it is read all the same.
                    """)
        case .incomplete(let message, let count):
            DiagnosticEntry(
                "header-incomplete", severity: .warning,
                "clang cannot make sense of this: \(message)" + (count > 1 ? " (and \(count - 1) more)" : ""),
                remedy:
                    "correct it, or give the folder of the SDK with `--sdk` where it is a macro or type of the system",
                explanation: """
                    Headers are read without an SDK and without the precompiled header of the app. Names that no header \
                    of the run declares are made up for; what is left may be missing. The rest of the header is read.
                    """)
        case .unreadable:
            DiagnosticEntry(
                "header-unreadable", "clang fails on this header as a whole",
                remedy: "leave it out of the paths, or try another library with `LISTGEN_LIBCLANG`",
                explanation:
                    "The library gave up on the header, as it does when it crashes. The other headers are read.")
        case .markOnForwardDeclaration(let mark, let name):
            DiagnosticEntry(
                "mark-on-forward-declaration",
                "the mark \(Phrase.quoted(mark)) stands on a forward declaration of `\(name)`",
                remedy: "move it above the `@interface` or `@protocol` of `\(name)`",
                explanation: "A forward declaration only promises a name. What a mark needs to know stands elsewhere.",
                wrong: "// listgen:cell\n@class StoryCell;",
                right: "// listgen:cell\n@interface StoryCell : UITableViewCell\n@end")
        case .markInsideDeclaration(let mark, let name):
            DiagnosticEntry(
                "mark-inside-declaration", "the mark \(Phrase.quoted(mark)) stands inside of `\(name)`",
                remedy: "move it above the declaration, or behind its end",
                explanation: "A mark belongs to the declaration that follows it, or to the one that ends on its line.",
                wrong: "- (void)showStory:(Story *)story // listgen:configure\n    atIndexPath:(NSIndexPath *)path;",
                right: "// listgen:configure\n- (void)showStory:(Story *)story\n    atIndexPath:(NSIndexPath *)path;")
        case .markOnUnknownMacro(let mark, let macro):
            DiagnosticEntry(
                "mark-on-unknown-macro",
                "the mark \(Phrase.quoted(mark)) stands on the macro `\(macro)`, which no header of the run defines",
                remedy: "add the header that defines `\(macro)` to the paths, or write the declaration out",
                explanation: "A macro may hide a whole declaration. Without its definition there is nothing to mark.",
                wrong: "// listgen:cell\nDECLARE_CELL(StoryCell)",
                right: "// listgen:cell\n@interface StoryCell : UITableViewCell\n@end")
        case .unknownSuperclass(let name, let type):
            DiagnosticEntry(
                "unknown-superclass", severity: .warning,
                "no header of the run declares `\(name)`, the superclass of `\(type)`",
                remedy: "give the folder of its header, under `read:` in .listgen.yml where it is not yours",
                explanation: """
                    What a class inherits counts like its own: a method that fills it, a height. Of a class whose header \
                    is not read, only the name is known.
                    """)
        case .unknownProtocol(let name, let type):
            DiagnosticEntry(
                "unknown-protocol", severity: .warning,
                "no header of the run declares `\(name)`, a protocol of `\(type)`",
                remedy: "give the folder of its header, under `read:` in .listgen.yml where it is not yours",
                explanation: """
                    A method that a protocol asks for has the name in Swift that it has there: `showCell(withModel:)`, where \
                    the class alone would make it `show(with:)`.
                    """)
        }
    }

    private static let installation = """
        install a Swift toolchain, Xcode, or libclang (`apt-get install libclang-dev`, `brew install llvm`), or set \
        LISTGEN_LIBCLANG to the library
        """
}

/// What can be wrong with the configuration and with the paths and files that are read.
extension DiagnosticEntry {
    /// `.listgen.yml` is not YAML; what the reader of YAML says.
    package static func malformedConfiguration(_ reason: String) -> Self {
        Self(
            "malformed-configuration", "the configuration is not YAML: \(reason)",
            remedy: "correct the line, or let `listgen init` write a fresh file to start from")
    }

    /// A key that means nothing, the key that was perhaps meant, and all keys.
    package static func unknownKey(_ key: String, near: String?, valid: [String]) -> Self {
        Self(
            "unknown-key", "the configuration has no key `\(key)`",
            remedy: near.map { "did you mean `\($0)`?" } ?? "write \(Phrase.anyOf(valid))",
            replacement: near)
    }

    /// A key with a value of the wrong kind, and the kind it takes.
    package static func wrongConfigurationValue(key: String, wanted: String) -> Self {
        Self(
            "wrong-configuration-value", "`\(key)` takes \(wanted)", remedy: "write \(wanted) after `\(key):`")
    }

    package static func missingPath(_ path: String) -> Self {
        Self(
            "path-not-found", "there is no file or folder `\(path)`",
            remedy: "correct the path; paths in the configuration start at its folder")
    }

    package static func noSwiftFile(_ path: String) -> Self {
        Self(
            "no-swift-file", "`\(path)` has no Swift file, so there is nothing to survey",
            remedy: "name the folder that holds the sources of the app; `Pods`, `Carthage`, `DerivedData`, "
                + "`node_modules` and hidden folders are left out")
    }

    /// Neither a folder nor a name that `xcrun` knows.
    package static func missingSDK(_ name: String) -> Self {
        Self(
            "sdk-not-found", "there is no SDK `\(name)`",
            remedy: "give its folder, or on a Mac a name that `xcrun --sdk` takes, such as `iphoneos`")
    }

    package static func unreadable(reason: String) -> Self {
        Self(
            "unreadable", "this cannot be read: \(reason)",
            remedy: "make it readable, or leave it out of the paths")
    }

    /// A folder to generate for that has a `.listgen.yml` itself.
    package static func ownConfiguration(_ folder: String) -> Self {
        Self(
            "own-configuration", "`\(folder)` has a `.listgen.yml` of its own",
            remedy:
                "take it out: a run from above generates for it as its own configuration says; or list it in `read:`")
    }

    /// Generated files would be written to a folder outside of the root, which nobody allowed.
    package static func outsideOutput(_ folder: String) -> Self {
        Self(
            "output-outside-root", "generated files would be written to `\(folder)`, outside of the root",
            remedy: """
                write `output-outside: true` in `.listgen.yml` or run with `--output-outside`; if `..` or a link leads \
                to another project, run `listgen` there
                """)
    }

    package static var notUTF8: Self {
        Self(
            "source-not-utf8", "the bytes here are not UTF-8", remedy: "save the file as UTF-8")
    }

    /// A path to generate for or to read of which patterns leave nothing.
    package static func everythingExcluded(_ path: String) -> Self {
        Self(
            "everything-excluded", "`exclude:` leaves nothing of `\(path)`",
            remedy: "make the pattern narrower, or name what is wanted after `include:`")
    }

    /// A pattern that means no file and no folder.
    package static func unusedPattern(_ pattern: String) -> Self {
        Self(
            "unused-pattern", severity: .warning, "`\(pattern)` matches no file and no folder",
            remedy: "correct the pattern, or take it out")
    }

    /// Marks in a file that no module names.
    package static var marksOutsideModules: Self {
        Self(
            "marks-outside-modules", severity: .warning,
            "no module of `.listgen.yml` has this file, so its marks do nothing",
            remedy: "name its folder after `generate:` of a module, or leave it out by `exclude:`")
    }

    /// A file that is named as the source of an output, and is none to generate for.
    package static func outputOfNoSource(_ path: String) -> Self {
        Self(
            "output-of-no-source", "`\(path)` has an output and is not among the sources to generate for",
            remedy: "name the source, too, or take its `--output-file` out")
    }

    /// A generated file that a build did not know when it began.
    package static func newOutput(_ name: String) -> Self {
        Self(
            "new-output", "`\(name)` is generated for the first time, and this build does not know it",
            remedy: "add it to the target, and build again")
    }

    /// Two inputs whose generated files would have one path.
    package static func sameOutput(_ path: String, first: String, second: String) -> Self {
        Self(
            "same-output", "`\(first)` and `\(second)` would both be generated to `\(path)`",
            remedy: "rename one of them, or write `output: beside`")
    }

    /// Facts that another version of listgen has written.
    package static func factsOfVersion(_ version: String, read: String, module: String) -> Self {
        wrongFacts("these facts have the version \(version), and this listgen reads version \(read)", module)
    }

    /// A file that is no file of facts.
    package static func noFacts(module: String) -> Self { wrongFacts("this is not a file of facts", module) }

    /// A file of facts that is not whole.
    package static func cutFacts(module: String) -> Self { wrongFacts("these facts are not whole", module) }

    private static func wrongFacts(_ message: String, _ module: String) -> Self {
        Self(
            "wrong-facts", message,
            remedy: "write them again by `listgen facts --module \(module)` of the version that generates")
    }

    /// Facts of a module that were given for another one.
    package static func factsOfModule(_ name: String, given: String) -> Self {
        Self(
            "facts-of-another-module", "these are facts of `\(name)`, and `--facts` gives them for `\(given)`",
            remedy: "write `--facts \(name)=…`, or give the facts of `\(given)`")
    }

    /// A source that the facts of two modules have, or those of a module and the run itself.
    package static func sourceOfTwoModules(first: String, second: String?) -> Self {
        Self(
            "source-of-two-modules",
            second.map { "both `\(first)` and `\($0)` have facts of this source" }
                ?? "this source is read, and `\(first)` has facts of it",
            remedy: "let one module have it")
    }
}

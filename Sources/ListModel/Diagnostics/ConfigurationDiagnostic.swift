/// What can be wrong with the configuration and with the paths and files that are read.
public enum ConfigurationDiagnostic: DiagnosticCase {
    /// `.listgen.yml` is not YAML; what the reader of YAML says.
    case malformedConfiguration(String)
    /// A key that means nothing, the key that was perhaps meant, and all keys.
    case unknownKey(String, near: String?, valid: [String])
    /// A key with a value of the wrong kind, and the kind it takes.
    case wrongValue(key: String, wanted: String)
    case missingPath(String)
    /// Neither a folder nor a name that `xcrun` knows.
    case missingSDK(String)
    case unreadable(reason: String)
    /// A folder to generate for that has a `.listgen.yml` itself.
    case ownConfiguration(String)
    /// Generated files would be written to a folder outside of the root, which nobody allowed.
    case outsideOutput(String)
    case notUTF8
    /// A path to generate for or to read of which patterns leave nothing.
    case everythingExcluded(String)
    /// A pattern that means no file and no folder.
    case unusedPattern(String)
    /// Marks in a file that no module names.
    case marksOutsideModules
    /// A file that is named as the source of an output, and is none to generate for.
    case outputOfNoSource(String)
    /// A generated file that a build did not know when it began.
    case newOutput(String)
    /// Two inputs whose generated files would have one path.
    case sameOutput(String, first: String, second: String)

    @_optimize(none)
    public static var samples: [Self] {
        [
            .malformedConfiguration("did not find expected key"),
            .unknownKey("ouput", near: "output", valid: ["modules", "output"]),
            .wrongValue(key: "jobs", wanted: "a number of threads, 1 or more"),
            .missingPath("Sources/Mial"),
            .missingSDK("iphoneoss"),
            .unreadable(reason: "Permission denied"),
            .ownConfiguration("Kit"),
            .outsideOutput("../Generated"),
            .notUTF8,
            .everythingExcluded("App"),
            .unusedPattern("Vendro"),
            .marksOutsideModules,
            .outputOfNoSource("App/Feed.swift"), .newOutput("Feed.generated.swift"),
            .sameOutput("Generated/Feed.generated.swift", first: "App/Feed.swift", second: "Kit/Feed.swift"),
        ]
    }

    @_optimize(none)
    public var entry: DiagnosticEntry {
        switch self {
        case .malformedConfiguration(let reason):
            DiagnosticEntry(
                "malformed-configuration", "the configuration is not YAML: \(reason)",
                remedy: "correct the line, or let `listgen init` write a fresh file to start from",
                explanation: "`.listgen.yml` is YAML: keys with a colon, two spaces of indentation a level, no tabs.")
        case .unknownKey(let key, let near, let valid):
            DiagnosticEntry(
                "unknown-key", "the configuration has no key `\(key)`",
                remedy: near.map { "did you mean `\($0)`?" } ?? "write \(Phrase.anyOf(valid))",
                replacement: near,
                explanation: """
                    The configuration is strict: a misspelt key would otherwise quietly be one that is not set.
                    """,
                wrong: "ouput: beside", right: "output: beside")
        case .wrongValue(let key, let wanted):
            DiagnosticEntry(
                "wrong-configuration-value", "`\(key)` takes \(wanted)", remedy: "write \(wanted) behind `\(key):`",
                explanation: "Each key of the configuration takes one kind of value; `listgen init` shows them all.",
                wrong: "jobs: many", right: "jobs: 2")
        case .missingPath(let path):
            DiagnosticEntry(
                "path-not-found", "there is no file or folder `\(path)`",
                remedy: "correct the path; paths in the configuration start at its folder",
                explanation: "Every path on the command line and in the configuration must exist.")
        case .missingSDK(let name):
            DiagnosticEntry(
                "sdk-not-found", "there is no SDK `\(name)`",
                remedy: "give its folder, or on a Mac a name that `xcrun --sdk` takes, such as `iphoneos`",
                explanation: """
                    Headers are read with the SDK that `--sdk` or `sdk:` names, and with a prelude of listgen where \
                    neither does.
                    """)
        case .unreadable(let reason):
            DiagnosticEntry(
                "unreadable", "this cannot be read: \(reason)",
                remedy: "make it readable, or leave it out of the paths",
                explanation: "A file that listgen cannot read may hold what a list needs, so it is never skipped.")
        case .ownConfiguration(let folder):
            DiagnosticEntry(
                "own-configuration", "`\(folder)` has a `.listgen.yml` of its own",
                remedy:
                    "take it out: a run from above generates for it as its own configuration says; or list it in `read:`",
                explanation: """
                    Each folder belongs to the nearest configuration. Run from above, listgen runs for such a folder as \
                    well, with what its own says; a configuration around it that generates for it, too, is an error.
                    """)
        case .outsideOutput(let folder):
            DiagnosticEntry(
                "output-outside-root", "generated files would be written to `\(folder)`, outside of the root",
                remedy: """
                    write `output-outside: true` in `.listgen.yml` or run with `--output-outside`; if `..` or a link leads \
                    to another project, run `listgen` there
                    """,
                explanation: """
                    The root is the folder of `.listgen.yml`, or the working directory without one. What is outside of it \
                    may belong to somebody else, so writing there has to be said.
                    """, wrong: "output: ../Generated", right: "output: ../Generated\noutput-outside: true")
        case .notUTF8:
            DiagnosticEntry(
                "source-not-utf8", "the bytes here are not UTF-8", remedy: "save the file as UTF-8",
                explanation: "Swift sources are UTF-8; the compiler refuses other encodings too.")
        case .everythingExcluded(let path):
            DiagnosticEntry(
                "everything-excluded", "`exclude:` leaves nothing of `\(path)`",
                remedy: "make the pattern narrower, or name what is wanted behind `include:`",
                explanation: """
                    What is to be generated for or read, and is then left out whole, is a mistake in one of the two \
                    places.
                    """, wrong: "exclude: ['**']", right: "exclude: ['**/*Mock.swift']")
        case .unusedPattern(let pattern):
            DiagnosticEntry(
                "unused-pattern", severity: .warning, "`\(pattern)` matches no file and no folder",
                remedy: "correct the pattern, or take it out",
                explanation: """
                    A pattern without a slash is a name at any depth; one with a slash starts at the folder of the \
                    configuration. `*` and `?` stay within a name, `**` is any number of folders. A pattern is not \
                    compared with what is in a folder that is left out already.
                    """)
        case .marksOutsideModules:
            DiagnosticEntry(
                "marks-outside-modules", severity: .warning,
                "no module of `.listgen.yml` has this file, so its marks do nothing",
                remedy: "name its folder behind `generate:` of a module, or leave it out by `exclude:`",
                explanation: """
                    With `modules:` only what they name is read. A folder with a `.listgen.yml` of its own, a hidden one and \
                    one that `exclude:` leaves out are passed without a word.
                    """)
        case .outputOfNoSource(let path):
            DiagnosticEntry(
                "output-of-no-source", "`\(path)` has an output and is not among the sources to generate for",
                remedy: "name the source, too, or take its `--output-file` out",
                explanation: "A build that expects an output would wait for one that no run writes.")
        case .newOutput(let name):
            DiagnosticEntry(
                "new-output", "`\(name)` is generated for the first time, and this build does not know it",
                remedy: "add it to the target, and build again",
                explanation: """
                    Xcode reads the lists of inputs and outputs before it runs the phase that writes them. The file and both \
                    lists are written, so the next build knows it.
                    """)
        case .sameOutput(let path, let first, let second):
            DiagnosticEntry(
                "same-output", "`\(first)` and `\(second)` would both be generated to `\(path)`",
                remedy: "rename one of them, or write `output: beside`",
                explanation: "In an output folder the generated files of all inputs stand side by side.")
        }
    }
}

import ListModel
import SourceText

/// The file that `listgen init` writes.
public enum ConfigurationTemplate {
    /// The modules that were found are keys in it; without any it has an example.
    static func text(proposing modules: [ModuleProposal]) -> String {
        guard !modules.isEmpty else { return head + example + rest }
        let lines = modules.map { module in
            "  \(module.name):\n    \(module.usesUIKit ? "generate" : "read"): [\(spelled(module.folder))]\n"
        }
        return head + "modules:\n" + lines.joined() + rest
    }

    /// A path as YAML, in quotes if it needs them.
    private static func spelled(_ path: String) -> String {
        let isPlain =
            path.first?.isLetter == true && path.allSatisfy { $0.isLetter || $0.isNumber || "/_-.+".contains($0) }
        return isPlain ? path : "'\(path.replacing("'", with: "''"))'"
    }

    private static let head = """
        # Configuration of listgen. Every key is optional; a misspelt one is an error.
        # It is found in the working directory or the nearest folder above. Paths start at this folder.

        # The modules of the app: the folders to generate for, and those whose declarations are only read.
        # Without this key listgen generates for the paths that it is given, or for the working directory.

        """

    private static let example = """
        # modules:
        #   App:
        #     generate: [Sources/App]
        #     content: equatable
        #   Kit:
        #     read: [../Kit/Sources/Kit]

        """

    private static let rest = """

        # What is left out, and what is taken nevertheless: names at any depth, or paths; * is part of a name, ** any
        # folders. Hidden folders, DerivedData, Pods, Carthage and node_modules are left out if they are not included.
        # exclude: [Vendor/, '**/*Mock.swift']
        # include: [Pods/Ours]

        # Whether what .gitignore names is left out, too, unless it is included.
        # gitignore: true

        # Further modules that every generated file imports.
        imports: []

        # The names of the methods of a cell that show a model.
        configure: [configure]

        # What counts as a change of rows whose type no input declares: `equatable` compares with ==, `instance` waits for
        # another object, `always` fills them at every update. Without this key each such row says it.
        # content: equatable

        # Other names for generated types, where the app has types of these names in its lists. A module may have its own.
        # names: {Row: ListRow, Section: ListSection}

        # The deployment targets of the app: classes that are @available from there on need no check.
        # minimum: [iOS 16.4]

        # Where generated files are written: `beside` their source, or all in one folder.
        output: beside

        # Whether they may be outside of this folder.
        output-outside: false

        # The number of threads; without this key one for each processor.
        # jobs: 2

        # The SDK to read Objective-C headers with: a folder, or on a Mac its name. Without this key none is needed.
        # sdk: iphoneos

        # The folder of templates that take the place of the built-in ones of the same name: `listgen templates eject`.
        # templates: Templates

        """

    /// Writes the file into the working directory, with the modules that are found there; nil if that went well.
    public static func write() -> Diagnostic? {
        let path = Root.working.absolute(ConfigurationReader.fileName)
        let place = SourcePlace(file: ConfigurationReader.fileName)
        if FileSystem.entry(path) != nil { return DiagnosticEntry.configurationExists.diagnostic(at: place) }
        let change = FileChange(
            name: ConfigurationReader.fileName, path: path,
            bytes: Array(text(proposing: ModuleProposal.all(in: .working)).utf8))
        return FileTransaction.make([change]).first.map {
            DiagnosticEntry.notWritten(reason: $0.reason).diagnostic(at: place)
        }
    }
}

import ListModel
import SourceText

/// What `.listgen.yml` says, or the defaults.
public struct Configuration: Equatable, Sendable {
    /// A module of the app.
    public struct Module: Equatable, Sendable {
        public var name: String
        /// Files and folders to generate for, from the root.
        public var generate: [String]
        /// Files and folders whose declarations are only read.
        public var read: [String]
        /// What counts as a change of rows whose type no input declares; nil if each row has to say it.
        public var content: DefaultContent?
        /// What generated types are called, by their usual name.
        public var names: [String: String]

        public init(
            name: String, generate: [String] = [], read: [String] = [], content: DefaultContent? = nil,
            names: [String: String] = [:]
        ) {
            self.name = name
            self.generate = generate
            self.read = read
            self.content = content
            self.names = names
        }
    }

    /// A file with the facts of a module, which `listgen facts` has written.
    public struct Facts: Equatable, Sendable {
        public var module: String
        /// From the root.
        public var path: String

        public init(module: String, path: String) {
            self.module = module
            self.path = path
        }
    }

    /// A name in the configuration file.
    public struct Mention: Equatable, Sendable {
        public var text: String
        public var place: SourcePlace
    }

    /// Where the generated files stand.
    public enum Output: Equatable, Sendable {
        /// Beside their sources.
        case beside
        /// In one folder, from the root.
        case folder(String)
    }

    /// The folder of the configuration file, or the working directory.
    public var root: Root
    /// The path of the configuration file, from the root; nil without one.
    public var file: String?
    /// Where the configuration file names paths and the SDK, in its order.
    public var mentions: [Mention] = []
    /// Sorted by name.
    public var modules: [Module]
    /// What is known of other modules without their sources.
    public var facts: [Facts] = []
    /// Whether the command line says what the one module is that the run generates for.
    var isOneModule = false
    /// Which files and folders are left out.
    var exclusion = Exclusion()
    /// Whether what `.gitignore` names is left out.
    var respectsGitignore = false
    /// Whether the file names modules.
    var hasModules = false
    /// Whether a folder with a configuration of its own is left to that.
    var endsAtOtherRoots = true
    /// The paths of the command line, from the root: only what is generated from these is written. Nil for all.
    private(set) var selection: [String]?
    /// Further modules that every generated file imports.
    public var imports: [String]
    /// The names of methods that fill a cell.
    public var configure: [String]
    /// What counts as a change of rows whose type no input declares, where their module does not say it.
    public var content: DefaultContent?
    /// What generated types are called, by their usual name, where their module does not say it.
    public var names: [String: String] = [:]
    /// The deployment targets of the app: `iOS 16.4`.
    public var minimum: [String]
    public var output: Output
    /// Whether generated files may be outside of the root.
    public var isOutputOutside = false
    /// What a build says of the run that is a step of it; nil for a run by hand.
    public var build: BuildRun?
    /// The number of threads; nil for as many as there are processors.
    public var jobs: Int?
    /// The folder of the SDK that Objective-C headers are read with, or its name, such as `iphoneos`; nil if a
    /// prelude stands in.
    public var sdk: String?

    /// The folder, from the root, of templates that take the place of built-in ones; nil without one.
    public var templates: String?

    public init(
        root: Root, file: String? = nil, modules: [Module] = [], imports: [String] = [],
        configure: [String] = ["configure"], minimum: [String] = [],
        output: Output = .beside, jobs: Int? = nil, sdk: String? = nil
    ) {
        self.root = root
        self.file = file
        self.modules = modules
        self.imports = imports
        self.configure = configure
        self.minimum = minimum
        self.output = output
        self.jobs = jobs
        self.sdk = sdk
    }

    /// By module; what holds for all others under the empty name.
    var contents: [String: DefaultContent] {
        var result: [String: DefaultContent] = [:]
        for module in modules { result[module.name] = module.content }
        if result[""] == nil { result[""] = content }
        return result
    }

    /// By module; what holds for all others under the empty name.
    var typeNames: [String: [String: String]] {
        var result: [String: [String: String]] = [:]
        for module in modules { result[module.name] = names.merging(module.names) { $1 } }
        if result[""] == nil { result[""] = names }
        return result
    }

    /// Whether `name` is that of a module, or of a submodule: names with dots between them, which `import` takes.
    public static func isModule(_ name: String) -> Bool {
        name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
            part.utf8.first.map { $0 < 0x30 || $0 > 0x39 } ?? false
                && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        }
    }

    /// Where the configuration file says it; nil if it does not.
    func place(of text: String) -> SourcePlace? { mentions.first { $0.text == text }?.place }

    /// The configuration of one unnamed module. A file is read with the folder that it is in.
    public static func paths(_ paths: [String], root: Root = .working) -> Configuration {
        let files = Set(paths.filter { FileSystem.kind(root.absolute(root.path($0))) == .file })
        var folders: [String] = []
        for path in paths {
            let folder = files.contains(path) ? Root.folder(of: root.path(path)) : path
            folders.append(folder.isEmpty ? "." : folder)
        }
        var configuration = Configuration(root: root, modules: [Module(name: "", generate: Set(folders).sorted())])
        if !files.isEmpty { configuration.selection = paths.map { root.path($0) } }
        return configuration
    }

    /// Writes only what is generated from some paths, from the root. All is read and resolved as without them, so that a
    /// file gets the same bytes.
    mutating func select(_ paths: [String]) {
        selection = paths
        var rest = paths
        for index in modules.indices {
            let folders = modules[index].generate.map { root.path($0) }
            let named = paths.filter { path in folders.contains { Root.contains($0, path) } }
            modules[index].generate += named.filter { !folders.contains($0) }
            rest.removeAll { path in named.contains(path) || folders.contains { Root.contains(path, $0) } }
        }
        if !rest.isEmpty { modules.append(Module(name: "", generate: rest)) }
    }

    /// Whether what a source gives is written. `path` is from the root.
    func selects(_ path: String) -> Bool { selection?.contains { Root.contains($0, path) } ?? true }
}

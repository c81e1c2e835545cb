import NibSurface
import SourceText

/// Everything that resolution looks at.
public struct ResolverInput: Sendable {
    /// One file of the program.
    public struct File: Sendable {
        public var source: MarkedSource
        /// The text, for what only a body tells; nothing is warned of where it is nil.
        public var file: SourceFile?
        /// The name of the module that it is compiled in.
        public var module: String
        /// False if it is only read: its declarations are known, nothing is generated for it.
        public var isGenerated: Bool
        /// Whether another run generates for it: its types are known to be generated, and nothing else is asked of it.
        public var isOfOtherRun: Bool
        /// Where its text is damaged.
        public var damage: Damage

        public init(
            source: MarkedSource, file: SourceFile? = nil, module: String, isGenerated: Bool = true,
            isOfOtherRun: Bool = false, damage: Damage = Damage()
        ) {
            self.source = source
            self.file = file
            self.damage = damage
            self.module = module
            self.isGenerated = isGenerated
            self.isOfOtherRun = isOfOtherRun
        }
    }

    /// A nib or storyboard of the program.
    public struct Nib: Sendable {
        public var file: NibFile
        /// The name of the module that its target compiles.
        public var module: String

        public init(file: NibFile, module: String) {
            self.file = file
            self.module = module
        }
    }

    /// The nibs and storyboards of the program.
    public struct Nibs: Sendable {
        /// Those that concern its lists, in any order.
        public var files: [Nib]
        /// Which kinds are among the inputs, whether or not one was read.
        public var kinds: Set<NibFile.Kind>

        public init(files: [Nib] = [], kinds: Set<NibFile.Kind> = []) {
            self.files = files
            self.kinds = kinds
        }
    }

    /// What may declare the types that no input declares.
    public struct Unread: Equatable, Sendable {
        /// By module, what the headers that its Swift files see include and that is not among the inputs, sorted.
        public var headers: [String: [String]]
        /// Whether only some files of the app were looked at.
        public var isPart: Bool

        public init(headers: [String: [String]] = [:], isPart: Bool = false) {
            self.headers = headers
            self.isPart = isPart
        }
    }

    /// Where the text of a file is damaged, by its path.
    let damaged: [String: Damage]

    /// The modules of the run.
    public var modules: Set<String>

    /// In any order: the result does not depend on it.
    public let files: [File]
    /// The names of methods that fill a view.
    public var configureNames: [String]
    /// Further modules that every generated file imports.
    public var imports: [String]
    /// What counts as a change of types that no input declares, by module; for all other modules under the empty name.
    let content: [String: DefaultContent]
    /// What generated types are called by their usual name, by module; for all other modules under the empty name.
    let names: [String: [String: String]]
    /// The deployment targets of the app, at least those of the runtime.
    let minimum: Availability
    /// The nibs and storyboards of the app.
    let nibs: Nibs
    /// What the sources may see that was not read.
    let unread: Unread
    /// Whether lists that this run does not see may hold the public types of its modules.
    let servesOtherModules: Bool

    public init(
        files: [File], configureNames: [String] = ["configure"], imports: [String] = [], minimum: [String] = [],
        content: [String: DefaultContent] = [:], names: [String: [String: String]] = [:], nibs: Nibs = Nibs(),
        modules: Set<String> = [], unread: Unread = Unread(), servesOtherModules: Bool = false
    ) {
        self.modules = modules
        self.files = files
        damaged = Dictionary(
            files.filter { $0.damage != Damage() }.map { ($0.source.path, $0.damage) }, uniquingKeysWith: { $1 })
        self.configureNames = configureNames
        self.imports = imports
        self.content = content
        self.nibs = nibs
        self.unread = unread
        self.servesOtherModules = servesOtherModules
        self.names = names
        self.minimum = Availability.ofRuntime.union(Availability(minimum: minimum) ?? Availability())
    }

    /// What generated types of a module are called, by their usual name.
    func typeNames(of module: String) -> [String: String] { names[module] ?? names[""] ?? [:] }
}

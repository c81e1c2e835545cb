import SourceText

extension Configuration {
    /// The configuration of one module that the command line names, with those it reads. No file is looked for. What
    /// `settings`, a configuration file, says of modules, paths and output does not count.
    public static func module(
        _ name: String, paths: [String], reading reads: [(module: String, path: String)],
        facts: [(module: String, path: String)] = [], settings: String?,
        root: Root, working: Root = .working, diagnostics: inout DiagnosticBag, sources: inout SourceLibrary
    ) -> Configuration {
        var configuration = Configuration(root: root)
        if let settings {
            configuration = load(
                paths: [], file: settings, from: working.folder, root: root.folder, diagnostics: &diagnostics,
                sources: &sources)
            configuration.exclusion = Exclusion()
            configuration.respectsGitignore = false
            configuration.hasModules = false
            configuration.output = .beside
        }
        let said = Dictionary(configuration.modules.map { ($0.name, $0) }) { first, _ in first }
        var modules: [String: Module] = [:]
        func empty(_ name: String) -> Module {
            Module(name: name, content: said[name]?.content, names: said[name]?.names ?? [:])
        }
        func add(_ path: String, to name: String, _ list: WritableKeyPath<Module, [String]>) {
            modules[name, default: empty(name)][keyPath: list].append(root.path(path, from: working.folder))
        }
        for path in paths { add(path, to: name, \.generate) }
        for (module, path) in reads { add(path, to: module, \.read) }
        for (module, path) in facts {
            let path = root.path(path, from: working.folder)
            configuration.facts.append(Facts(module: module, path: path))
            if modules[module] == nil { modules[module] = empty(module) }
        }
        configuration.isOneModule = true
        configuration.modules = modules.values.sorted { $0.name < $1.name }
        configuration.endsAtOtherRoots = false
        return configuration
    }

    /// Has all paths start at another root.
    mutating func move(to new: Root) {
        guard new != root else { return }
        let old = root
        func moved(_ path: String) -> String { new.path(path, from: old.folder) }
        for mention in mentions {
            mentions.append(Mention(text: moved(mention.text), place: mention.place))
        }
        for index in modules.indices {
            modules[index].generate = modules[index].generate.map(moved)
            modules[index].read = modules[index].read.map(moved)
        }
        if case .folder(let folder) = output { output = .folder(moved(folder)) }
        templates = templates.map(moved)
        if let sdk, let folder = SDKFolder.path(sdk, in: old) { self.sdk = folder }
        exclusion.move(from: old, to: new)
        root = new
    }
}

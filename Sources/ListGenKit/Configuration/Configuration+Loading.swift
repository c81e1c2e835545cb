import ListModel
import SourceText

extension Configuration {
    /// The configuration of a run: that of `file`, or of the nearest `.listgen.yml`, or none. `paths` narrow what is
    /// written; without a configuration they are all that is read. Paths of generated files and of diagnostics start at
    /// `root`, or else at the folder of the configuration.
    public static func load(
        paths: [String], file: String? = nil, from folder: String? = nil, root given: String? = nil,
        diagnostics: inout DiagnosticBag, sources: inout SourceLibrary
    ) -> Configuration {
        let working = Root(folder ?? FileSystem.workingFolder)
        let givenRoot = given.map { Root(working.absolute($0)) }
        guard let found = file.map({ working.absolute($0) }) ?? ConfigurationReader.find(from: working.folder) else {
            let root = givenRoot ?? working
            return .paths((paths.isEmpty ? ["."] : paths).map { root.path($0, from: working.folder) }, root: root)
        }
        let own = Root(Root.folder(of: found).isEmpty ? "/" : Root.folder(of: found))
        let root = givenRoot ?? own
        let name = root.path(found)
        switch FileSystem.read(found) {
        case .failure(let failure):
            diagnostics.report(
                failure.isMissing && FileSystem.entry(found) == nil
                    ? .missingPath(file ?? name)
                    : .unreadable(reason: failure.reason), at: SourcePlace(file: file ?? name))
            return Configuration(root: root)
        case .success(let bytes):
            let source = SourceFile(path: name, bytes: bytes)
            sources.add(source)
            var reader = ConfigurationReader(source)
            var configuration = reader.read(root: own)
            configuration.move(to: root)
            diagnostics.merge(reader.diagnostics)
            let given = paths.map { root.path($0, from: working.folder) }
            configuration.hasModules = !configuration.modules.isEmpty
            if configuration.hasModules {
                if !given.isEmpty { configuration.select(given) }
            } else {
                let whole = root.path(own.folder)
                configuration.modules = [Module(name: "", generate: [whole])]
                let selected = given.isEmpty ? [root.path(working.folder)] : given
                if !selected.contains(whole) { configuration.select(selected) }
            }
            return configuration
        }
    }
}

import ListModel
import SourceText

extension Configuration {
    /// The configuration of a run: that of `file`, or of the nearest `.listgen.yml`, or none. `paths` narrow what is
    /// generated for; without a configuration they are all that is read. Paths of generated files and of diagnostics start
    /// at `root`, or else at the folder of the configuration.
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
                    ? ConfigurationDiagnostic.missingPath(file ?? name)
                    : ConfigurationDiagnostic.unreadable(reason: failure.reason), at: SourcePlace(file: file ?? name))
            return Configuration(root: root)
        case .success(let bytes):
            let source = SourceFile(path: name, bytes: bytes)
            sources.add(source)
            var reader = ConfigurationReader(source)
            var configuration = reader.read(root: own)
            configuration.move(to: root)
            diagnostics.merge(reader.diagnostics)
            let given = paths.map { root.path($0, from: working.folder) }
            if configuration.modules.isEmpty {
                let all =
                    given.isEmpty
                    ? [working.folder == own.folder ? root.path(own.folder) : root.path(working.folder)] : given
                configuration.modules = [Module(name: "", generate: all)]
                configuration.isNarrowed = all != ["."]
            } else {
                configuration.hasModules = true
                if !given.isEmpty { configuration.narrow(to: given) }
            }
            return configuration
        }
    }

    /// Generates for the given paths only; all else is read.
    private mutating func narrow(to paths: [String]) {
        func contains(_ folder: String, _ path: String) -> Bool {
            folder == "." || path == folder || path.hasPrefix(folder + "/")
        }
        var rest = paths
        for index in modules.indices {
            let folders = modules[index].generate.map { root.path($0) }
            modules[index].read += folders
            modules[index].generate = paths.filter { path in folders.contains { contains($0, path) } }
            modules[index].generate += folders.filter { folder in paths.contains { contains($0, folder) } }
            rest.removeAll { modules[index].generate.contains($0) }
            rest.removeAll { path in folders.contains { contains(path, $0) } }
        }
        if !rest.isEmpty { modules.append(Module(name: "", generate: rest)) }
    }
}

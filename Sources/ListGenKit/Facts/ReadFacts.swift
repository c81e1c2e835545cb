import ListModel
import SourceText

/// The facts of other modules that a run is given, each source of them an input with its text.
struct ReadFacts {
    private(set) var inputs: [InputFile] = []
    private(set) var diagnostics = DiagnosticBag()

    init(_ configuration: Configuration) {
        /// The modules of the sources by their paths.
        var modules: [String: String] = [:]
        for facts in configuration.facts {
            let path = configuration.root.path(facts.path)
            do throws(FactsFault) {
                switch FileSystem.read(configuration.root.absolute(path)) {
                case .failure(let failure):
                    let entry: DiagnosticEntry =
                        failure.isMissing ? .missingPath(path) : .unreadable(reason: failure.reason)
                    diagnostics.report(entry, at: SourcePlace(file: path))
                case .success(let bytes):
                    let file = try FactsFile(reading: bytes)
                    guard file.module == facts.module else { throw .isOfModule(file.module) }
                    for source in file.sources {
                        if let other = modules.updateValue(file.module, forKey: source.path) {
                            diagnostics.report(
                                .sourceOfTwoModules(first: other, second: file.module),
                                at: SourcePlace(file: source.path))
                        }
                        inputs.append(
                            InputFile(path: source.path, module: file.module, isGenerated: false, facts: source))
                    }
                }
            } catch {
                diagnostics.report(Self.entry(error, facts.module), at: SourcePlace(file: path))
            }
        }
    }

    private static func entry(_ fault: FactsFault, _ module: String) -> DiagnosticEntry {
        switch fault {
        case .hasVersion(let version): .factsOfVersion(version, read: "\(FactsFile.version)", module: module)
        case .isOther: .noFacts(module: module)
        case .isCut: .cutFacts(module: module)
        case .isOfModule(let other): .factsOfModule(other, given: module)
        }
    }
}

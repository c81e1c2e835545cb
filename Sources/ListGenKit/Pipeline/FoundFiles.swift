import ListModel
import SourceText

/// The files of a run as they were found, before any is read.
struct FoundFiles: Sendable {
    /// Every input once, sorted by path; one that is to be generated for and read is generated for.
    private(set) var inputs: [InputFile] = []
    /// What stands in the folder of the generated files, where they have one of their own.
    private(set) var outputs: [String] = []
    /// Every folder that was looked into.
    private(set) var folders: [String] = []
    /// Folders that were left out because they have a configuration of their own, sorted.
    private(set) var otherRoots: [String] = []
    /// Folders of the root that hold what a run may have left that was killed.
    private(set) var foldersToSweep: [String] = []
    /// Files below the root that no module names; none without modules.
    private(set) var unlisted: [String] = []
    private(set) var diagnostics = DiagnosticBag()
    /// False if facts of other modules are missing, without which nothing can be said.
    let hasFacts: Bool
    private let configuration: Configuration

    /// With `takesStamps` each input has its stamp, where they are enough for a cache to pay for itself.
    init(_ configuration: Configuration, jobs: Int, takesStamps: Bool) {
        self.configuration = configuration
        let root = configuration.root
        var found = Discovery(
            root: root, configuration: configuration.file, jobs: jobs, exclusion: configuration.exclusion,
            respectsGitignore: configuration.respectsGitignore, place: configuration.place)
        for isGenerated in [true, false] {
            for module in configuration.modules {
                let before = found.files.count
                found.add(
                    isGenerated ? module.generate : module.read,
                    endsAtOtherRoots: isGenerated && configuration.endsAtOtherRoots)
                inputs += found.files[before...].map {
                    InputFile(path: $0, module: module.name, isGenerated: isGenerated)
                }
            }
        }
        diagnostics.merge(found.diagnostics)
        var exclusion = found.exclusion
        if configuration.hasModules {
            var all = Discovery(
                root: root, jobs: jobs, exclusion: exclusion, respectsGitignore: configuration.respectsGitignore)
            all.add(["."], endsAtOtherRoots: true)
            let listed = Set(found.files)
            unlisted = all.files.filter { !listed.contains($0) && configuration.selects($0) }
            exclusion = all.exclusion
            folders = all.folders
        }
        folders += found.folders
        for pattern in exclusion?.unused ?? [] {
            diagnostics.report(.unusedPattern(pattern), at: configuration.place(of: pattern))
        }
        otherRoots = Set(found.otherRoots).filter(configuration.selects).sorted()
        let facts = ReadFacts(configuration)
        diagnostics.merge(facts.diagnostics)
        hasFacts = !facts.diagnostics.hasErrors
        let paths = Set(inputs.map(\.path))
        for input in facts.inputs where paths.contains(input.path) {
            diagnostics.report(
                .sourceOfTwoModules(first: input.module, second: nil), at: SourcePlace(file: input.path))
        }
        inputs += facts.inputs.filter { !paths.contains($0.path) }
        inputs.sort { $0.path < $1.path }
        if takesStamps, inputs.count >= SummaryCache.leastFiles {
            inputs = ParallelMap.map(inputs, jobs: jobs) { input in
                var input = input
                input.stamp = FileSystem.stamp(root.absolute(input.path))
                return input
            }
        }
        // What is outside of the root is never removed.
        let places = Outputs(configuration)
        for source in configuration.build?.outputFiles.keys.sorted() ?? [] where !generates(source) {
            diagnostics.report(.outputOfNoSource(source), at: SourcePlace(file: source))
        }
        if configuration.build == nil, case .folder(let folder) = configuration.output,
            places.isPlain(root.path(folder)),
            FileSystem.kind(root.absolute(root.path(folder))) == .folder
        {
            var found = Discovery(root: root)
            found.add([folder])
            outputs = found.files.filter { $0.hasSuffix(GeneratedHeader.suffix) }
            foldersToSweep = found.foldersWithStagedFiles
        }
        foldersToSweep = (foldersToSweep + found.foldersWithStagedFiles).filter(places.isPlain)
    }

    /// Whether what a source gives, or gave, is written by this run.
    func selects(_ path: String) -> Bool { configuration.selects(path) }

    /// Whether a source is among those to write for.
    func generates(_ path: String) -> Bool {
        guard selects(path) else { return false }
        var (lower, upper) = (0, inputs.count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if inputs[middle].path < path { lower = middle + 1 } else { upper = middle }
        }
        return lower < inputs.count && inputs[lower].path == path && inputs[lower].isGenerated
    }
}

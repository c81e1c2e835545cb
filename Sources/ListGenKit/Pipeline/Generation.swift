import ListModel
import SourceText

/// One run of the pipeline: what would be written, what is wrong, and what was decided.
public struct Generation: Sendable {
    /// What is to be written, sorted by path; empty where there are errors.
    public private(set) var plan = WritePlan()
    public internal(set) var diagnostics: DiagnosticBag
    public private(set) var program = Program()
    /// The texts that diagnostics point into.
    public private(set) var sources: SourceLibrary
    /// Whether the diagnostics tell of a fault of listgen: its own templates do not fit its values.
    public private(set) var isOwnFault = false
    /// Every file that was read, sorted.
    public private(set) var inputPaths: [String] = []
    /// Where the time went.
    public private(set) var timings: Timings
    /// Folders that were left out because they have a configuration of their own, sorted.
    private var otherRoots: [String] = []
    public let root: Root

    /// Runs every stage but the writing. `diagnostics` and `sources` are what loading the configuration gave. A cache
    /// of what unmarked files declare is kept in `cacheFolder`, if there is one; it changes nothing but the time. With
    /// `recallsLastRun` only `plan` is told where nothing changed since a run that had nothing to do.
    public init(
        _ configuration: Configuration, jobs: Int? = nil, cacheFolder: String? = nil, recallsLastRun: Bool = false,
        diagnostics: DiagnosticBag = DiagnosticBag(), sources: SourceLibrary = SourceLibrary(),
        timings: Timings = Timings()
    ) {
        self.timings = timings
        self.diagnostics = diagnostics
        self.sources = sources
        root = configuration.root
        var configuration = configuration
        if let sdk = configuration.sdk {
            configuration.sdk = SDKFolder.path(sdk, in: root)
            if configuration.sdk == nil {
                self.diagnostics.report(ConfigurationDiagnostic.missingSDK(sdk), at: configuration.place(of: sdk))
            }
        }
        let outputs = Outputs(configuration)
        outputs.check(diagnostics: &self.diagnostics)
        guard !self.diagnostics.hasErrors else { return }
        let jobs = jobs ?? configuration.jobs ?? ParallelMap.processors
        let templates = TemplateFolder(
            configuration.templates.map { root.path($0) }, root: root,
            at: configuration.templates.flatMap { configuration.place(of: $0) }, diagnostics: &self.diagnostics)
        let (found, lastRun, unchanged) = self.timings.measure(.discovery) {
            let found = FoundFiles(configuration, jobs: jobs, takesStamps: cacheFolder != nil)
            let lastRun = cacheFolder.flatMap { LastRun(configuration, found, templates, cacheFolder: $0) }
            return (found, lastRun, recallsLastRun ? lastRun?.unchanged : nil)
        }
        self.timings.count(.discovery, found.inputs.count)
        self.diagnostics.merge(found.diagnostics)
        otherRoots = found.otherRoots
        if self.diagnostics.isEmpty, let count = unchanged {
            plan = WritePlan(unchangedSinceLastRun: count, found)
            return
        }
        let reading = Reading(found, configuration, jobs: jobs, cacheFolder: cacheFolder, &self.timings)
        self.diagnostics.merge(reading.diagnostics)
        inputPaths = (reading.paths + templates.paths + [configuration.file].compactMap { $0 }).sorted()
        for source in templates.sources where templates.paths.contains(source.path) { self.sources.add(source) }
        for file in reading.parsed.map(\.file.file) + reading.faulty + reading.nibs.files { self.sources.add(file) }
        resolve(reading, configuration)
        self.timings.count(.resolving, program.files.count)
        guard !self.diagnostics.hasErrors else { return }
        outputs.check(program.files.map(\.sourcePath), diagnostics: &self.diagnostics)
        let (files, faults) = self.timings.measure(.rendering) { Renderer(program, outputs, templates).render() }
        self.timings.count(.rendering, files.count)
        self.diagnostics.merge(faults)
        isOwnFault = faults.hasErrors && templates.paths.isEmpty
        guard !self.diagnostics.hasErrors else { return }
        plan = self.timings.measure(.writing) {
            WritePlan(files, found, reading.generated, outputs, diagnostics: &self.diagnostics)
        }
        // What was warned of is to be said again.
        if self.diagnostics.isEmpty, plan.isUpToDate, !plan.sparesFiles, !reading.usesHeaders {
            lastRun?.keep(plan.files)
        }
    }

    private mutating func resolve(_ reading: Reading, _ configuration: Configuration) {
        guard !reading.parsed.isEmpty, reading.isComplete else { return }
        let input = reading.resolverInput(configuration)
        program = timings.measure(.resolving) { Resolver.resolve(input, diagnostics: &diagnostics) }
    }

    /// A line for each folder that was left out because it has a configuration of its own.
    public var leftOut: String {
        otherRoots.map { "left out: \($0), which has a .listgen.yml of its own\n" }.joined()
    }

    /// All diagnostics in order, as `reporter` words them.
    public func report(_ reporter: some DiagnosticReporter) -> String {
        reporter.render(diagnostics.sorted()) { sources.file($0) }
    }
}

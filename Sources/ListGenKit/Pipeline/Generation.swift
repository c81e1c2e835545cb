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
    /// Whether only what changed since the last run was resolved.
    public private(set) var wasUpdated = false
    /// Folders that were left out because they have a configuration of their own, sorted.
    private(set) var otherRoots: [String] = []
    /// The sources of other modules that are known by their facts.
    private(set) var factPaths: Set<String> = []
    public let root: Root
    /// The absolute folders in which a change may ask for another run: that of the configuration, those that were looked
    /// into, and that of the templates.
    public private(set) var folders: [String] = []

    /// What a run is asked for, which says how much of it has to be done.
    public enum Purpose: Sendable {
        /// Everything about every file.
        case everything
        /// What is to be written and warned of: `plan` and `diagnostics`.
        case plan
        /// Also what was decided about a name.
        case explanation(of: String)

        /// A record of the run has the words of the decisions.
        func keptDecisions(hasRecord: Bool) -> KeptDecisions {
            if case .plan = self { return hasRecord ? .words : .none }
            return .all
        }

        var name: String? {
            if case .explanation(let name) = self { return name }
            return nil
        }
    }

    /// Runs every stage but the writing. `diagnostics` and `sources` are what loading the configuration gave. What a run
    /// found is kept in `cacheFolder`, if there is one; it changes nothing but the time.
    public init(
        _ configuration: Configuration, jobs: Int? = nil, cacheFolder: String? = nil,
        for purpose: Purpose = .everything,
        diagnostics: DiagnosticBag = DiagnosticBag(), sources: SourceLibrary = SourceLibrary(),
        timings: Timings = Timings()
    ) {
        self.timings = timings
        self.diagnostics = diagnostics
        self.sources = sources
        root = configuration.root
        folders = [root.folder] + [configuration.templates].compactMap { $0.map(root.absolute) }
        let (onlyRead, selects) = (configuration.onlyRead, configuration.selects)
        defer {
            tellFacts()
            note(onlyRead: onlyRead)
            keepWarnings(where: selects)
        }
        var configuration = configuration
        if let sdk = configuration.sdk {
            configuration.sdk = SDKFolder.path(sdk, in: root)
            if configuration.sdk == nil {
                self.diagnostics.report(.missingSDK(sdk), at: configuration.place(of: sdk))
            }
        }
        let outputs = Outputs(configuration)
        outputs.check(diagnostics: &self.diagnostics)
        guard !self.diagnostics.hasErrors else { return }
        let jobs = jobs ?? configuration.jobs ?? ParallelMap.processors
        let templates = TemplateFolder(
            configuration.templates.map { root.path($0) }, root: root,
            at: configuration.templates.flatMap { configuration.place(of: $0) }, diagnostics: &self.diagnostics)
        let complete = configuration
        let found = self.timings.measure(.discovery) {
            FoundFiles(complete, jobs: jobs, takesStamps: cacheFolder != nil)
        }
        self.timings.count(.discovery, found.inputs.count)
        self.diagnostics.merge(found.diagnostics)
        folders += found.folders.map(root.absolute)
        for input in found.inputs where input.facts != nil { factPaths.insert(input.path) }
        guard found.hasFacts else { return }
        let unlisted = UnlistedMarks.find(complete, found, jobs: jobs)
        for warning in unlisted.warnings { self.diagnostics.append(warning) }
        for file in unlisted.files { self.sources.add(file) }
        otherRoots = found.otherRoots
        let memory =
            configuration.facts.isEmpty
            ? RunMemory(configuration, found, templates, cacheFolder: cacheFolder) : nil
        if case .plan = purpose, recall(memory, found) { return }
        let (place, cache) = (configuration.root, memory?.summaries())
        let search = self.timings.measure(.search) { Search(found, place, cache, jobs: jobs) }
        self.timings.count(.search, found.inputs.count)
        let run = Run(
            purpose: purpose, configuration: configuration, found: found, search: search, templates: templates,
            outputs: outputs,
            memory: memory, jobs: jobs)
        if case .everything = purpose {} else if update(run, purpose) { return }
        generate(run)
    }

    /// What the stages of a run share.
    private struct Run {
        let purpose: Purpose
        let configuration: Configuration
        let found: FoundFiles
        let search: Search
        let templates: TemplateFolder
        let outputs: Outputs
        let memory: RunMemory?
        let jobs: Int
    }

    /// True if nothing has changed since a run that had nothing to do: what it warned of is said again.
    private mutating func recall(_ memory: RunMemory?, _ found: FoundFiles) -> Bool {
        guard let memory, !diagnostics.hasErrors,
            let unchanged = timings.measure(.discovery, { memory.lastRun?.unchanged })
        else { return false }
        if unchanged.hasWarnings {
            guard let (record, _) = memory.store.read() else { return false }
            repeatWarnings(record.diagnostics)
        }
        plan = WritePlan(unchangedSinceLastRun: unchanged.count, found)
        return true
    }

    /// Adds what was warned of before, and the texts that it points into.
    private mutating func repeatWarnings(_ warnings: [Diagnostic]) {
        for warning in warnings {
            diagnostics.append(warning)
            for path in [warning.place?.path].compactMap({ $0 }) + warning.notes.compactMap(\.place?.path)
            where sources.file(path) == nil {
                if case .success(let bytes) = FileSystem.read(root.absolute(path)) {
                    sources.add(SourceFile(path: path, bytes: bytes))
                }
            }
        }
    }

    /// Resolves and renders only what changed since the last run, and what asks for it; false if that cannot be told.
    private mutating func update(_ run: Run, _ purpose: Purpose) -> Bool {
        guard let memory = run.memory, !diagnostics.hasErrors, let (record, isOwn) = memory.store.read(),
            !record.usesHeaders || record.headerTools == memory.key.headerTools(),
            let update = timings.measure(
                .resolving,
                {
                    Update(run.search, record, run.configuration, jobs: run.jobs, explaining: purpose.name)
                })
        else { return false }
        timings.count(.resolving, update.count)
        program = update.program
        wasUpdated = true
        if purpose.name != nil {
            for file in update.parsed { sources.add(file) }
            repeatWarnings(update.diagnostics)
            return true
        }
        var bag = DiagnosticBag()
        run.outputs.check(update.program.files, diagnostics: &bag)
        let renderer = Renderer(program, run.outputs, run.templates)
        let (files, faults) = timings.measure(.rendering) { renderer.render(only: update.resolved, jobs: run.jobs) }
        bag.merge(faults)
        let plan = timings.measure(.writing) {
            WritePlan(
                files, update.inlineSources, unchanged: update.unchanged.map(\.path), run.found,
                run.search.generated(run.found), run.outputs, diagnostics: &bag)
        }
        guard bag.isEmpty else { return false }
        for source in update.inlineSources { sources.add(source.file) }
        timings.count(.rendering, files.count)
        self.plan = plan
        repeatWarnings(update.diagnostics)
        inputPaths = run.search.sources
        if !update.isUnchanged || !isOwn, !plan.removesBlocks {
            var record = update.record
            record.add(plan.files)
            memory.store.write(record)
        }
        keep(memory, hasWarnings: !update.diagnostics.isEmpty, record.usesHeaders)
        return true
    }

    /// Every stage for every file.
    private mutating func generate(_ run: Run) {
        let read = readAndResolve(run)
        guard !diagnostics.hasErrors else { return }
        let before = diagnostics.diagnostics.count
        let own = program.files.filter { !factPaths.contains($0.sourcePath) }
        run.outputs.check(own, diagnostics: &diagnostics)
        let program = program
        let (files, faults) = timings.measure(.rendering) {
            Renderer(program, run.outputs, run.templates).render(
                only: factPaths.isEmpty ? nil : Set(own.map(\.sourcePath)), jobs: run.jobs)
        }
        timings.count(.rendering, files.count)
        diagnostics.merge(faults)
        isOwnFault = faults.hasErrors && run.templates.paths.isEmpty
        guard !diagnostics.hasErrors else { return }
        plan = timings.measure(.writing) {
            WritePlan(
                files + EmptyOutput.files(files, run.search, run.outputs), read.inlineSources, run.found,
                read.generated, run.outputs, diagnostics: &diagnostics)
        }
        // A record knows the files that generate something; one that still has to lose its block is none of them.
        guard let memory = run.memory, var record = read.record, !plan.removesBlocks,
            diagnostics.diagnostics.count == before
        else { return }
        record.add(plan.files)
        memory.store.write(record)
        keep(memory, hasWarnings: read.hasWarnings, record.usesHeaders)
    }

    /// What is left of the first stages: their declarations take more memory than all else, and rendering needs none.
    private struct Read {
        /// What may be a generated file in the folders of the run.
        let generated: [String]
        let inlineSources: [InlineSource]
        /// What the next run may know of it.
        let record: Record?
        let hasWarnings: Bool
    }

    private mutating func readAndResolve(_ run: Run) -> Read {
        var reading = timings.measure(.reading) {
            Reading(run.search, run.found, run.configuration, jobs: run.jobs)
        }
        let facts = run.configuration.facts.map { root.path($0.path) }
        inputPaths =
            (reading.paths + facts + run.templates.paths + [run.configuration.file].compactMap { $0 }).sorted()
        for source in run.templates.sources where run.templates.paths.contains(source.path) { sources.add(source) }
        let before = diagnostics.diagnostics.count
        let resolution = resolve(&reading, run)
        let parsed = reading.parsed.lazy.filter { $0.input.facts == nil }.map(\.file.file)
        for file in parsed + reading.faulty + reading.nibs.files { sources.add(file) }
        timings.count(.reading, reading.parsed.count + reading.nibs.files.count)
        timings.count(.resolving, program.files.count)
        let warnings = diagnostics.diagnostics.dropFirst(before)
        var record: Record?
        if let memory = run.memory, !diagnostics.hasErrors, reading.isConsistent {
            record = Record(resolution, reading, run.search, memory.key, warnings: Array(warnings))
        }
        return Read(
            generated: reading.generated, inlineSources: reading.inlineSources(program), record: record,
            hasWarnings: !warnings.isEmpty)
    }

    /// Remembers a run that had nothing to do. What was warned of has to be in the record.
    private func keep(_ memory: RunMemory, hasWarnings: Bool, _ usesHeaders: Bool) {
        guard plan.isUpToDate, !plan.sparesFiles else { return }
        memory.lastRun?.keep(plan.paths, hasWarnings: hasWarnings, usesHeaders: usesHeaders)
    }

    /// Resolves what was read, and reads what that asks for beyond what was foreseen.
    private mutating func resolve(_ reading: inout Reading, _ run: Run) -> Resolution? {
        guard !reading.parsed.isEmpty, reading.isComplete else {
            diagnostics.merge(reading.diagnostics)
            return nil
        }
        while true {
            let input = reading.resolverInput(run.configuration)
            let isPartial = diagnostics.hasErrors || reading.diagnostics.hasErrors
            let resolution = timings.measure(.resolving) {
                Resolution(
                    input, isPartial: isPartial, keeping: run.purpose.keptDecisions(hasRecord: run.memory != nil)
                ) { [jobs = run.jobs] in ParallelMap.forEach(below: $0, jobs: jobs, $1) }
            }
            if timings.measure(.reading, { reading.add(answering: resolution.questions) }) { continue }
            diagnostics.merge(reading.diagnostics)
            Resolver.report(resolution, input, &diagnostics)
            program = resolution.program
            return resolution
        }
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

import ListModel
import SourceText

/// The files of a run: found, read, and parsed as far as the marks need them.
struct Reading {
    /// Marked files, and those that declare what they name; sorted by path.
    private(set) var parsed: [(input: InputFile, file: ParsedFile)] = []
    /// What may be a generated file in the folders of the run, sorted.
    private(set) var generated: [String] = []
    /// Every source that was read, for the depfile.
    private(set) var paths: [String] = []
    private(set) var diagnostics = DiagnosticBag()
    /// Files that could be read and not parsed.
    private(set) var faulty: [SourceFile] = []
    /// False where declarations are missing, which has been said: all that would be said of their absence is noise.
    private(set) var isComplete = true
    /// Whether Objective-C was read: then files outside of the run may have been.
    private(set) var usesHeaders = false
    private(set) var nibs: ReadNibs

    init(
        _ found: FoundFiles, _ configuration: Configuration, jobs: Int, cacheFolder: String?, _ timings: inout Timings
    ) {
        let inputs = found.inputs
        let root = configuration.root
        nibs = ReadNibs(inputs)
        let results = timings.measure(.search) {
            let cache = cacheFolder.flatMap {
                inputs.count < SummaryCache.leastFiles ? nil : SummaryCache(folder: $0, root: root.folder)
            }
            let results = ParallelMap.map(inputs, jobs: jobs) { ReadFile.read($0, in: root, cache, &$1) }
            cache?.update(results.compactMap(\.kept))
            return results
        }
        timings.count(.search, inputs.count)
        timings.measure(.reading) { parse(results, found, configuration, jobs: jobs) }
        timings.count(.reading, parsed.count + nibs.files.count)
    }

    private mutating func parse(
        _ results: [(result: ReadFile, kept: ReadFile.Kept?)], _ found: FoundFiles, _ configuration: Configuration,
        jobs: Int
    ) {
        var marked: [(input: InputFile, file: SourceFile)] = []
        var plain: [(input: InputFile, names: [NameHash])] = []
        var headers = ReadHeaders(Headers(root: configuration.root, sdk: configuration.sdk))
        for (input, read) in zip(found.inputs, results) {
            switch read.result {
            case .marked(let file): marked.append((input, file))
            case .header(let file): headers.add(file, input, isMarked: true)
            case .plain(let names): plain.append((input, names))
            case .generated:
                generated.append(input.path)
                continue
            case .failed(let failure, let file): fail(failure, file)
            case .nib: break
            }
            paths.append(input.path)
        }
        parsed = ParallelMap.map(marked, jobs: jobs, by: 1) { ($0.input, ParsedFile($0.file)) }
        for (_, file) in parsed { diagnostics.merge(file.diagnostics) }
        headers.parse()
        if !parsed.isEmpty || !headers.isEmpty { addNamed(plain, configuration, &headers, jobs: jobs) }
        headers.nameMethods()
        diagnostics.merge(headers.diagnostics)
        diagnostics.merge(nibs.diagnostics)
        isComplete = headers.isComplete && nibs.isComplete
        parsed += headers.parsed(beside: parsed)
        parsed.sort { $0.input.path < $1.input.path }
        generated = Array(Set(generated + found.outputs)).sorted()
        usesHeaders = !headers.isEmpty
    }

    private mutating func fail(_ failure: Diagnostic, _ file: SourceFile?) {
        diagnostics.append(failure)
        if let file { faulty.append(file) }
    }

    /// What the resolver sees of the files that were parsed.
    func resolverInput(_ configuration: Configuration) -> ResolverInput {
        Self.resolverInput(parsed, configuration, nibs: nibs.nibs)
    }

    private static func resolverInput(
        _ files: [(input: InputFile, file: ParsedFile)], _ configuration: Configuration,
        nibs: ResolverInput.Nibs = ResolverInput.Nibs()
    ) -> ResolverInput {
        let files = files.map { input, parsed in
            ResolverInput.File(
                source: parsed.source, file: parsed.file, module: input.module, isGenerated: input.isGenerated,
                damage: parsed.damage)
        }
        return ResolverInput(
            files: files, configureNames: configuration.configure, imports: configuration.imports,
            minimum: configuration.minimum, content: configuration.contents, nibs: nibs)
    }

    /// Parses the files that declare what the resolver asks for, until it asks for nothing more.
    private mutating func addNamed(
        _ plain: [(input: InputFile, names: [NameHash])], _ configuration: Configuration,
        _ headers: inout ReadHeaders, jobs: Int
    ) {
        var index = NameIndex(plain.map(\.names))
        let root = configuration.root
        var known: Set<String> = []
        while true {
            let all = parsed + headers.parsed(beside: parsed)
            known.formUnion(nibs.destinationClasses(of: known))
            known.formUnion(Resolver.neededNames(Self.resolverInput(all, configuration), known: known))
            let wanted = headers.wantedNames(known) + nibs.wantedNames(known, parsed)
            let files = index.nextFiles(declaring: known.sorted() + wanted)
            guard !files.isEmpty else { return }
            let inputs = files.map { plain[$0].input }
            let more = ParallelMap.map(inputs, jobs: jobs, by: 1) { input, buffer in
                let read = ReadFile.whole(input.path, in: root, &buffer)
                guard case .marked(let file) = read else { return (read: read, parsed: ParsedFile?.none) }
                return (read, ParsedFile(file))
            }
            var added: [(input: InputFile, file: SourceFile)] = []
            for (input, result) in zip(inputs, more) {
                if let file = result.parsed { parsed.append((input, file)) }
                switch result.read {
                case .header(let file): headers.add(file, input, isMarked: headers.isMarkedByMacro(file))
                case .nib(let file): added.append((input, file))
                case .failed(let failure, let file): fail(failure, file)
                case .marked, .plain, .generated: break
                }
            }
            headers.parse()
            nibs.add(added, jobs: jobs)
        }
    }
}

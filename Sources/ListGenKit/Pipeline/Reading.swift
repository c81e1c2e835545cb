import ListModel
import SourceText

/// The files of a run: found, searched, and parsed as far as the marks need them.
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
    /// False if declarations are missing, which has been said: all that would be said of their absence is noise.
    private(set) var isComplete = true
    /// Whether Objective-C was read.
    private(set) var usesHeaders = false
    private(set) var nibs: ReadNibs
    /// False if a file changed while it was read: the run saw two of its states.
    private(set) var isConsistent = true

    private let root: Root
    private let jobs: Int
    /// The files without marks: in Swift, and headers, nibs and storyboards.
    private var plain: [(input: InputFile, names: [NameHash])] = []
    private var others: [(input: InputFile, names: [NameHash])] = []
    private var index = NameIndex([])
    private var otherIndex = NameIndex([])
    private var headers: ReadHeaders
    /// What the sources may see that was not read.
    private var unread: ResolverInput.Unread

    init(_ search: Search, _ found: FoundFiles, _ configuration: Configuration, jobs: Int) {
        root = configuration.root
        self.jobs = jobs
        nibs = ReadNibs(search)
        unread = Self.unread(search, configuration)
        headers = ReadHeaders(Headers(root: configuration.root, sdk: configuration.sdk))
        var marked: [(input: InputFile, searched: SearchedFile)] = []
        for (input, searched) in zip(search.inputs, search.results) {
            switch searched.kind {
            case .marked: marked.append((input, searched))
            case .plain where InputKind(input.path) != .swift: others.append((input, searched.names))
            case .plain: plain.append((input, searched.names))
            case .generated: continue
            case .failed(let diagnostic): fail(diagnostic, searched.file)
            }
            if input.facts == nil { paths.append(input.path) }
        }
        generated = search.generated(found)
        index = NameIndex(plain.map(\.names))
        otherIndex = NameIndex(others.map(\.names))
        addMarked(marked)
        if !parsed.isEmpty || !headers.isEmpty { addNamed(configuration) }
        headers.nameMethods()
        diagnostics.merge(headers.diagnostics)
        diagnostics.merge(nibs.diagnostics)
        isComplete = headers.isComplete && nibs.isComplete
        parsed += headers.parsed(beside: parsed)
        for (module, path) in headers.unread { unread.headers[module, default: []].append(path) }
        sort()
        usesHeaders = !headers.isEmpty
    }

    private mutating func sort() { parsed.sort { $0.input.path < $1.input.path } }

    private mutating func fail(_ failure: Diagnostic, _ file: SourceFile?) {
        diagnostics.append(failure)
        if let file { faulty.append(file) }
    }

    private mutating func addMarked(_ marked: [(input: InputFile, searched: SearchedFile)]) {
        let root = root
        let texts = ParallelMap.map(marked, jobs: jobs, by: 1) { item, buffer in
            let text =
                item.searched.file.map { .success($0) } ?? SearchedFile.text(of: item.input, in: root, &buffer)
            guard case .success(let file) = text, InputKind(item.input.path) != .header else {
                return (text, ParsedFile?.none)
            }
            return (text, ParsedFile(file))
        }
        for ((input, searched), (text, file)) in zip(marked, texts) {
            switch text {
            case .failure(let failure): fail(failure.diagnostic, failure.file)
            case .success(let text):
                if searched.file == nil, ContentHash.of(text.bytes) != searched.content { isConsistent = false }
                if let file {
                    parsed.append((input, file))
                    diagnostics.merge(file.diagnostics)
                } else {
                    headers.add(text, input, isMarked: true)
                }
            }
        }
        headers.parse()
    }

    /// The sources that hold a block, and those of a program that are to hold one.
    func inlineSources(_ program: Program) -> [InlineSource] { Self.inlineSources(parsed, program) }

    static func inlineSources(
        _ files: [(input: InputFile, file: ParsedFile)], _ program: Program
    ) -> [InlineSource] {
        let wanted = Set(program.files.filter(\.isInline).map(\.sourcePath))
        return files.filter { $0.input.isGenerated && ($0.file.block != nil || wanted.contains($0.input.path)) }.map {
            InlineSource($0.file.file, $0.file.block)
        }
    }

    /// What the resolver sees of the files that were parsed.
    func resolverInput(_ configuration: Configuration) -> ResolverInput {
        Self.resolverInput(parsed, configuration, nibs: nibs.nibs, unread: unread)
    }

    static func unread(_ search: Search, _ configuration: Configuration) -> ResolverInput.Unread {
        ResolverInput.Unread(
            headers: HeaderIncludes.unread(of: search.inputs, root: configuration.root),
            isPart: configuration.readsPart)
    }

    static func resolverInput(
        _ files: [(input: InputFile, file: ParsedFile)], _ configuration: Configuration,
        nibs: ResolverInput.Nibs = ResolverInput.Nibs(), unread: ResolverInput.Unread = ResolverInput.Unread()
    ) -> ResolverInput {
        let files = files.map { input, parsed in
            ResolverInput.File(
                source: parsed.source, file: parsed.file, module: input.module,
                isGenerated: input.isGenerated || input.facts != nil,
                isOfOtherRun: input.facts != nil, damage: parsed.damage)
        }
        return ResolverInput(
            files: files, configureNames: configuration.configure, imports: configuration.imports,
            minimum: configuration.minimum, content: configuration.contents, names: configuration.typeNames, nibs: nibs,
            modules: Set(configuration.modules.map(\.name)), unread: unread,
            servesOtherModules: configuration.isOneModule)
    }

    /// Parses the files that declare what the resolver asks for, until it asks for nothing more.
    private mutating func addNamed(_ configuration: Configuration) {
        var known: Set<String> = []
        while true {
            let all = parsed + headers.parsed(beside: parsed)
            known.formUnion(nibs.destinationClasses(of: known))
            known.formUnion(Resolver.neededNames(Self.resolverInput(all, configuration), known: known))
            let names = known.sorted()
            let swift = index.nextFiles(declaring: names + names.map(HeaderNames.category))
            let wanted = names + headers.wantedNames(known) + nibs.wantedNames(known, parsed)
            let rest = otherIndex.nextFiles(declaring: wanted)
            guard !swift.isEmpty || !rest.isEmpty else { return }
            add(swift.map { plain[$0].input } + rest.map { others[$0].input })
            headers.parse()
        }
    }

    /// Parses the Swift files that may answer what resolution asked beyond what was foreseen; false if there are none.
    mutating func add(answering questions: @autoclosure () -> [UInt32]) -> Bool {
        if index.isExhausted { return false }
        let files = index.nextFiles(answering: questions())
        add(files.map { plain[$0].input })
        sort()
        return !files.isEmpty
    }

    private mutating func add(_ inputs: [InputFile]) {
        let root = root
        let read = ParallelMap.map(inputs, jobs: jobs, by: 1) { input, buffer in
            let text = SearchedFile.text(of: input, in: root, &buffer)
            guard case .success(let file) = text, InputKind(input.path) == .swift else {
                return (text, ParsedFile?.none)
            }
            return (text, ParsedFile(file))
        }
        var added: [(input: InputFile, file: SourceFile)] = []
        defer { nibs.add(added, jobs: jobs) }
        for (input, (text, file)) in zip(inputs, read) {
            switch (text, file) {
            case (.failure(let failure), _): fail(failure.diagnostic, failure.file)
            case (.success, let file?): parsed.append((input, file))
            case (.success(let text), nil) where InputKind(input.path) == .nib: added.append((input, text))
            case (.success(let text), nil): headers.add(text, input, isMarked: headers.isMarkedByMacro(text))
            }
        }
    }
}

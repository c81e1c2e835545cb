import ListModel
import SourceText
import SwiftSurface

/// The way to an `Update`: what changed, what has to be resolved again for it, and all that this asks for.
struct UpdateWork {
    private let search: Search
    private let record: Record
    private let configuration: Configuration
    private let jobs: Int
    /// What the sources may see that was not read.
    private let unread: ResolverInput.Unread
    /// The inputs by path, and those of the record.
    private let inputs: [String: Int]
    private let recorded: [String: Int]
    /// What was resolved before, by path.
    let files: [String: Record.File]
    /// What each input may answer, as far as it is known: bytes tell it of all, declarations of those that are parsed.
    private var names: [[UInt32]]

    /// The inputs that are not as they were.
    private var changed: Set<Int> = []
    /// What changes may answer differently.
    private var affected: [UInt32] = []
    /// The files that are to be resolved.
    private(set) var dirty: Set<String> = []
    /// Those that declare what lists in these hold: they are resolved too, and nothing changes in them.
    private var support: Set<String> = []
    private(set) var parsed: [Int: (input: InputFile, file: ParsedFile)] = [:]
    private(set) var resolution: Resolution?
    private var kept = KeptDecisions.words
    /// Whether nothing is to be resolved.
    private(set) var isUnchanged = false

    init(_ search: Search, _ record: Record, _ configuration: Configuration, jobs: Int) {
        self.search = search
        self.record = record
        self.configuration = configuration
        self.jobs = jobs
        unread = Reading.unread(search, configuration)
        inputs = Dictionary(search.inputs.enumerated().map { ($0.element.path, $0.offset) }) { first, _ in first }
        recorded = Dictionary(record.inputs.enumerated().map { ($0.element.path, $0.offset) }) { first, _ in first }
        files = Dictionary(record.files.map { ($0.path, $0) }) { first, _ in first }
        names = search.results.map { $0.names.map(\.value) }
    }

    // MARK: - What changed

    /// False if the record is of no use.
    mutating func findChanges() -> Bool {
        var removed: [Record.Input] = []
        for (index, (input, result)) in zip(search.inputs, search.results).enumerated() {
            if case .failed = result.kind { return false }
            guard let known = recorded[input.path].map({ record.inputs[$0] }) else {
                changed.insert(index)
                continue
            }
            if known.content == result.content, known.module == input.module, known.isGenerated == input.isGenerated {
                names[index] = known.names
            } else {
                changed.insert(index)
                removed.append(known)
            }
        }
        removed += record.inputs.filter { inputs[$0.path] == nil }
        // Generated files answer nothing.
        changed = changed.filter { index in
            if case .generated = search.results[index].kind { return false }
            return true
        }
        removed.removeAll { $0.kind == .generated }
        let paths = changed.map { search.inputs[$0].path } + removed.map(\.path)
        let usesHeaders = record.usesHeaders
        guard paths.allSatisfy({ InputKind($0)?.standsAlone(usesHeaders: usesHeaders) ?? true }) else { return false }
        if changed.count + removed.count > max(16, search.inputs.count / 4) { return false }
        affected = removed.flatMap(\.names)
        guard parse(changed.filter { isMarked($0) || InputKind(search.inputs[$0].path) == .swift }) else {
            return false
        }
        if changed.contains(where: movesExtensions) { return false }
        for index in changed { affected += names[index] }
        dirty = Set(changed.filter { isMarked($0) }.map { search.inputs[$0].path })
        dirty.formUnion((removed.map(\.path) + changed.map { search.inputs[$0].path }).filter { files[$0] != nil })
        markAsking(affected)
        markOutputs()
        isUnchanged = dirty.isEmpty && changed.isEmpty && removed.isEmpty
        return true
    }

    /// Whether a changed file has a typealias of a name that is extended: it may be another type that is extended then.
    private func movesExtensions(_ index: Int) -> Bool {
        let aliases = parsed[index]?.file.source.typealiases.map(\.declaration.name) ?? []
        guard !aliases.isEmpty else { return false }
        let extensions = QuestionFilter(aliases.map { Question(extensionOf: $0.utf8).value })
        return names.contains { $0.contains(where: extensions.contains) }
    }

    private func isMarked(_ index: Int) -> Bool {
        if case .marked = search.results[index].kind { return true }
        return false
    }

    /// Whatever asks one of some questions is to be resolved.
    private mutating func markAsking(_ questions: [UInt32]) {
        guard !questions.isEmpty else { return }
        let filter = QuestionFilter(questions)
        for file in record.files where !dirty.contains(file.path) {
            if file.questions.contains(where: filter.contains) { dirty.insert(file.path) }
        }
    }

    /// A generated file that is not what was generated has to be rendered to be compared.
    private mutating func markOutputs() {
        for file in record.files {
            guard let output = file.output else { continue }
            let content = inputs[output.path].map { search.results[$0].content } ?? search.outputs[output.path]
            if content != output.content { dirty.insert(file.path) }
        }
    }

    // MARK: - What answers

    /// Parses Swift files; false if one has a fault, is a header, or changed again.
    private mutating func parse(_ indices: some Sequence<Int>) -> Bool {
        let open = indices.filter { parsed[$0] == nil }.sorted()
        guard !open.contains(where: { InputKind(search.inputs[$0].path) == .header }) else { return false }
        let root = configuration.root
        let work = open.map { (input: search.inputs[$0], result: search.results[$0]) }
        let read = ParallelMap.map(work, jobs: jobs, by: 1) { item, buffer -> ParsedFile? in
            let text =
                item.result.file.map { .success($0) } ?? SearchedFile.text(of: item.input, in: root, &buffer)
            guard case .success(let file) = text, ContentHash.of(file.bytes) == item.result.content else { return nil }
            return ParsedFile(file)
        }
        for (index, file) in zip(open, read) {
            guard let file, !file.diagnostics.hasErrors, file.damage == Damage() else { return false }
            parsed[index] = (search.inputs[index], file)
            names[index] = Set(names[index] + file.declaredNames).sorted()
        }
        return true
    }

    /// Parses every file that may answer; false if that is not possible, or takes as long as a whole run.
    private mutating func parse(answering questions: QuestionFilter) -> Bool {
        var found: [Int] = []
        for index in search.inputs.indices where parsed[index] == nil {
            guard names[index].contains(where: questions.contains) else { continue }
            if InputKind(search.inputs[index].path) == .swift {
                found.append(index)
            } else if record.usesHeaders {
                return false
            }
        }
        for file in record.files where !dirty.contains(file.path) {
            guard let index = inputs[file.path], parsed[index] == nil else { continue }
            if file.answers.contains(where: questions.contains) { found.append(index) }
        }
        return parse(found)
    }

    /// Resolves what is to be resolved, until nothing more follows from it; false if it cannot be resolved by itself.
    mutating func resolve(explaining name: String?) -> Bool {
        kept = name == nil ? .words : .all
        if let name { markDeciding([name]) }
        guard !dirty.isEmpty || !changed.isEmpty || name != nil, record.isSeparable,
            !record.files.contains(where: \.asksForAll)
        else {
            return false
        }
        isUnchanged = false
        // All that is read of nibs and storyboards is known to all lists.
        guard dirty.isEmpty || !record.usesNibs else { return false }
        var asked: Set<UInt32> = []
        var subjects: Set<String> = []
        while true {
            guard dirty.count <= max(8, record.files.count / 2) else { return false }
            for path in dirty.union(support) { asked.formUnion(files[path]?.questions ?? []) }
            guard parse(dirty.union(support).compactMap { inputs[$0] }), parse(answering: QuestionFilter(asked)) else {
                return false
            }
            let resolution = part()
            let results = resolution.resolvedFiles
            let all = Set(resolution.questions)
            if !all.isSubset(of: asked) {
                asked.formUnion(all)
                let before = parsed.count
                guard parse(answering: QuestionFilter(asked)) else { return false }
                if parsed.count > before { continue }
            }
            guard isSound(resolution, results) else { return false }
            let before = dirty.count + support.count
            guard follow(results) else { return false }
            if let name {
                let more = Explanation.subjects(name, in: results.flatMap(\.decisions)).subtracting(subjects)
                subjects.formUnion(more)
                markDeciding(more.sorted())
            }
            if dirty.count + support.count == before {
                guard !needsOthers else { return false }
                self.resolution = resolution
                return true
            }
        }
    }

    private var parsedFiles: [(input: InputFile, file: ParsedFile)] { parsed.keys.sorted().compactMap { parsed[$0] } }

    private var input: ResolverInput {
        Reading.resolverInput(parsedFiles, configuration, nibs: ReadNibs(search).nibs, unread: unread)
    }

    /// Whether something is named that a header, a nib or a storyboard has, which a whole run would read.
    private var needsOthers: Bool {
        let others = search.inputs.indices.filter { InputKind(search.inputs[$0].path) != .swift }
        guard !others.isEmpty else { return false }
        let needed = Resolver.neededNames(input)
        let wanted = needed + ReadNibs(search).wantedNames(Set(needed), parsedFiles)
        let filter = QuestionFilter(wanted.map { NameHash($0.utf8).value })
        return others.contains { names[$0].contains(where: filter.contains) }
    }

    private func part() -> Resolution {
        let paths = dirty.union(support)
        let hashes = QuestionFilter(paths.map(Record.hash) + [Record.anyFile])
        let others = record.files.filter { !paths.contains($0.path) && $0.claimed.contains(where: hashes.contains) }
        let part = ProgramPart(
            paths: paths, farNames: Set(record.files.flatMap(\.farNames)),
            claims: others.compactMap { Claims(words: $0.claims) })
        return Resolution(input, part: part, keeping: kept) { [jobs] in
            ParallelMap.forEach(below: $0, jobs: jobs, $1)
        }
    }

    /// Whether the part can be resolved for itself, without errors.
    private func isSound(_ resolution: Resolution, _ results: [ResolvedFile]) -> Bool {
        guard resolution.isSeparable, !results.contains(where: { $0.isWhole && $0.asksForAll }),
            !results.flatMap(\.diagnostics).contains(where: { $0.severity == .error })
        else { return false }
        // What is resolved again has asked again.
        let rest = record.files.filter { !dirty.contains($0.path) && !support.contains($0.path) }
        return !Set(rest.flatMap(\.farNames)).contains { resolution.hasType(spelledAlmostLike: $0) }
    }

    /// Marks what the results make different elsewhere; false if that cannot be told.
    private mutating func follow(_ results: [ResolvedFile]) -> Bool {
        var answers: Set<UInt32> = []
        var paths: Set<String> = []
        let whole = dirty
        for result in results {
            let known = files[result.path]
            guard whole.contains(result.path) else {
                if result.isWhole { continue }
                // It declares what has marks elsewhere now.
                guard let known else {
                    dirty.insert(result.path)
                    continue
                }
                guard known.answers == result.answers else { return false }
                continue
            }
            answers.formUnion(Set(result.answers).symmetricDifference(known?.answers ?? []))
            guard let before = known.map({ Claims(words: $0.claims) }) ?? Claims() else { return false }
            if before.foreignViews != result.claims.foreignViews { return false }
            paths.formUnion(before.difference(result.claims))
        }
        let gone = whole.subtracting(results.map(\.path))
        for path in gone {
            answers.formUnion(files[path]?.answers ?? [])
            guard let before = Claims(words: files[path]?.claims ?? Claims().words) else { return false }
            if !before.foreignViews.isEmpty { return false }
            paths.formUnion(before.paths)
        }
        dirty.formUnion(paths.filter { inputs[$0] != nil })
        markAsking(Array(answers))
        // A list is rendered with the definitions of what it holds.
        let types = QuestionFilter(whole.map(Record.hash))
        for file in record.files where !dirty.contains(file.path) && file.held.contains(where: types.contains) {
            dirty.insert(file.path)
        }
        for result in results where result.isWhole { support.formUnion(result.claims.heldTypes.map(\.path)) }
        support.subtract(dirty)
        return true
    }

    /// Marks the files in whose decisions one of the words may be.
    private mutating func markDeciding(_ words: [String]) {
        let filter = QuestionFilter(words.map { DecisionWords.hash($0.utf8) })
        for file in record.files where file.decided.contains(where: filter.contains) { dirty.insert(file.path) }
    }

    // MARK: - What is kept

    /// The inputs as they are to be kept.
    var recordedInputs: [Record.Input] {
        zip(search.inputs, search.results).enumerated().map { index, pair in
            let (input, result) = pair
            let kind = result.kept?.entry.kind ?? .plain
            let wasLoaded = recorded[input.path].map { record.inputs[$0].isLoaded } ?? false
            return Record.Input(
                path: input.path, module: input.module, isGenerated: input.isGenerated, kind: kind,
                isLoaded: wasLoaded || parsed[index] != nil, content: result.content, names: names[index])
        }
    }

    /// What is warned of before resolution: of files that were parsed again, what they say now.
    var warnings: [Diagnostic] {
        let again = Set(changed.map { search.inputs[$0].path })
        let kept = record.warnings.filter { diagnostic in
            guard let path = diagnostic.place?.path else { return true }
            return inputs[path] != nil && !again.contains(path)
        }
        let new = changed.sorted().filter { isMarked($0) }.compactMap { parsed[$0]?.file.diagnostics.diagnostics }
        return kept + new.flatMap { $0 }
    }
}

import SourceText

/// A resolution of a program, or of a part of it: its files go through one stage after the other, several at a time.
public struct Resolution {
    /// Calls a function for each number below a count, on several threads if there are.
    public typealias ForEach = (_ count: Int, _ body: @escaping @Sendable (Int) -> Void) -> Void

    private var stage: ResolutionStage
    private let forEach: ForEach
    /// The files that have marks, or declare what has marks elsewhere.
    private let files: [FileResolution]
    /// Those of them that are resolved; all without a part.
    private let whole: [FileResolution]
    /// Those of them that this run generates for.
    private let own: [FileResolution]
    private let part: ProgramPart?
    private(set) var diagnostics: [Diagnostic] = []
    /// Whether all that the result depends on was asked for: no type is declared twice, none is extended by the name of
    /// a typealias, and no two generated types share a name. If not, no part can be resolved for itself.
    public private(set) var isSeparable = true

    public init(
        _ input: ResolverInput, part: ProgramPart? = nil, isPartial: Bool = false,
        keeping kept: KeptDecisions = .all,
        forEach: @escaping ForEach
    ) {
        let index = SymbolIndex(input.files, modules: input.modules, farNames: part?.farNames)
        stage = ResolutionStage(input: input, index: index, isPartial: isPartial)
        self.forEach = forEach
        self.part = part
        files = Self.markedFiles(index).map { FileResolution(file: $0, keeping: kept) }
        whole = files.filter { part?.paths.contains(index.files[$0.file].source.path) ?? true }
        own = whole.filter { !index.files[$0.file].isOfOtherRun }
        resolve()
    }

    /// Where types, or parts of them elsewhere, typealiases or extensions have marks, or marks with a fault.
    private static func markedFiles(_ index: SymbolIndex) -> [Int] {
        index.files.indices.filter { file in
            index.foreignExtensions[file] != nil
                || index.files[file].source.typealiases.contains { !$0.marks.isEmpty || $0.marks.isFaulty }
                || index.declared[file].contains { id in
                    index.symbols[id].parts.contains { $0.marked.isMarked || $0.marked.hasFaultyMarks }
                }
        }
    }

    private func each(
        of files: [FileResolution], _ body: @escaping @Sendable (FileResolution, ResolutionStage) -> Void
    ) {
        let stage = stage
        forEach(files.count) { body(files[$0], stage) }
    }

    private var hasErrors: Bool { files.contains { $0.findings.hasErrors } }

    private mutating func collectAccounts() {
        stage.accounts = Accounts()
        for claims in part?.claims ?? [] { stage.accounts.add(claims) }
        for file in whole { stage.accounts.add(file.claims, file.findings) }
    }

    private mutating func resolve() {
        each(of: files) { $0.findCells($1) }
        stage.cells = CellIndex(files.lazy.map(\.cells))
        each(of: own) { $0.resolveLists($1) }
        collectAccounts()
        each(of: whole) { $0.resolveTypes($1) }
        collectAccounts()
        let isWhole = !stage.isPartial
        if isWhole, !hasErrors { each(of: own) { $0.reportUnused($1) } }
        let ambiguous = files.reduce(into: Set<Int>()) { $0.formUnion($1.findings.ambiguousTypes) }
        if ambiguous.isEmpty {
            if isWhole {
                // What is shared may be asked for by what has an error; a list asks for its own marks alone.
                let hasErrors = hasErrors
                each(of: own.filter { !$0.findings.hasErrors }) { $0.account($1, listsAlone: hasErrors) }
            }
            diagnostics = files.flatMap(\.diagnostics)
        } else {
            diagnostics = redeclarations(ambiguous)
        }
        var names: Set<String> = []
        let areNamesUnique = whole.allSatisfy { file in
            let types = file.types
            return (types.rows.map(\.typeName) + types.sections.map(\.typeName) + types.sectionEnums.map(\.typeName))
                .allSatisfy { names.insert($0).inserted }
        }
        isSeparable = ambiguous.isEmpty && !stage.index.hasExtensionsOfAliases && areNamesUnique
    }

    /// What is reported where a type is declared twice: all else rests on a guess which one is meant.
    private func redeclarations(_ ids: Set<Int>) -> [Diagnostic] {
        let facts = ProgramFacts(
            stage.input, SymbolTable(stage.index), isPartial: stage.isPartial, cells: stage.cells)
        let log = Log()
        let reader = MembersReader(facts, log: log, outputFile: 0)
        let (_, found) = log.collecting { log in
            RedeclarationRule(listScope: ListScope(facts, log: log, types: reader, outputFile: 0))
                .reportRedeclared(ids)
        }
        return DiagnosticFilter(found.reported).told
    }

    /// What was resolved.
    public var program: Program {
        let decisions = (0..<3).flatMap { stage in own.flatMap { $0.decisions(ofStage: stage) } }
        return Program(files: whole.compactMap { $0.generatedFile(stage) }, found: decisions)
    }

    /// The same by file, and of the files whose cells alone were looked for.
    public var resolvedFiles: [ResolvedFile] {
        let whole = Set(whole.map(\.file))
        return files.map { ResolvedFile($0, stage, isWhole: whole.contains($0.file)) }
    }

    /// The types of the program that are spelled almost like a name.
    public func hasType(spelledAlmostLike name: String) -> Bool {
        !SymbolTable(stage.index).symbolIDs(spelledAlmostLike: name).isEmpty
    }

    /// All that was asked, and the names of the types that are extended.
    public var questions: [UInt32] {
        let extended = Questions()
        for file in stage.index.files {
            for declaration in file.source.declarations where declaration.declaration.kind == .extension {
                extended.ask(for: declaration.declaration.name)
            }
        }
        var all = QuestionSet()
        for file in files { file.questions.each { all.insert($0) } }
        extended.endStage()
        extended.each { all.insert($0) }
        return all.sorted
    }
}

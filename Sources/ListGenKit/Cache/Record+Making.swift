import ListModel
import SourceText

extension Record.File {
    /// What is kept of a file that was resolved.
    init(_ file: ResolvedFile, output: Record.Output?) {
        path = file.path
        questions = file.questions
        asksForAll = file.asksForAll
        farNames = file.farNames
        answers = file.answers
        claims = file.claims.words
        claimed = file.claims.paths.map(Record.hash).sorted()
        if !file.claims.foreignViews.isEmpty { claimed.append(Record.anyFile) }
        held = Set(file.claims.heldTypes.map(\.path)).map(Record.hash).sorted()
        diagnostics = file.diagnostics
        decided = file.decided
        self.output = output
    }
}

extension Record {
    /// What is kept of a whole run, but for what it renders; nil if nothing tells by what headers were read.
    init?(
        _ resolution: Resolution?, _ reading: Reading, _ search: Search, _ key: RunKey, warnings: [Diagnostic]
    ) {
        usesHeaders = reading.usesHeaders
        headerTools = 0
        usesNibs = !reading.nibs.files.isEmpty
        if usesHeaders {
            guard let tools = key.headerTools() else { return nil }
            headerTools = tools
        }
        isSeparable = (resolution?.isSeparable ?? true) && !reading.parsed.contains { $0.file.damage != Damage() }
        files = (resolution?.resolvedFiles ?? []).map { File($0, output: nil) }
        files.sort { $0.path < $1.path }
        self.warnings = reading.diagnostics.diagnostics
        // Which file they come from matters to nobody then.
        if !isSeparable {
            for index in files.indices { files[index].diagnostics = [] }
            self.warnings = warnings
        }
        let parsed = Dictionary(reading.parsed.map { ($0.input.path, $0.file) }) { first, _ in first }
        inputs = zip(search.inputs, search.results).map { input, result in
            let file = parsed[input.path]
            return Input(
                path: input.path, module: input.module, isGenerated: input.isGenerated,
                kind: result.kept?.entry.kind ?? .plain, isLoaded: file != nil, content: result.content,
                names: Set(result.names.map(\.value) + (file?.declaredNames ?? [])).sorted())
        }
    }

    /// Adds what was rendered.
    mutating func add(_ rendered: [WritePlan.File]) {
        let outputs = Dictionary(
            rendered.map { ($0.source, Output(path: $0.path, content: ContentHash.of($0.bytes))) }
        ) { first, _ in first }
        for index in files.indices {
            if let output = outputs[files[index].path] { files[index].output = output }
        }
    }
}

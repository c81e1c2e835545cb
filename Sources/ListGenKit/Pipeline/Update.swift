import ListModel
import SourceText

/// A run that resolves only what changed since the one before, and what asks for that. If it cannot be sure that the rest
/// is as a whole run would find it, there is none: errors, types that are declared twice, headers, questions about all
/// declarations.
struct Update {
    /// What was resolved, to be rendered.
    private(set) var program = Program()
    /// The files of the record and of this run whose output is known without rendering.
    private(set) var unchanged: [Record.Output] = []
    /// What is warned of in the whole program.
    private(set) var diagnostics: [Diagnostic] = []
    /// The texts that were parsed.
    private(set) var parsed: [SourceFile] = []
    /// The sources among them that hold a block, or are to hold one.
    private(set) var inlineSources: [InlineSource] = []
    /// The record of this run, but for the outputs of what is to be rendered.
    let record: Record

    /// The files that were resolved.
    let resolved: Set<String>
    /// Whether nothing is different from the record.
    let isUnchanged: Bool

    init?(
        _ search: Search, _ record: Record, _ configuration: Configuration, jobs: Int, explaining name: String? = nil
    ) {
        var work = UpdateWork(search, record, configuration, jobs: jobs)
        guard work.findChanges(), work.resolve(explaining: name), let resolution = work.resolution else {
            if work.isUnchanged {
                self.record = record
                isUnchanged = true
                resolved = []
                unchanged = record.files.compactMap(\.output)
                diagnostics = record.diagnostics
                return
            }
            return nil
        }
        isUnchanged = false
        resolved = work.dirty
        program = resolution.program
        parsed = work.parsed.values.map(\.file.file)
        // What is parsed and not resolved keeps its block.
        inlineSources = Reading.inlineSources(
            work.parsed.values.filter { work.dirty.contains($0.input.path) }, program)
        let inputs = work.recordedInputs
        let results = Dictionary(uniqueKeysWithValues: resolution.resolvedFiles.map { ($0.path, $0) })
        var files: [Record.File] = []
        for file in record.files where !resolved.contains(file.path) { files.append(file) }
        unchanged = files.compactMap(\.output)
        files += resolved.compactMap { path in results[path].map { Record.File($0, output: nil) } }
        files.sort { $0.path < $1.path }
        self.record = Record(
            inputs: inputs, files: files, warnings: work.warnings, usesHeaders: record.usesHeaders,
            headerTools: record.headerTools, usesNibs: record.usesNibs, isSeparable: true)
        diagnostics = self.record.diagnostics
    }

    /// How many files were resolved.
    var count: Int { resolved.count }
}

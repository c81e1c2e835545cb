import ListModel
import SourceText

/// The files of a run, each searched for marks and for what it may declare.
struct Search: Sendable {
    let inputs: [InputFile]
    /// One for each input.
    private(set) var results: [SearchedFile]
    /// What is in the folder of the generated files, if they have one of their own: the hash of each, by path.
    private(set) var outputs: [String: UInt64] = [:]

    /// Every file is read that `cache` does not know, and what they say is kept there.
    init(_ found: FoundFiles, _ root: Root, _ cache: SummaryCache?, jobs: Int) {
        inputs = found.inputs
        results = ParallelMap.map(found.inputs, jobs: jobs) { SearchedFile($0, in: root, cache, &$1) }
        guard let cache else { return }
        let others = ParallelMap.map(found.outputs, jobs: jobs) { path, buffer in
            let input = InputFile(
                path: path, module: "", isGenerated: false, stamp: FileSystem.stamp(root.absolute(path)))
            return SearchedFile(input, in: root, cache, &buffer)
        }
        for (path, file) in zip(found.outputs, others) { outputs[path] = file.content }
        cache.update((results + others).compactMap(\.kept))
    }

    /// Every input that is no generated file, sorted.
    var sources: [String] {
        zip(inputs, results).filter { !$0.1.isGenerated }.map(\.0.path)
    }

    /// What may be a generated file in the folders of the run, sorted.
    func generated(_ found: FoundFiles) -> [String] {
        Set(zip(inputs, results).filter(\.1.isGenerated).map(\.0.path) + found.outputs).sorted()
    }
}

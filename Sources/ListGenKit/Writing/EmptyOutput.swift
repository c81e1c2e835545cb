import SourceText

/// The output of a source for which nothing is generated: a build that remembers its plan needs one for every source.
enum EmptyOutput {
    /// Those that are missing among what was rendered for the sources of a run.
    static func files(_ rendered: [RenderedFile], _ search: Search, _ outputs: Outputs) -> [RenderedFile] {
        guard outputs.build?.writesEmptyOutputs == true else { return [] }
        let known = Set(rendered.filter { !$0.isInline }.map(\.sourcePath))
        return zip(search.inputs, search.results).compactMap { input, result in
            guard input.isGenerated, !result.isGenerated, InputKind(input.path) == .swift, !known.contains(input.path)
            else { return nil }
            let text = "\(outputs.header(of: input.path).line)\n// Nothing is generated."
            return RenderedFile(sourcePath: input.path, bytes: Array(Fingerprint.sign(text).utf8))
        }
    }
}

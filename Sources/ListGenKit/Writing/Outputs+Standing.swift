import ListModel

extension Outputs {
    /// The source that this root wrote a file for; nil if another root wrote it, if it is a copy, or if a link leads to it.
    func source(ofOwn path: String, _ bytes: [UInt8]) -> String? {
        let absolute = root.absolute(path)
        guard path.hasSuffix(GeneratedHeader.suffix), FileSystem.entry(absolute) == .file,
            isPlain(Root.folder(of: path))
        else { return nil }
        return GeneratedHeader.readings(of: bytes).first { $0.root(of: absolute) == root.folder }?.source
    }

    /// Why a generated file may not be replaced by what is generated from a source; nil if this root wrote it there.
    func obstacle(at path: String, _ bytes: [UInt8], to source: String) -> WritingDiagnostic? {
        let header = header(of: source)
        if bytes.starts(with: header.line.utf8) { return nil }
        if case .outside = header.place { return .otherSource }
        let absolute = root.absolute(path)
        for reading in GeneratedHeader.readings(of: bytes) {
            guard let other = reading.root(of: absolute) else {
                if let own = reading.path, isSameFile(own, path) { return nil }
                continue
            }
            // In an output folder the source may have moved.
            if other == root.folder { return nil }
            if Root(other).absolute(reading.source) == root.absolute(source) {
                return .otherRoot(root.relative(other))
            }
        }
        return .otherSource
    }

    /// Whether two names that differ in the case of letters are one file, as on most disks of Macs.
    private func isSameFile(_ one: String, _ other: String) -> Bool {
        guard one.lowercased() == other.lowercased(), let file = FileSystem.identity(root.absolute(one)) else {
            return false
        }
        return file == FileSystem.identity(root.absolute(other))
    }
}

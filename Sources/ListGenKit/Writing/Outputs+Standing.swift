extension Outputs {
    /// The source that this root wrote a file for; nil if another root wrote it, if it is a copy, or if a link leads to it.
    func source(ofOwn path: String, _ bytes: [UInt8]) -> String? {
        let absolute = root.absolute(path)
        guard path.hasSuffix(GeneratedHeader.suffix), FileSystem.entry(absolute) == .file,
            isPlain(Root.folder(of: path))
        else { return nil }
        return GeneratedHeader.readings(of: bytes).first { $0.root(of: absolute) == root.folder }?.source
    }

    /// Whether a generated file may be replaced by what is now generated from a source: this root wrote it there, or
    /// another run wrote it from the same source.
    func mayReplace(_ path: String, _ bytes: [UInt8], from source: String) -> Bool {
        let header = header(of: source)
        if bytes.starts(with: header.line.utf8) { return true }
        if case .outside = header.place { return false }
        let absolute = root.absolute(path)
        return GeneratedHeader.readings(of: bytes).contains { reading in
            if let other = reading.root(of: absolute) {
                return Root(other).absolute(reading.source) == root.absolute(source)
            }
            return reading.path.map { isSameFile($0, path) } ?? false
        }
    }

    /// Whether two names that differ in the case of letters are one file, as on most disks of Macs.
    private func isSameFile(_ one: String, _ other: String) -> Bool {
        guard one.lowercased() == other.lowercased(), let file = FileSystem.identity(root.absolute(one)) else {
            return false
        }
        return file == FileSystem.identity(root.absolute(other))
    }
}

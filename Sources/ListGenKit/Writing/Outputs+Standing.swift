import ListModel

extension Outputs {
    /// The source that this root wrote a file for; nil if another root wrote it, if it is a copy, or if a link leads to it.
    func source(ofOwn path: String, _ bytes: [UInt8]) -> String? {
        let absolute = root.absolute(path)
        guard path.hasSuffix(GeneratedHeader.suffix), FileSystem.entry(absolute) == .file,
            isPlain(Root.folder(of: path))
        else { return nil }
        return GeneratedHeader.readings(of: bytes).first { reading in
            reading.root(of: absolute) == root.folder || reading.path.map { areSame($0, path) } ?? false
        }?.source
    }

    /// Why a generated file may not be replaced by what is generated from a source; nil if this root wrote it there.
    func obstacle(at path: String, _ bytes: [UInt8], to source: String) -> DiagnosticEntry? {
        let header = header(of: source)
        // A build says which files are its own.
        if build != nil || header.begins(bytes) { return nil }
        if case .outside = header.place { return .otherSource }
        let absolute = root.absolute(path)
        for reading in GeneratedHeader.readings(of: bytes) {
            guard let other = reading.root(of: absolute) else {
                if let own = reading.path, areSame(own, path) { return nil }
                continue
            }
            // In an output folder the source may have moved.
            if other == root.folder { return nil }
            if Root(other).absolute(reading.source) == root.absolute(source) {
                // From the root into a folder, where no other root can be: that of the configuration is the nearest.
                if isRootFixed, other.hasPrefix(root.folder + "/"), hasMoved(bytes, to: path) { return nil }
                return .otherRoot(root.relative(other))
            }
        }
        return hasNewName(bytes, at: path) || hasMoved(bytes, to: path) ? nil : .otherSource
    }

    /// Whether a generated file of this root stands in its folder under another name, and neither it nor its source is
    /// there under the old one: both were renamed.
    private func hasNewName(_ bytes: [UInt8], at path: String) -> Bool {
        let folder = Root.folder(of: path)
        return GeneratedHeader.readings(of: bytes).contains { reading in
            guard reading.place == .beside, Root.folder(of: reading.source) == folder,
                self.path(of: reading.source) == reading.path, let old = reading.path
            else { return false }
            return FileSystem.isMissing(root.absolute(reading.source)) && FileSystem.isMissing(root.absolute(old))
        }
    }

    /// Whether nobody edited a generated file of this root, and neither it nor its source is where it was: both were moved
    /// to another folder.
    private func hasMoved(_ bytes: [UInt8], to path: String) -> Bool {
        Fingerprint.isIntact(bytes)
            && GeneratedHeader.readings(of: bytes).contains { reading in
                guard reading.place == .beside, let old = reading.path, Root.name(of: old) == Root.name(of: path) else {
                    return false
                }
                return FileSystem.isMissing(root.absolute(reading.source)) && FileSystem.isMissing(root.absolute(old))
            }
    }

    /// Whether two paths that differ in the case of letters at most are one file, as on most disks of Macs.
    func areSame(_ one: String, _ other: String) -> Bool {
        if one == other { return true }
        guard one.lowercased() == other.lowercased(), let file = FileSystem.identity(root.absolute(one)) else {
            return false
        }
        return file == FileSystem.identity(root.absolute(other))
    }
}

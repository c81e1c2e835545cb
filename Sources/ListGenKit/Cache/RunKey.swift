import ListModel
import ObjCSurface

/// What a run depends on beside its inputs: the tool, the configuration, the templates, and what headers are read with. The
/// same on every machine.
struct RunKey {
    let value: UInt64
    private let sdk: String?

    init(_ configuration: Configuration, _ templates: TemplateFolder, cacheFolder: String) {
        var sum = Checksum()
        sum.add(Self.tool(cacheFolder))
        sum.add(Self.text(configuration))
        for source in templates.sources where templates.paths.contains(source.path) {
            sum.add(source.path)
            sum.add(ContentHash.of(source.bytes))
        }
        value = sum.value
        sdk = configuration.sdk
    }

    /// A configuration without the folder that it is in.
    static func text(_ configuration: Configuration) -> String {
        var copy = configuration
        copy.root = Root("/")
        copy.jobs = nil
        copy.sdk = nil
        for index in copy.modules.indices {
            copy.modules[index].generate = copy.modules[index].generate.map { configuration.root.path($0) }
            copy.modules[index].read = copy.modules[index].read.map { configuration.root.path($0) }
        }
        if case .folder(let folder) = copy.output { copy.output = .folder(configuration.root.path(folder)) }
        return "\(copy)"
    }

    /// The tools for headers by their names and sizes, and the SDK by its settings; nil if nothing tells what is in the SDK.
    func headerTools() -> UInt64? {
        var sum = Checksum()
        for path in HeaderTools.paths {
            sum.add(Root.name(of: path))
            sum.add(UInt64(bitPattern: FileSystem.stamp(path)?.size ?? 0))
        }
        guard let sdk else { return sum.value }
        guard case .success(let settings) = FileSystem.read(sdk + "/SDKSettings.json") else { return nil }
        sum.add(ContentHash.of(settings))
        return sum.value
    }

    private static let magic: UInt64 = 0x316C_6F6F_7473_696C

    /// The hash of this program. A file of the cache folder says it of the stamp that the program has here.
    private static func tool(_ cacheFolder: String) -> UInt64 {
        let path = cacheFolder + "/tool"
        guard let stamp = FileSystem.stamp(FileSystem.executable) else { return 0 }
        let head = [magic, CacheFolder.host] + stamp.words
        if case .success(let bytes) = FileSystem.read(path), bytes.count == 8 * (head.count + 2) {
            let words = bytes.withUnsafeBytes { raw in
                (0..<(bytes.count / 8)).map { raw.loadUnaligned(fromByteOffset: 8 * $0, as: UInt64.self) }
            }
            if words.starts(with: head), words[head.count + 1] == check(words.dropLast()) { return words[head.count] }
        }
        let words = head + [content]
        CacheFolder.write((words + [check(words)]).withUnsafeBytes { Array($0) }, to: path)
        return content
    }

    private static let content: UInt64 = {
        // Without a copy: no other file is nearly as large.
        var buffer = ReadBuffer()
        guard case .success(let (count, _)) = FileSystem.read(FileSystem.executable, into: &buffer) else { return 0 }
        return ContentHash.of(UnsafeBufferPointer(rebasing: buffer.memory[..<count]))
    }()

    private static func check(_ words: some Sequence<UInt64>) -> UInt64 {
        var sum = Checksum()
        for word in words { sum.add(word) }
        return sum.value
    }
}

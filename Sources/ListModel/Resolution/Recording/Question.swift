/// Something that resolution may ask of a program, as a number. Two questions with one number cost work that is done in
/// vain, no more.
public struct Question: Hashable, Sendable {
    public let value: UInt32

    public init(value: UInt32) {
        self.value = value
    }

    private init(hash: UInt64) {
        value = UInt32(truncatingIfNeeded: hash ^ hash >> 32)
    }

    /// What declares a name outside of types.
    public init(declarationOf name: some Sequence<UInt8>) {
        self.init(hash: Self.hash(name))
    }

    /// What extends types whose name has this component.
    public init(extensionOf name: some Sequence<UInt8>) {
        self.init(hash: Self.hash("()".utf8, from: Self.hash(name)))
    }

    /// What names a type among those that it inherits from or conforms to, or stands for it as a typealias.
    public init(heirsOf name: some Sequence<UInt8>) {
        self.init(hash: Self.hash(Self.heirs.utf8, from: Self.hash(name)))
    }

    /// What a name ends in if its heirs are asked for.
    static let heirs = "(heirs)"

    /// Which cells show a model, by its type in full.
    init(cellsOf model: String) {
        self.init(hash: Self.hash("(cells)".utf8, from: Self.hash(model.utf8)))
    }

    /// Which marked typealiases stand for a type in full.
    init(aliasesOf type: String) {
        self.init(hash: Self.hash("(aliases)".utf8, from: Self.hash(type.utf8)))
    }

    /// FNV-1a.
    private static func hash(_ bytes: some Sequence<UInt8>, from start: UInt64 = 0xCBF2_9CE4_8422_2325) -> UInt64 {
        func add(_ hash: inout UInt64, _ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        // Bytes in one piece are read without a call for each, whatever the type of the sequence is.
        return bytes.withContiguousStorageIfAvailable { $0.reduce(into: start, add) } ?? bytes.reduce(into: start, add)
    }
}

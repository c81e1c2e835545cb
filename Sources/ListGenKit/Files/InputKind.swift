import NibSurface

/// What an input is read as, told by the end of its name. A further kind is a case here; the compiler asks for what has to be
/// known of it, and `Reading` for what is made of its files.
enum InputKind: CaseIterable, Sendable {
    case swift, header, nib

    /// The ends of the names.
    private var suffixes: [StaticString] {
        switch self {
        case .swift: [".swift"]
        case .header: [".h"]
        case .nib: [".xib", ".storyboard"]
        }
    }

    /// Those of all kinds.
    static let suffixes = allCases.flatMap(\.suffixes)

    private static let kinds = allCases.flatMap { kind in kind.suffixes.map { ($0, kind) } }

    /// The kind of a file; nil for one that is no input.
    init?(_ path: String) {
        let found = Self.kinds.first { suffix, _ in
            path.utf8.suffix(suffix.utf8CodeUnitCount).elementsEqual(
                UnsafeBufferPointer(start: suffix.utf8Start, count: suffix.utf8CodeUnitCount))
        }
        guard let found else { return nil }
        self = found.1
    }

    /// Whether a file may have marks.
    var hasMarks: Bool { self != .nib }

    /// Whether one that was edited can be parsed by itself. What others say is known to all lists.
    func standsAlone(usesHeaders: Bool) -> Bool {
        switch self {
        case .swift: true
        // What a header includes tells whether a name may be declared outside of the inputs.
        case .header, .nib: false
        }
    }

    /// What a file without marks may be asked for by, known from its bytes; nil if a search for marks tells it.
    func names(in bytes: UnsafeBufferPointer<UInt8>, path: String) -> [NameHash]? {
        switch self {
        case .swift: nil
        case .header: HeaderNames.names(in: bytes)
        case .nib: NibNames.names(in: bytes, path: path)
        }
    }
}

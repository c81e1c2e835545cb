/// The bytes that may stand in an identifier, and those that interest a search through code or strings.
struct ByteTraits: OptionSet {
    let rawValue: UInt8

    /// Letters, digits, `_`, `$` and everything beyond ASCII.
    static let identifier = ByteTraits(rawValue: 1)
    /// An ASCII operator character other than `.`.
    static let `operator` = ByteTraits(rawValue: 2)
    /// What may change the nesting of code: braces, quotes, slashes, pounds, back-ticks.
    static let structure = ByteTraits(rawValue: 4)
    /// What a string is searched for: quotes, backslashes, line ends.
    static let string = ByteTraits(rawValue: 8)
    /// A space or tab and the like; no line end.
    static let whitespace = ByteTraits(rawValue: 16)

    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    init(of byte: UInt8) {
        var traits: ByteTraits = []
        switch ByteClass(byte) {
        case .letter, .digit, .dollar, .nonASCII: traits.insert(.identifier)
        case .slash: traits.formUnion([.operator, .structure])
        case .operator, .less, .question, .exclamation: traits.insert(.operator)
        case .leftBrace, .rightBrace, .pound, .backtick: traits.insert(.structure)
        case .quote: traits.formUnion([.structure, .string])
        case .backslash, .newline: traits.insert(.string)
        case .whitespace: traits.insert(.whitespace)
        default: break
        }
        self = traits
    }
}

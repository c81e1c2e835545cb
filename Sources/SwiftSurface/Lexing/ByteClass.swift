/// What a byte is at the start of a token of code.
enum ByteClass: UInt8 {
    case unknown, whitespace, newline, letter, digit, dollar, quote, slash, pound, backtick, `operator`, period
    case question, exclamation, less, at, backslash, comma, colon, semicolon
    case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace, nonASCII

    init(_ byte: UInt8) {
        switch byte {
        case 0x00, 0x09, 0x0B, 0x0C, 0x20: self = .whitespace
        case 0x0A, 0x0D: self = .newline
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
            self = .letter
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
        case UInt8(ascii: "$"): self = .dollar
        case UInt8(ascii: "\""): self = .quote
        case UInt8(ascii: "/"): self = .slash
        case UInt8(ascii: "#"): self = .pound
        case UInt8(ascii: "`"): self = .backtick
        case UInt8(ascii: "."): self = .period
        case UInt8(ascii: "?"): self = .question
        case UInt8(ascii: "!"): self = .exclamation
        case UInt8(ascii: "<"): self = .less
        case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "%"),
            UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"):
            self = .operator
        case UInt8(ascii: "@"): self = .at
        case UInt8(ascii: "\\"): self = .backslash
        case UInt8(ascii: ","): self = .comma
        case UInt8(ascii: ":"): self = .colon
        case UInt8(ascii: ";"): self = .semicolon
        case UInt8(ascii: "("): self = .leftParenthesis
        case UInt8(ascii: ")"): self = .rightParenthesis
        case UInt8(ascii: "["): self = .leftBracket
        case UInt8(ascii: "]"): self = .rightBracket
        case UInt8(ascii: "{"): self = .leftBrace
        case UInt8(ascii: "}"): self = .rightBrace
        case 0x80...: self = .nonASCII
        default: self = .unknown
        }
    }
}

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

/// The two tables by byte, in memory that lives as long as the process.
struct ByteTables: @unchecked Sendable {
    static let shared = ByteTables()

    /// A place for lexers of nothing to point to.
    static var empty: UnsafePointer<UInt8> {
        UnsafeRawPointer(shared.classes).assumingMemoryBound(to: UInt8.self)
    }

    let classes: UnsafePointer<ByteClass>
    let traits: UnsafePointer<ByteTraits>

    private init() {
        let classes = UnsafeMutablePointer<ByteClass>.allocate(capacity: 256)
        let traits = UnsafeMutablePointer<ByteTraits>.allocate(capacity: 256)
        for byte in 0...255 {
            (classes + byte).initialize(to: ByteClass(UInt8(byte)))
            (traits + byte).initialize(to: ByteTraits(of: UInt8(byte)))
        }
        self.classes = UnsafePointer(classes)
        self.traits = UnsafePointer(traits)
    }
}

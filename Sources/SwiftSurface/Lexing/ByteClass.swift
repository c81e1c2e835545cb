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

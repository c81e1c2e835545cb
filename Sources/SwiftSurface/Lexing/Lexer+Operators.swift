import SourceText

/// Operators: only where they begin and end, never what they bind.
extension Lexer {
    mutating func lexPeriod() -> Token.Kind {
        guard byte(position + 1) == UInt8(ascii: ".") || has(.operator, position + 1) else {
            position += 1
            return .period
        }
        return lexOperator()
    }

    /// `=` and `->` are no operators; `>>>>>>>` and the like at the start of a line may be left from a merge.
    mutating func lexOperatorOrMarker() -> Token.Kind {
        if inConflict, isConflictMarker(position) {
            let start = position
            if bytes[start] == UInt8(ascii: ">") { inConflict = false }
            position = endOfLine(start)
            report(.conflictMarker, start)
            return .conflictMarker
        }
        return lexOperator()
    }

    mutating func lexLess() -> Token.Kind {
        let start = position
        if byte(start + 1) == UInt8(ascii: "#"), start >= memory.noPlaceholderBefore {
            var index = start + 2
            while index < count, bytes[index] != 0x0A, bytes[index] != 0x0D {
                if bytes[index] == UInt8(ascii: "#"), byte(index + 1) == UInt8(ascii: ">") {
                    position = index + 2
                    report(.editorPlaceholder, start)
                    return .placeholder
                }
                index += 1
            }
            memory.noPlaceholderBefore = index
        }
        if isConflictMarker(start), byte(start + 7) == 0x20 {
            inConflict = true
            position = endOfLine(start)
            report(.conflictMarker, start)
            return .conflictMarker
        }
        return lexOperator()
    }

    /// Seven of one character at the start of a line.
    func isConflictMarker(_ start: Int) -> Bool {
        guard start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D else { return false }
        for index in 1..<7 where byte(start + index) != bytes[start] { return false }
        return !has(.operator, start + 7)
    }

    /// The longest run of operator characters that holds no start of a comment, and no dot unless it starts with one.
    mutating func lexOperator() -> Token.Kind {
        let start = position
        skipOperator()
        if position == start + 1, bytes[start] == UInt8(ascii: "=") { return .equal }
        if position == start + 2, bytes[start] == UInt8(ascii: "-"), bytes[start + 1] == UInt8(ascii: ">") {
            return .arrow
        }
        return .operator
    }

    private mutating func skipOperator() {
        let start = position
        while position < count {
            let byte = bytes[position]
            if traits[Int(byte)].rawValue & ByteTraits.operator.rawValue != 0 {
                let next = self.byte(position + 1)
                let opensComment = next == UInt8(ascii: "/") || next == UInt8(ascii: "*")
                if byte == UInt8(ascii: "/"), position > start, opensComment { return }
                position += 1
            } else if byte == UInt8(ascii: "."), bytes[start] == byte {
                position += 1
            } else if byte >= 0x80 {
                let (scalar, length) = scalar(at: position)
                switch ScalarClass(scalar) {
                case .operatorHead where length > 0: position += length
                case .operatorTail where length > 0 && position > start: position += length
                default: return
                }
            } else {
                return
            }
        }
    }

    /// True if the byte before `index` belongs to an operand, as far as `?`, `!` and operators care.
    func isLeftBound(_ index: Int) -> Bool {
        guard index > 0 else { return false }
        switch bytes[index - 1] {
        case 0x00, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x20: return false
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"),
            UInt8(ascii: ":"):
            return false
        case UInt8(ascii: "/"): return !(index > 1 && bytes[index - 2] == UInt8(ascii: "*"))
        case 0xA0: return !(index > 1 && bytes[index - 2] == 0xC2)
        default: return true
        }
    }

    /// True if the byte at `index` belongs to an operand.
    func isRightBound(_ index: Int) -> Bool {
        guard index < count else { return false }
        switch bytes[index] {
        case 0x00, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x20: return false
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"),
            UInt8(ascii: ":"), UInt8(ascii: "."):
            return false
        case UInt8(ascii: "/"):
            let next = byte(index + 1)
            return next != UInt8(ascii: "/") && next != UInt8(ascii: "*")
        default: return true
        }
    }

    /// A scalar beyond ASCII: an identifier, an operator, or a fault. Bytes that are no UTF-8 are one fault a file,
    /// found by `UTF8Check`.
    mutating func lexNonASCII() -> Token.Kind {
        let start = position
        let (scalar, length) = scalar(at: start)
        guard length > 0 else {
            position += 1
            while position < count, bytes[position] & 0xC0 == 0x80 { position += 1 }
            return .unknown
        }
        switch ScalarClass(scalar) {
        case .identifier:
            position += length - 1
            return lexIdentifier()
        case .operatorHead:
            return lexOperator()
        case .operatorTail, .whitespace, .unknown:
            position += length
            report(.unknownCharacter, start)
            return .unknown
        }
    }

    /// The scalar that the bytes at `index` encode, and how many they are; none where they are no UTF-8.
    func scalar(at index: Int) -> (scalar: UInt32, length: Int) {
        let lead = bytes[index]
        let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
        guard lead >= 0xC2, lead < 0xF5, index + length <= count else { return (0, 0) }
        var scalar = UInt32(lead) & (0x7F >> UInt32(length))
        for offset in 1..<length {
            let byte = bytes[index + offset]
            guard byte & 0xC0 == 0x80 else { return (0, 0) }
            scalar = scalar << 6 | UInt32(byte & 0x3F)
        }
        let shortest: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
        guard scalar >= shortest, scalar <= 0x10FFFF, !(0xD800...0xDFFF).contains(scalar) else { return (0, 0) }
        return (scalar, length)
    }
}

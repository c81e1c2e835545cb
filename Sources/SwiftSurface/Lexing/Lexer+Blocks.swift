import SourceText

/// The block of generated code at the end of a source, which is passed without a look at its tokens.
extension Lexer {
    /// Passes the block, or the comment that looks like a part of one, that begins at `position`; false if none does.
    mutating func skipBlock() -> Bool {
        let start = position
        guard modes.isEmpty, isAtLineStart(start) else { return false }
        let isBegin = spells(GeneratedBlock.begin, start)
        guard isBegin || spells(GeneratedBlock.end, start) else { return false }
        let line = endOfLine(start)
        let end = isBegin ? endOfBlock(line) : nil
        position = end ?? line
        if blocks.last.map({ $0.range.lower < start }) ?? true {
            let fault: GeneratedBlock.Fault? = isBegin ? end == nil ? .withoutEnd : nil : .withoutBegin
            blocks.append(GeneratedBlock(range: SourceRange(start, position), fault: fault))
        }
        passedNewline = true
        return true
    }

    /// The block of the whole file, with its first fault; nil without one. O(bytes after the block).
    func generatedBlock() -> GeneratedBlock? {
        guard var block = blocks.first, block.fault == nil else { return blocks.first }
        if blocks.count > 1, blocks[1].fault != .withoutBegin {
            block.fault = .second
            block.faultRange = SourceRange(blocks[1].range.lower, endOfLine(blocks[1].range.lower))
            return block
        }
        var index = block.range.upper
        while index < count, bytes[index] <= 0x20 { index += 1 }
        if index < count {
            block.fault = .followed
            block.faultRange = SourceRange(index, endOfLine(index))
        }
        return block
    }

    /// The end of the last line that ends a block, from the end of its first line on; nil if there is none before the next
    /// block begins. A merge may leave several, and a marker of its own after the last.
    private func endOfBlock(_ line: Int) -> Int? {
        var end: Int?
        var index = line
        while index < count {
            index = startOfNextLine(index)
            if spells(GeneratedBlock.begin, index) { break }
            let upper = endOfLine(index)
            let isMarker = end != nil && "<|=>".utf8.contains(byte(index)) && isConflictMarker(index)
            if isMarker || spells(GeneratedBlock.end, index) { end = upper }
            index = upper
        }
        return end
    }

    private func startOfNextLine(_ end: Int) -> Int {
        end + (byte(end) == 0x0D && byte(end + 1) == 0x0A ? 2 : 1)
    }

    private func isAtLineStart(_ start: Int) -> Bool {
        start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D
    }

    /// Whether a word of ASCII is at `start` and ends there.
    private func spells(_ word: String, _ start: Int) -> Bool {
        var index = start
        for byte in word.utf8 {
            guard self.byte(index) == byte else { return false }
            index += 1
        }
        return !has(.identifier, index)
    }
}

/// Where the lines of a text begin. A line ends at a line feed, a carriage return, or both together.
public struct LineMap: Sendable {
    /// A line and a column as editors and compilers count them: both from 1, the column in UTF-8 bytes.
    public struct Location: Equatable, Sendable {
        public var line: Int
        public var column: Int

        public init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }
    }

    /// The offset of the first byte of each line.
    private let starts: [Int]
    private let count: Int

    /// O(n). Build it when a location is asked for, not for every file.
    public init(_ bytes: [UInt8]) {
        var starts = [0]
        bytes.withUnsafeBufferPointer { bytes in
            var i = 0
            while i < bytes.count {
                let byte = bytes[i]
                i += 1
                if byte > 0x0D { continue }
                if byte == 0x0A || (byte == 0x0D && (i == bytes.count || bytes[i] != 0x0A)) {
                    starts.append(i)
                }
            }
        }
        self.starts = starts
        count = bytes.count
    }

    /// The location of the byte at `offset`, clamped to the text. O(log n).
    public func location(_ offset: Int) -> Location {
        let offset = min(max(offset, 0), count)
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return Location(line: low + 1, column: offset - starts[low] + 1)
    }

    /// The bytes of a line, counted from 1 and clamped to the text, with its line end.
    public func range(ofLine line: Int) -> SourceRange {
        let index = min(max(line, 1), starts.count) - 1
        return SourceRange(starts[index], index + 1 < starts.count ? starts[index + 1] : count)
    }

    /// How many lines end in a part of a text, where one needs only a few line numbers in ascending order.
    public static func lineEnds(in bytes: UnsafeBufferPointer<UInt8>, _ part: Range<Int>) -> Int {
        guard let base = bytes.baseAddress else { return 0 }
        var count = 0
        var index = part.lowerBound
        // A plain loop over blocks of one size with counters of a byte: the compiler makes vector instructions of it.
        while index + 128 <= part.upperBound {
            let block = base + index
            var feeds: UInt8 = 0
            var returns: UInt8 = 0
            var offset = 0
            while offset < 128 {
                feeds &+= block[offset] == 0x0A ? 1 : 0
                returns |= block[offset] == 0x0D ? 1 : 0
                offset &+= 1
            }
            if returns != 0 { return lineEndsByByte(in: bytes, part) }
            count += Int(feeds)
            index += 128
        }
        return count + lineEndsByByte(in: bytes, index..<part.upperBound)
    }

    private static func lineEndsByByte(in bytes: UnsafeBufferPointer<UInt8>, _ part: Range<Int>) -> Int {
        var count = 0
        for index in part {
            let byte = bytes[index]
            if byte == 0x0A || byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A) { count += 1 }
        }
        return count
    }
}

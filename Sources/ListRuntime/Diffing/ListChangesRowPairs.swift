extension ListChanges {
    /// Rows that are in both states. In parts, of which none is copied when another one comes: if many rows of one
    /// section follow one another a pair takes 8 bytes, else 16.
    public struct RowPairs: Sequence, Sendable, ExpressibleByArrayLiteral {
        enum Part: Sendable {
            /// Rows of one section before and one after, as offsets from the places of `from`.
            case offsets([CollectionChanges.Pair], from: RowPair)
            case pairs([RowPair])
        }

        /// From how many pairs on a part is worth its own memory.
        static let partSize = 256

        var parts: [Part] = []
        /// What comes after the parts, fewer pairs than make one.
        var last: [RowPair] = []
        /// The number of pairs.
        public private(set) var count = 0

        /// None.
        public init() {}

        /// Shares the storage of many pairs.
        public init(_ pairs: [RowPair]) { append(contentsOf: pairs) }

        /// Some that are written down.
        public init(arrayLiteral pairs: RowPair...) { self.init(pairs) }

        /// True if there is none.
        public var isEmpty: Bool { count == 0 }

        /// The number of pairs.
        public var underestimatedCount: Int { count }

        /// Adds a pair after the others.
        public mutating func append(_ pair: RowPair) {
            last.append(pair)
            count += 1
            if last.count == Self.partSize { endPart() }
        }

        /// Adds pairs after the others; shares the storage of many.
        public mutating func append(contentsOf pairs: [RowPair]) {
            guard pairs.count >= Self.partSize else { return pairs.forEach { append($0) } }
            endPart()
            parts.append(.pairs(pairs))
            count += pairs.count
        }

        /// Adds pairs after the others; shares the storage of many.
        ///
        /// - Parameter first: Where their offsets count from.
        mutating func append(contentsOf pairs: [CollectionChanges.Pair], from first: RowPair) {
            guard pairs.count >= Self.partSize else { return pairs.forEach { append(first.pair(after: $0)) } }
            endPart()
            parts.append(.offsets(pairs, from: first))
            count += pairs.count
        }

        /// In the order in which they were appended.
        public func makeIterator() -> Iterator { Iterator(self) }

        private mutating func endPart() {
            if last.isEmpty { return }
            parts.append(.pairs(last))
            last = []
        }
    }
}

extension ListChanges.RowPairs: Hashable, CustomStringConvertible {
    /// True if both have the same pairs in the same order, whatever their parts.
    public static func == (left: Self, right: Self) -> Bool { left.count == right.count && left.elementsEqual(right) }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        for pair in self { hasher.combine(pair) }
    }

    public var description: String { Array(self).description }
}

extension ListChanges.RowPairs {
    /// Goes over the pairs, part by part.
    public struct Iterator: IteratorProtocol {
        var parts: Array<Part>.Iterator
        var last: [ListChanges.RowPair]
        @usableFromInline var first = ListChanges.RowPair(
            old: RowPath(section: 0, row: 0), new: RowPath(section: 0, row: 0))
        @usableFromInline var offsets = [CollectionChanges.Pair]().makeIterator()
        @usableFromInline var pairs = [ListChanges.RowPair]().makeIterator()

        init(_ pairs: ListChanges.RowPairs) {
            parts = pairs.parts.makeIterator()
            last = pairs.last
        }

        /// The next pair, or nil after the last.
        @inlinable @inline(__always)
        public mutating func next() -> ListChanges.RowPair? {
            repeat {
                if let offset = offsets.next() { return first.pair(after: offset) }
                if let pair = pairs.next() { return pair }
            } while beginPart()
            return nil
        }

        /// A call of its own, once a part: what is asked for each pair stays in registers.
        @usableFromInline @inline(never)
        mutating func beginPart() -> Bool {
            switch parts.next() {
            case .offsets(let offsets, let first):
                self.offsets = offsets.makeIterator()
                self.first = first
            case .pairs(let pairs):
                self.pairs = pairs.makeIterator()
            case nil:
                if last.isEmpty { return false }
                pairs = last.makeIterator()
                last = []
            }
            return true
        }
    }
}

extension ListChanges.RowPair {
    @inlinable @inline(__always)
    func pair(after offsets: CollectionChanges.Pair) -> Self {
        Self(old: old.row(after: offsets.old), new: new.row(after: offsets.new))
    }
}

extension RowPath {
    @inlinable @inline(__always)
    func row(after offset: UInt32) -> RowPath {
        var path = self
        path.row += Int(offset)
        return path
    }
}

extension HeightCache {
    /// Rows whose heights are being computed while the list goes on.
    public struct Begun {
        /// The marks of its rows, from the first on.
        fileprivate var marks: Range<Int> = 0..<0
        fileprivate var paths: [RowPath] = []
    }

    /// How many rows can be begun at once.
    public static var begunLimit: Int { 32 }

    /// Notes that the heights of rows are being computed, in the environment that was entered last. The note goes where
    /// the row goes, and is lost where its height may have changed.
    ///
    /// - Parameter rows: Those whose height is known are not noted, nor those beyond `begunLimit`, nor any while seven
    ///   others have not ended.
    public mutating func begin(_ rows: [(path: RowPath, kind: UInt16)]) -> Begun {
        guard let place = (0..<7).first(where: { begunPlaces & 1 << $0 == 0 }) else { return Begun() }
        begunPlaces |= 1 << place
        let first = place * Self.begunLimit + 1
        for (offset, row) in rows.prefix(Self.begunLimit).enumerated() {
            var slot = current.slots[row.path]
            guard slot.state != .exact else { continue }
            (slot.kind, slot.mark) = (row.kind, UInt8(first + offset))
            current.slots[row.path] = slot
        }
        return Begun(marks: first..<first + Self.begunLimit, paths: rows.map(\.path))
    }

    /// Where the rows are by now, in their order; nil for each whose height has to be recomputed.
    ///
    /// Linear in the number of rows where one of them is not found in its place.
    public mutating func end(_ begun: Begun) -> [RowPath?] {
        var places: [RowPath?] = begun.paths.map { _ in nil }
        guard let first = begun.marks.first else { return places }
        begunPlaces &= ~(1 << (first / Self.begunLimit))
        func find(_ path: RowPath) {
            let mark = Int(current.slots[path].mark)
            guard begun.marks.contains(mark), places.indices.contains(mark - first) else { return }
            places[mark - first] = path
            current.slots.change(path) { $0.mark = 0 }
        }
        for path in begun.paths { find(path) }
        guard places.contains(nil) else { return places }
        for section in current.slots.sections.indices {
            for row in current.slots.sections[section].indices { find(RowPath(section: section, row: row)) }
        }
        return places
    }
}

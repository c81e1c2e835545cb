/// A value for each row, kept by place: it follows the changes of the list, so that no identity is hashed or stored.
///
/// Holds the rows up to the last that was given a value in each section; `empty` is the value of all others.
public struct RowValues<Value> {
    @usableFromInline let empty: Value
    @usableFromInline var sections: [ContiguousArray<Value>] = []

    @inlinable
    public init(empty: Value) { self.empty = empty }

    /// The number of rows that memory is held for: at most a quarter more than there are rows.
    public var capacity: Int { sections.reduce(0) { $0 + $1.capacity } }

    /// The value of a row. Constant time; giving one to a row beyond the last that has one is linear in the distance.
    @inlinable
    public subscript(path: RowPath) -> Value {
        get {
            guard sections.indices.contains(path.section), sections[path.section].indices.contains(path.row) else {
                return empty
            }
            return sections[path.section][path.row]
        }
        set {
            guard path.section >= 0, path.row >= 0 else { return }
            while sections.count <= path.section { sections.append([]) }
            if path.row >= sections[path.section].count { grow(path) }
            sections[path.section][path.row] = newValue
        }
    }

    @usableFromInline
    mutating func grow(_ path: RowPath) {
        let count = sections[path.section].count
        if path.row >= sections[path.section].capacity {
            sections[path.section].reserveCapacity(max(path.row + 1, count + count / 4))
        }
        sections[path.section].append(contentsOf: repeatElement(empty, count: path.row + 1 - count))
    }

    /// Changes the value of a row in place; one that was never given a value stays empty.
    @inlinable
    public mutating func change(_ path: RowPath, _ change: (inout Value) -> Void) {
        guard sections.indices.contains(path.section), sections[path.section].indices.contains(path.row) else { return }
        change(&sections[path.section][path.row])
    }

    /// Changes every value in place.
    @inlinable
    public mutating func changeAll(_ change: (inout Value) -> Void) {
        for section in sections.indices {
            for row in sections[section].indices { change(&sections[section][row]) }
        }
    }

    /// Takes the values to the places of their rows in the new state. Sections whose rows neither came, left nor moved
    /// cost nothing, the others a copy.
    @inlinable
    public mutating func follow(_ mapping: RowMapping) {
        let old = sections
        sections = mapping.origins(of: old.count).enumerated().map { section, origin in
            let source = origin.flatMap { old.indices.contains($0) ? old[$0] : nil } ?? []
            let arrivals = mapping.arrivals[section] ?? []
            let departures = origin.flatMap { mapping.departures[$0] } ?? []
            if arrivals.isEmpty, departures.isEmpty { return source }
            return merged(source, departures, arrivals, of: old)
        }
    }

    @inlinable
    func merged(
        _ source: ContiguousArray<Value>, _ departures: [Int], _ arrivals: [RowMapping.Arrival],
        of old: [ContiguousArray<Value>]
    ) -> ContiguousArray<Value> {
        func value(_ arrival: RowMapping.Arrival) -> Value? {
            guard let from = arrival.from, old.indices.contains(from.section),
                old[from.section].indices.contains(from.row)
            else { return nil }
            return old[from.section][from.row]
        }
        // Where the values end: rows that arrive below all of them have none.
        var end = source.count - departures.lazy.filter { $0 < source.count }.count
        for arrival in arrivals {
            if arrival.row < end { end += 1 } else if value(arrival) != nil { end = arrival.row + 1 }
        }
        var result: ContiguousArray<Value> = []
        result.reserveCapacity(max(0, end))
        var next = 0
        var left = departures[...]
        // Copies what stays, run by run, up to a row of the result.
        func copy(to end: Int) {
            while next < source.count, result.count < end {
                // Changes that somebody wrote may name a row twice.
                while let first = left.first, first < next { left.removeFirst() }
                let stop = min(left.first ?? source.count, source.count)
                let run = min(stop - next, end - result.count)
                if run > 0 {
                    result.append(contentsOf: source[next..<next + run])
                    next += run
                }
                if next == left.first {
                    left.removeFirst()
                    next += 1
                }
            }
        }
        for arrival in arrivals.prefix(while: { $0.row < end }) {
            copy(to: arrival.row)
            let missing = arrival.row - result.count
            if missing > 0 { result.append(contentsOf: repeatElement(empty, count: missing)) }
            result.append(value(arrival) ?? empty)
        }
        copy(to: .max)
        return result
    }
}

extension Array {
    /// All at once if there is nothing yet, which is mostly so: the memory is then exactly what it needs, and nobody
    /// asks before each element whether the array has another owner. Else it grows by a quarter, as all rows of a long
    /// list may be in it. Empties the sources, so that nothing is in memory twice.
    mutating func take<Source>(_ sources: inout [Source], _ transform: (Source) -> Element) {
        // Of no elements it would write to the empty array, which all threads share.
        guard !sources.isEmpty else { return }
        defer { sources = [] }
        guard isEmpty else {
            let needed = count + sources.count
            if capacity < needed { reserveCapacity(Swift.max(needed, capacity + capacity / 4)) }
            for source in sources { append(transform(source)) }
            return
        }
        self = Array(unsafeUninitializedCapacity: sources.count) { memory, count in
            for source in sources {
                memory.initializeElement(at: count, to: transform(source))
                count += 1
            }
        }
    }

    /// What was reserved and not taken, where it is much. Room for one more is left.
    mutating func giveBackMemory() {
        if capacity <= count + count / 16 { return }
        var copy: [Element] = []
        copy.reserveCapacity(count + 1)
        copy += self
        self = copy
    }
}

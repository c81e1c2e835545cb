/// A set of numbers that is asked far more often than it grows.
struct QuestionSet {
    /// Zero marks a free slot; a number is kept as itself, zero by a flag.
    private var slots: [UInt32] = []
    private var hasZero = false
    private(set) var count = 0

    /// Adds a number; false if it is there.
    @discardableResult
    mutating func insert(_ value: UInt32) -> Bool {
        guard value != 0 else {
            if hasZero { return false }
            hasZero = true
            count += 1
            return true
        }
        if count * 2 >= slots.count { grow() }
        let mask = slots.count - 1
        var slot = Int(value &* 0x9E37_79B1 >> 7) & mask
        while slots[slot] != 0 {
            if slots[slot] == value { return false }
            slot = (slot + 1) & mask
        }
        slots[slot] = value
        count += 1
        return true
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: 0, count: max(64, old.count * 2))
        count = hasZero ? 1 : 0
        for value in old where value != 0 { insert(value) }
    }

    func each(_ body: (UInt32) -> Void) {
        if hasZero { body(0) }
        for value in slots where value != 0 { body(value) }
    }

    /// In any order, and no larger than it has to be.
    var values: [UInt32] {
        var result: [UInt32] = []
        result.reserveCapacity(count)
        each { result.append($0) }
        return result
    }

    /// Ascending.
    var sorted: [UInt32] { values.sorted() }
}

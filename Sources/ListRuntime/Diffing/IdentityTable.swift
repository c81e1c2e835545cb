/// An open-addressing table from identities to positions, in 64 bits a slot: the upper half of the hash, then the
/// position. It never holds an identity itself; the caller compares. At most half full.
@usableFromInline
struct IdentityTable {
    /// Low half: position + 1, 0 for an empty slot.
    @usableFromInline var slots: [UInt64]
    @usableFromInline let mask: Int
    /// By position: position + 1 of the next row of the same identity, 0 for none.
    @usableFromInline var next: [UInt32]
    @usableFromInline var taken: [Bool]

    @inlinable
    init(count: Int) {
        var capacity = 16
        while capacity < count * 2 { capacity *= 2 }
        slots = [UInt64](repeating: 0, count: capacity)
        mask = capacity - 1
        next = [UInt32](repeating: 0, count: count)
        taken = [Bool](repeating: false, count: count)
    }

    @inlinable
    func isTaken(_ position: Int) -> Bool { taken[position] }

    /// Puts a position in front of those of the same identity.
    @inlinable
    mutating func insert(_ position: Int, hash: Int, isSame: (Int) -> Bool) {
        let slot = find(hash, isSame: isSame)
        next[position] = UInt32(truncatingIfNeeded: slots[slot])
        slots[slot] = Self.tag(hash) | UInt64(position + 1)
    }

    /// Takes the first position of an identity that is not taken; nil where there is none.
    @inlinable
    mutating func take(hash: Int, isSame: (Int) -> Bool) -> Int? {
        let slot = find(hash, isSame: isSame)
        let held = UInt32(truncatingIfNeeded: slots[slot])
        if held == 0 { return nil }
        let position = Int(held) - 1
        if taken[position] { return nil }
        taken[position] = true
        if next[position] != 0 { slots[slot] = Self.tag(hash) | UInt64(next[position]) }
        return position
    }

    @inlinable
    static func tag(_ hash: Int) -> UInt64 { UInt64(truncatingIfNeeded: hash) & 0xFFFF_FFFF_0000_0000 }

    /// The slot of an identity, or the empty slot where it belongs.
    @inlinable
    func find(_ hash: Int, isSame: (Int) -> Bool) -> Int {
        let tag = Self.tag(hash)
        var slot = hash & mask
        while true {
            let value = slots[slot]
            let held = UInt32(truncatingIfNeeded: value)
            if held == 0 { return slot }
            if value & 0xFFFF_FFFF_0000_0000 == tag, isSame(Int(held) - 1) { return slot }
            slot = (slot + 1) & mask
        }
    }
}

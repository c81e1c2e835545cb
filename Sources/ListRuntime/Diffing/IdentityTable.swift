/// An open-addressing table from identities to positions, in 64 bits a slot: the upper half of the hash, then the
/// position. It never holds an identity itself; the caller compares. At most half full.
@usableFromInline
struct IdentityTable {
    /// Low half: position + 1, 0 for an empty slot.
    @usableFromInline let slots: UnsafeMutableBufferPointer<UInt64>
    @usableFromInline let mask: Int
    /// By position: position + 1 of the next row of the same identity, 0 for none.
    @usableFromInline let next: UnsafeMutableBufferPointer<UInt32>
    @usableFromInline let taken: UnsafeMutableBufferPointer<Bool>
    /// Random for each process, so that nobody can choose integers that collide.
    @usableFromInline let key: UInt64

    @usableFromInline static let processKey = UInt64.random(in: 0 ... .max) | 1

    /// Must be deallocated.
    @inlinable
    init(count: Int) {
        var capacity = 16
        while capacity < count * 2 { capacity *= 2 }
        slots = .allocate(capacity: capacity)
        slots.initialize(repeating: 0)
        mask = capacity - 1
        next = .allocate(capacity: count)
        next.initialize(repeating: 0)
        taken = .allocate(capacity: count)
        taken.initialize(repeating: false)
        key = Self.processKey
    }

    @inlinable
    func deallocate() {
        slots.deallocate()
        next.deallocate()
        taken.deallocate()
    }

    /// The hash of an identity. Integers are folded with the key, which is several times faster than `Hasher`; all
    /// else goes through `Hasher`, which is keyed as well.
    @inlinable
    func hash<ID: Hashable>(_ identity: ID) -> Int {
        guard ID.self == Int.self else { return identity.hashValue }
        let product = key.multipliedFullWidth(
            by: UInt64(bitPattern: Int64(unsafeBitCast(identity, to: Int.self))) ^ key)
        return Int(truncatingIfNeeded: product.high ^ product.low)
    }

    @inlinable
    func isTaken(_ position: Int) -> Bool { taken[position] }

    /// Puts a position in front of those of the same identity.
    @inlinable
    func insert(_ position: Int, hash: Int, isSame: (Int) -> Bool) {
        let slot = find(hash, isSame: isSame)
        next[position] = UInt32(truncatingIfNeeded: slots[slot])
        slots[slot] = Self.tag(hash) | UInt64(position + 1)
    }

    /// Takes the first position of an identity that is not taken; nil where there is none.
    @inlinable
    func take(hash: Int, isSame: (Int) -> Bool) -> Int? {
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

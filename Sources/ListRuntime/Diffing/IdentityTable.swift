/// An open-addressing table from identities to positions, 32 bits a slot: the upper bits of the hash, as many as the
/// position leaves, then the position. It never holds an identity itself; the caller compares. At most two thirds full.
@usableFromInline
struct IdentityTable {
    /// Low bits: position + 1, 0 for an empty slot.
    @usableFromInline let slots: UnsafeMutableBufferPointer<UInt32>
    @usableFromInline let slotMask: Int
    @usableFromInline let positionMask: UInt32
    /// By position: position + 1 of the next row of the same identity, 0 for none, `isTaken` for a row that was taken.
    @usableFromInline let links: UnsafeMutableBufferPointer<UInt32>
    @usableFromInline static var isTaken: UInt32 { .max }

    /// Must be deallocated.
    ///
    /// - Parameter room: So many slots more, before their number is rounded up to a power of two. The fewer are taken,
    ///   the seldomer does the processor guess wrong whether one is; with a few times the slots a look-up took half of
    ///   its time.
    @inlinable
    init(count: Int, room: Int = 0) {
        var capacity = 16
        while capacity < count + count / 2 + room { capacity *= 2 }
        slots = .allocate(capacity: capacity)
        slots.initialize(repeating: 0)
        slotMask = capacity - 1
        positionMask = UInt32(truncatingIfNeeded: capacity - 1)
        links = .allocate(capacity: count)
        links.initialize(repeating: 0)
    }

    @inlinable
    func deallocate() {
        deallocateSlots()
        links.deallocate()
    }

    /// Where the links are still needed.
    @inlinable
    func deallocateSlots() { slots.deallocate() }

    @inlinable
    func isTaken(_ position: Int) -> Bool { links[position] == Self.isTaken }

    /// Where to look for an identity first.
    @inlinable
    func start(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & slotMask }

    /// From a slot on, the next position whose identity may be the one of the hash; leaves its slot, or the empty one
    /// where the identity belongs when it returns nil.
    @inlinable @inline(__always)
    func candidate(_ hash: UInt64, from slot: inout Int) -> Int? {
        let tag = tag(hash)
        while true {
            let value = slots[slot]
            let held = value & positionMask
            if held == 0 { return nil }
            if value & ~positionMask == tag { return Int(held) - 1 }
            slot = (slot + 1) & slotMask
        }
    }

    @inlinable
    func next(_ slot: Int) -> Int { (slot + 1) & slotMask }

    /// Puts a position into the slot of its identity, in front of those of the same identity.
    @inlinable
    func insert(_ position: Int, hash: UInt64, slot: Int) {
        links[position] = slots[slot] & positionMask
        slots[slot] = tag(hash) | UInt32(truncatingIfNeeded: position + 1)
    }

    /// Takes the position that stands first in a slot; false if all of that identity are taken.
    @inlinable
    func take(_ position: Int, hash: UInt64, slot: Int) -> Bool {
        let next = links[position]
        if next == Self.isTaken { return false }
        links[position] = Self.isTaken
        if next != 0 { slots[slot] = tag(hash) | next }
        return true
    }

    @inlinable
    func tag(_ hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash >> 32) & ~positionMask }
}

/// Random numbers that a printed seed brings back.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}

extension RandomNumberGenerator {
    /// True once in `count` times.
    mutating func once(in count: Int) -> Bool {
        Int.random(in: 0..<count, using: &self) == 0
    }

    mutating func word() -> String {
        ["alpha", "beta", "gamma", "delta", "epsilon"].randomElement(using: &self) ?? "alpha"
    }
}

extension Array {
    /// Takes out, puts in, moves and changes a few elements at random. `make` gives new ones.
    mutating func edit(
        using random: inout some RandomNumberGenerator, make: (inout SeededGenerator) -> Element?,
        change: (inout Element, inout SeededGenerator) -> Void
    ) {
        var inner = SeededGenerator(seed: random.next())
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            switch Int.random(in: 0..<5, using: &random) {
            case 0 where !isEmpty: remove(at: indices.randomElement(using: &random) ?? 0)
            case 1 where !isEmpty: change(&self[indices.randomElement(using: &random) ?? 0], &inner)
            case 2 where count > 1:
                let moved = remove(at: indices.randomElement(using: &random) ?? 0)
                insert(moved, at: Int.random(in: 0...count, using: &random))
            case 3 where random.once(in: 6): removeAll()
            default:
                guard let element = make(&inner) else { continue }
                insert(element, at: Int.random(in: 0...count, using: &random))
            }
        }
    }
}

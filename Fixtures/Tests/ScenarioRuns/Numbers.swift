import Foundation

/// Numbers by seed, by SplitMix64 (Steele, Lea, Flood, OOPSLA 2014).
struct Numbers: RandomNumberGenerator {
    /// The number of `LISTGEN_SEED`, or another in each run for `LISTGEN_SEED=random`; else always the same.
    static let start: UInt64 =
        switch ProcessInfo.processInfo.environment["LISTGEN_SEED"] {
        case "random": .random(in: 0...9_999)
        case let text: text.flatMap(UInt64.init) ?? 2_026
        }

    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

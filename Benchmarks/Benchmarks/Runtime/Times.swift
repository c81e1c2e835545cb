/// The samples of things that were timed in turn, in seconds.
struct Times {
    /// By thing, then by round.
    let samples: [[Double]]

    /// The median of a thing.
    subscript(thing: Int) -> Double { Self.median(samples[thing]) }

    /// How many times as long one thing took as another: the median of the quotients of each round. A machine that runs
    /// at half of its speed for some rounds is slower for both.
    func ratio(_ thing: Int, to yardstick: Int) -> Double {
        Self.median(zip(samples[thing], samples[yardstick]).map { $0 / $1 })
    }

    private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}

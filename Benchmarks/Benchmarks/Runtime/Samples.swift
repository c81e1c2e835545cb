/// How long the cell of each row took, each time that it was asked for.
struct Samples {
    /// Nanoseconds, by row, in the order of the calls.
    private var samples: [[Int]]

    init(count: Int) { samples = Array(repeating: [], count: count) }

    mutating func add(_ nanoseconds: Int, at row: Int) { samples[row].append(nanoseconds) }

    /// The median of each row's times, summed up, in seconds.
    var time: Double { samples.reduce(0) { $0 + Double($1.sorted()[$1.count / 2]) } / 1e9 }
}

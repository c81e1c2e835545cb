/// Where the time of a run goes.
public struct Timings: Sendable {
    /// A part of a run, in the order of the run.
    public enum Stage: String, CaseIterable, Sendable {
        /// Folders are walked, and stamps of files taken.
        case discovery
        /// Files are read and searched for marks.
        case search
        /// Marked files, and those that declare what they name, are parsed.
        case reading
        case resolving
        case rendering
        case writing
    }

    private var files: [Stage: Int] = [:]
    private var times: [Stage: Duration] = [:]
    private let start = ContinuousClock.now

    public init() {}

    /// Adds the time that `body` takes to a stage.
    public mutating func measure<Result>(_ stage: Stage, _ body: () throws -> Result) rethrows -> Result {
        let start = ContinuousClock.now
        defer { times[stage, default: .zero] += ContinuousClock.now - start }
        return try body()
    }

    /// Says with how many files a stage had to do.
    public mutating func count(_ stage: Stage, _ count: Int) { files[stage, default: 0] += count }

    /// With the times and counts of another run, which took place meanwhile.
    func adding(_ other: Timings) -> Timings {
        var result = self
        result.files.merge(other.files) { $0 + $1 }
        result.times.merge(other.times) { $0 + $1 }
        return result
    }

    /// A line for each stage, and one for the time since the value was made: what no stage took is that of the rest.
    public var text: String {
        let total = ContinuousClock.now - start
        let rest = total - times.values.reduce(.zero, +)
        let lines = Stage.allCases.map { stage in
            Self.line(stage.rawValue, files[stage].map(String.init) ?? "-", times[stage] ?? .zero)
        }
        return Self.line("stage", "files", "ms") + lines.joined() + Self.line("other", "-", rest)
            + Self.line("total", "-", total)
    }

    private static func line(_ stage: String, _ files: String, _ time: Duration) -> String {
        let tenths = time / .milliseconds(1) * 10
        let (whole, tenth) = Int(tenths.rounded()).quotientAndRemainder(dividingBy: 10)
        return line(stage, files, "\(whole).\(tenth)")
    }

    private static func line(_ stage: String, _ files: String, _ time: String) -> String {
        func padded(_ text: String, to width: Int) -> String {
            String(repeating: " ", count: max(width - text.count, 0)) + text
        }
        return stage + padded(files, to: 20 - stage.count) + padded(time, to: 12) + "\n"
    }
}

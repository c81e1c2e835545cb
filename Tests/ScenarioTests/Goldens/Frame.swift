import Foundation

/// The shapes of the lines that most lists have (`Fixtures/frame.txt`). A scenario does not show them, so that a change of
/// one is seen in a few goldens, and what a golden shows is what its scenario is about.
struct Frame {
    private var shapes: Set<String>

    /// No other line is in more goldens than this, nor in more places.
    static let most = (goldens: 28, places: 44)

    private static let url = Scenario.root.deletingLastPathComponent().appendingPathComponent("frame.txt")

    /// The frame, with RECORD=1 as what is generated now asks for.
    static let current: Frame = {
        let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        var frame = Frame(shapes: Set(text.split(separator: "\n").map(String.init)))
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            frame.follow()
            try? (frame.shapes.sorted().joined(separator: "\n") + "\n").write(
                to: url, atomically: true, encoding: .utf8)
        }
        return frame
    }()

    /// The lines of a generated file that are not part of the frame. A line of three dots is in the place of others.
    func shown(_ text: String) -> String {
        var lines: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            let isShown = !line.isEmpty && !shapes.contains(LineShape.of(line))
            if isShown { lines.append(line) } else if lines.last != "..." { lines.append("...") }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Takes lines in that have become frequent, and lets go of what no list has. What is in stays in: a scenario less
    /// changes no golden of others.
    private mutating func follow() {
        var places: [String: Int] = [:]
        var goldens: [String: Int] = [:]
        for scenario in Scenario.all {
            for (path, text) in scenario.outputs {
                let shapes = text.split(separator: "\n").map(LineShape.of)
                for shape in shapes where !scenario.isWhole(path) { places[shape, default: 0] += 1 }
                for shape in Set(shapes) { goldens[shape, default: 0] += scenario.isWhole(path) ? 0 : 1 }
            }
        }
        shapes = shapes.filter { goldens[$0] != nil }
        for (shape, count) in goldens where count > Self.most.goldens || places[shape, default: 0] > Self.most.places {
            shapes.insert(shape)
        }
    }
}

/// Prints lines and remembers which missed a bar.
@MainActor
enum Table {
    private(set) static var missed: [String] = []
    private static var bars = 0

    static func add(_ line: Line) {
        print(line.text)
        let verdicts = [line.bar, line.memoryBar, line.movesBar].compactMap { $0 }
        bars += verdicts.count
        if verdicts.contains(where: { !$0.holds }) { missed.append("\(line.name) \(line.element) \(line.rows)") }
    }

    static var summary: String {
        if bars == 0 { return "No line has a bar." }
        return missed.isEmpty ? "All \(bars) bars hold." : "MISSED: " + missed.joined(separator: "; ")
    }
}

/// A line of a file.
public struct Spot: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// As in `SourceFile.path`.
    public var path: String
    /// Counted from 1.
    public var line: Int

    public init(path: String, line: Int) {
        self.path = path
        self.line = line
    }

    public var description: String { "\(path):\(line)" }

    public static func < (left: Spot, right: Spot) -> Bool { (left.path, left.line) < (right.path, right.line) }
}

/// How near the last of some rows is when their end is told.
public enum EndDistance: Equatable, Sendable {
    case rows(Int)
    /// In lengths of the list view: a number as it is written.
    case screens(String)

    /// Nil for anything but `(rows: 5)` and `(screens: 1.5)`.
    init?(_ text: Substring) {
        guard text.first == "(", text.last == ")" else { return nil }
        let parts = text.dropFirst().dropLast().split(separator: ":").map { $0.filter { $0 != " " } }
        guard parts.count == 2 else { return nil }
        switch parts[0] {
        case "rows":
            guard let rows = Int(parts[1]), rows >= 0 else { return nil }
            self = .rows(rows)
        case "screens":
            guard let screens = Double(parts[1]), screens >= 0 else { return nil }
            self = .screens(parts[1])
        default: return nil
        }
    }
}

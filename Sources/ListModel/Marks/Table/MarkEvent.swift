import SourceText

/// What `on:` names: `select`, `select(event)`, `scrollViewDidScroll`, `tableView(_:willBeginEditingRowAt:)`.
public struct MarkEvent: Sendable {
    /// An event of a row, or the base name or full name of a method of a UIKit delegate.
    public var name: String
    /// True for `select(event)`: the requirement takes a `RowEvent` last.
    public var takesEvent: Bool
    public var place: SourcePlace

    public init(name: String, takesEvent: Bool = false, place: SourcePlace) {
        self.name = name
        self.takesEvent = takesEvent
        self.place = place
    }

    /// The event of a row that it names, or nil for a method of a UIKit delegate.
    public var event: Event? {
        Event(rawValue: name)
    }

    /// Nil where the value names no event.
    init?(_ value: MarkValue) {
        switch value.form {
        case .name(let name):
            self.init(name: name, place: value.place)
        case .function(let base, let labels):
            self.init(name: base + "(" + labels.map { $0 + ":" }.joined() + ")", place: value.place)
        case .expression where value.text.hasSuffix("(event)"):
            let name = String(value.text.dropLast("(event)".count))
            guard let event = Event(rawValue: name), Event.ofRows.contains(event) else { return nil }
            self.init(name: name, takesEvent: true, place: value.place)
        default:
            return nil
        }
    }
}

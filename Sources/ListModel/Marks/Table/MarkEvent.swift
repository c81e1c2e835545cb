import SourceText

/// What `on:` names: `select`, `select(event)`, `scrollViewDidScroll`, `tableView(_:willBeginEditingRowAt:)`.
public struct MarkEvent: Sendable {
    /// An event of a row, or the base name or full name of a method of a UIKit delegate.
    public var name: String
    /// True for `select(event)`: the requirement takes a `RowEvent` last.
    public var takesEvent: Bool
    /// How near `nearEnd(rows: 5)` is; nil if nothing says it.
    public var distance: EndDistance?
    public var place: SourcePlace

    public init(name: String, takesEvent: Bool = false, distance: EndDistance? = nil, place: SourcePlace) {
        self.name = name
        self.takesEvent = takesEvent
        self.distance = distance
        self.place = place
    }

    /// The event of a row that it names, or nil for a method of a UIKit delegate.
    public var event: Event? {
        Event(rawValue: name)
    }

    /// Nil if the value names no event.
    init?(_ value: MarkValue) {
        switch value.form {
        case .name(let name):
            self.init(name: name, place: value.place)
        case .function(let base, let labels):
            self.init(name: base + "(" + labels.map { $0 + ":" }.joined() + ")", place: value.place)
        case .expression where value.text.hasSuffix("(event)"):
            let name = String(value.text.dropLast("(event)".count))
            guard let event = Event(rawValue: name), event.hasRowEvent else { return nil }
            self.init(name: name, takesEvent: true, place: value.place)
        case .expression where value.text.hasPrefix("nearEnd("):
            guard let distance = EndDistance(value.text.dropFirst("nearEnd".count)) else { return nil }
            self.init(name: Event.nearEnd.rawValue, distance: distance, place: value.place)
        default:
            return nil
        }
    }
}

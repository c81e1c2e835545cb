import UIKit

/// Sections as apps have them: arrays of arrays, and elements of another module.

// listgen:list(.table, finders: true, on: select)
struct Agenda {
    var note: Event?
    // listgen:section(header: { events in events.first.map { "\($0.day)" } })
    var days: [[Event]]
    var entries: [[Entry]]
    // listgen:section(id: \.first?.day as Int?, footerHeight: 8)
    var weeks: [[Event]]  // listgen:row(cell: WeekCell, height: 30, on: [select, didEndDisplaying])
}

struct Event: Hashable, Sendable {
    let id: Int
    var day: Int
    var title: String
}

// listgen:rows
enum Entry: Hashable, Sendable {
    case event(Event)
    case line  // listgen:row(cell: LineCell)
}

// listgen:cell
final class EventCell: UITableViewCell {
    func configure(with event: Event) {
        textLabel?.text = event.title
    }
}

final class WeekCell: UITableViewCell {
    func configure(_ event: Event) { textLabel?.text = "week \(event.title)" }
}

final class LineCell: UITableViewCell {}

import ListRuntime
import UIKit

/// Where a row is among the others, wherever its rows come from.
// listgen:list(.table)
struct Places {
    var lead: Stop
    var hint: Stop?
    var stops: [Stop]
    var rest: ArraySlice<Stop>
    // listgen:row(cell: StopCell)
    var open: [Stop] { stops.filter(\.isOpen) }
    var signs: [Sign]
    var line: Line
    var lines: [Line]
    var days: [[Stop]]
    // listgen:section(rows: \.stops, id: \.name)
    var tours: [Tour]
    var state: State
    var parts: [Part]
}

struct Stop: Hashable, Sendable {
    let id: Int
    var isOpen = false
}

// listgen:rows(configure: fill)
enum Sign: Hashable, Sendable {
    case stop(Stop)  // listgen:row(cell: SignCell)
    case line  // listgen:row(cell: SignCell)

    @MainActor static func fill(_ cell: SignCell, position: RowPosition<Sign>) {
        cell.textLabel?.text = "sign \(position.index + 1) of \(position.count)"
    }
}

// listgen:section
struct Line: Sendable {
    let id: String
    var stops: [Stop]
    // listgen:row(cell: StopCell, configure: { cell, stop, position in cell.textLabel?.text = "end \(stop.id) \(position.isLast)" })
    var ends: [Stop]
}

struct Tour: Hashable, Sendable {
    let name: String
    var stops: [Stop]
}

// listgen:section
enum State: Sendable {
    case loading  // listgen:row(cell: UITableViewCell)
    case one(Stop)
    case stops([Stop])  // listgen:section(empty: UITableViewCell)
    case signs([Sign])
}

// listgen:section
enum Part: Sendable {
    case stops([Stop])  // listgen:row(cell: TallCell)
    case line(Line)
}

// listgen:cell
final class StopCell: UITableViewCell {
    func configure(with stop: Stop, position: RowPosition<Stop>) {
        let around = [position.previous, position.next].map { $0.map { "\($0.id)" } ?? "-" }
        textLabel?.text = "\(stop.id): \(position.index + 1)/\(position.count) \(around.joined(separator: " "))"
    }
}

final class SignCell: UITableViewCell {}

final class TallCell: UITableViewCell {
    func configure(with stop: Stop) { textLabel?.text = "\(stop.id)" }
    static func height(for stop: Stop, position: RowPosition<Stop>) -> CGFloat { position.isFirst ? 90 : 30 }
}

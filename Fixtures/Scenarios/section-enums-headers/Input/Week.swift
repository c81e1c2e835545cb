import UIKit

/// What a section enum says is said of its value; what a case says, of what it carries.

// listgen:section(header: \.title, headerHeight: { part in part.isFree ? 20 : 40 })
// listgen:footer(view: PartFooter, when: { $0.isFree })
enum Part {
    case workday([Lesson])
    case holiday(Holiday)  // listgen:section(header: { holiday in holiday.name + "!" })
    case weekend([Lesson])  // listgen:section(headerHeight: { lessons in CGFloat(lessons.count) })
    case today(Day)
    case break_  // listgen:row(cell: UITableViewCell, configure: cell.textLabel?.text = "Break")

    var title: String {
        switch self {
        case .workday: "Work"
        case .holiday: "Holiday"
        case .weekend(let lessons): "Weekend (\(lessons.count))"
        case .today: "Today"
        case .break_: "Break"
        }
    }

    var isFree: Bool {
        switch self {
        case .holiday, .weekend: true
        case .workday, .today, .break_: false
        }
    }
}

// listgen:section(header: "One day")
struct Day {
    let id: Int
    var lessons: [Lesson]
}

struct Lesson: Hashable {
    let id: Int
    var name: String
}

struct Holiday: Hashable {
    let id: Int
    var name: String
}

// listgen:list(.table)
struct Week {
    var parts: [Part]
    // listgen:section(header: { part in part.title.uppercased() })
    var next: Part
}

// listgen:cell
final class LessonCell: UITableViewCell {
    func configure(with lesson: Lesson) { textLabel?.text = lesson.name }
}

// listgen:cell
final class HolidayCell: UITableViewCell {
    func configure(with holiday: Holiday) { textLabel?.text = holiday.name }
}

final class PartFooter: UITableViewHeaderFooterView {
    func configure(with part: Part) { textLabel?.text = "Free: " + part.title }
}

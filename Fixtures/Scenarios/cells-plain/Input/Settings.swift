import UIKit

// listgen:rows(cell: UITableViewCell, style: .value1, configure: fill)
enum Setting: Hashable {
    case language
    case version(String)  // listgen:row(id: .value)
    case about(Person)  // listgen:row(contentConfiguration: \.content)
}

// listgen:list(.table, context: .weak(SettingsController))
struct Settings {
    var settings: [Setting]
    // listgen:row(cell: UITableViewCell, style: .subtitle, configure: cell.detailTextLabel?.text = row.mail)
    var owner: Person
    // listgen:row(contentConfiguration: PersonContent(name: row.name.uppercased()), when: \.isAdmin)
    // listgen:row(cell: BadgeCell, contentConfiguration: { person, controller in controller.content(of: person) })
    var people: [Person]
    // listgen:row(contentConfiguration: hint)
    var showsHint: Bool
    // listgen:row(cell: UITableViewCell, configure: cell.textLabel?.text = row.name)
    var guests: [Person]
}

// listgen:list(.table, cell: UITableViewCell, style: .subtitle, configure: cell.textLabel?.text = "\(row)")
struct Log {
    var lines: [Line]
    // listgen:section(cell: UITableViewCell, style: .value2)
    var faults: [Line]
    // Each row has the style of the first mark that applies.
    // listgen:row(cell: UITableViewCell, style: .value1, when: { $0.id > 9 })
    // listgen:row(cell: UITableViewCell)
    var notes: [Line]
}

// listgen:list(.table, context: .weak(SettingsController), cell: UITableViewCell, configure: cell.textLabel?.text = "\(row)?")
struct Guests {
    // listgen:section(configure: show)
    var hosts: [Person]
    // listgen:row(cell: UITableViewCell, configure: { cell, person in cell.textLabel?.text = person.name + "!" })
    var friends: [Person]
    // listgen:row(cell: UITableViewCell, configure: show)
    var family: [Person]
    var others: [Person]
}

struct Line: Hashable {
    let id: Int
}

struct Person: Hashable {
    let id: Int
    var name: String
    var mail = ""
    var isAdmin = false

    @MainActor var content: PersonContent { PersonContent(name: name) }
}

final class BadgeCell: UITableViewCell {
    func configure(with person: Person) {}
}

final class SettingsController: UIViewController {
    var prefix = "Dr"

    func fill(_ cell: UITableViewCell, _ setting: Setting) {
        cell.textLabel?.text = "\(setting)"
        cell.detailTextLabel?.text = "value"
    }

    func show(_ cell: UITableViewCell, _ person: Person) { cell.textLabel?.text = person.name }

    func content(of person: Person) -> PersonContent { PersonContent(name: "\(prefix) \(person.name)") }
    func hint() -> UIListContentConfiguration {
        var content = UIListContentConfiguration.cell()
        content.text = "Hint"
        return content
    }
}

/// A content configuration of the app's own.
struct PersonContent: UIContentConfiguration {
    var name: String

    func makeContentView() -> UIView & UIContentView { PersonView(self) }
    func updated(for state: UIConfigurationState) -> PersonContent { self }
}

final class PersonView: UIView, UIContentView {
    var configuration: UIContentConfiguration { didSet { show() } }
    let label = UILabel()

    init(_ content: PersonContent) {
        configuration = content
        super.init(frame: .zero)
        addSubview(label)
        show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() { label.text = (configuration as? PersonContent)?.name }
}

import HeadlessUIKit
import ListRuntime

@testable @_spi(Generated) import ListRuntimeUIKit

/// The cells that the context of a form owns.
@MainActor
struct FormCells {
    var name: FieldCell? = FieldCell(style: .default, reuseIdentifier: nil)
    var phone: FieldCell? = FieldCell(style: .default, reuseIdentifier: nil)
    var note: FieldCell? = FieldCell(style: .default, reuseIdentifier: nil)
}

final class FieldCell: UITableViewCell {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    var shows = ""

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(field)
    }
    required init?(coder: NSCoder) { nil }
}

/// A form in a window.
final class FormTable: ListTable<FormState, FormCells>, UITableViewDataSource, UITableViewDelegate {
    let window: UIWindow
    let view: UITableView
    var reports: [ListReport] = []

    init(_ state: FormState = FormState(), cells: FormCells? = nil, height: CGFloat = 600) {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: height))
        view = UITableView(frame: window.bounds, style: .plain)
        super.init(state: state, context: cells ?? FormCells())
        view.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
        view.rowHeight = 44
        view.dataSource = self
        view.delegate = self
        window.addSubview(view)
        onReport = { [weak self] in self?.reports.append($0) }
        attach(to: view)
        flush()
        view.layoutIfNeeded()
        view.headless.clearUpdates()
    }

    override func makeCell(
        for row: FormState.Row, at indexPath: IndexPath, _ request: CellRequest
    ) -> UITableViewCell? {
        switch row {
        case .name(let text): return owned(context.name, for: request) { $0.shows = "name \(text)" }
        case .phone(let text): return owned(context.phone, for: request) { $0.shows = "phone \(text)" }
        case .note(let text, isOwned: true): return owned(context.note, for: request) { $0.shows = "note \(text)" }
        case .note(let text, isOwned: false):
            return request.cell(UITableViewCell.self, "plain") { $0.textLabel?.text = text }
        case .tag(let tag): return request.cell(UITableViewCell.self, "plain") { $0.textLabel?.text = "\(tag)" }
        }
    }

    override func refreshHeader(at section: Int, in tableView: UITableView) {
        tableView.headerView(forSection: section)?.textLabel?.text = applied.title
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        dequeueCell(at: indexPath, in: tableView)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? applied.title : nil
    }

    /// Gives the rows of name and phone each other's cells.
    func exchangeCells() {
        var cells = context
        (cells.name, cells.phone) = (cells.phone, cells.name)
        context = cells
    }

    /// What each row on screen shows; "lost" for a cell that is in no view.
    var shown: [String] {
        view.layoutIfNeeded()
        return (view.indexPathsForVisibleRows ?? []).map { path in
            guard let cell = view.cellForRow(at: path) else { return "none" }
            guard cell.superview === view else { return "lost" }
            if let cell = cell as? FieldCell { return cell.shows }
            return cell is EmptyCell ? "empty" : cell.textLabel?.text ?? ""
        }
    }

    /// What it has to show.
    func expected() -> [String] {
        (0..<applied.sectionCount).flatMap { section in
            (0..<applied.rowCount(inSection: section)).map { row -> String in
                switch applied.row(at: RowPath(section: section, row: row)) {
                case .name(let text)?: context.name == nil ? "empty" : "name \(text)"
                case .phone(let text)?: context.phone == nil ? "empty" : "phone \(text)"
                case .note(let text, isOwned: true)?: context.note == nil ? "empty" : "note \(text)"
                case .note(let text, isOwned: false)?: text
                case .tag(let tag)?: "\(tag)"
                case nil: "none"
                }
            }
        }
    }
}

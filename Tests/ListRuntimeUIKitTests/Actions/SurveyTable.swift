import HeadlessUIKit
import ListRuntime

@testable @_spi(Generated) import ListRuntimeUIKit

/// By hand what `listgen` would write for cells that have events of their own.
@MainActor
final class SurveyTable: ListTable<Survey, Void>, UITableViewDataSource, UITableViewDelegate {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let view: UITableView
    var heard: [String] = []

    init(_ state: Survey) {
        view = UITableView(frame: window.bounds, style: .plain)
        super.init(state: state, context: ())
        view.register(AnswerCell.self, forCellReuseIdentifier: "answer")
        view.register(NumberCell.self, forCellReuseIdentifier: "count")
        view.dataSource = self
        view.delegate = self
        window.addSubview(view)
        attach(to: view)
        flush()
        view.layoutIfNeeded()
        view.headless.clearUpdates()
    }

    func answer(_ id: String) -> AnswerCell? { cell(AnswerCell.self, for: .answers(id)) }
    var count: NumberCell? { cell(NumberCell.self, for: .count) }

    override func makeCell(for row: Survey.Row, at indexPath: IndexPath, _ request: CellRequest) -> UITableViewCell {
        switch row {
        case .answers(let answer):
            let cell = request.dequeue(AnswerCell.self, "answer")
            cell.fills += 1
            cell.field.text = answer.text
            hear(cell)
            return cell
        case .count:
            let cell = request.dequeue(NumberCell.self, "count")
            cell.fills += 1
            cell.textLabel?.text = "\(applied.answers.filter { !$0.text.isEmpty }.count)"
            return cell
        }
    }

    override func kind(of row: Survey.Row) -> RowKind {
        switch row {
        case .answers: RowKind("answer", reads: .surroundings)
        case .count: RowKind("count", reads: .beyondRow)
        }
    }

    private func hear(_ cell: AnswerCell) {
        hear(cell.field, of: cell, .editingChanged) { [weak self] cell, field in
            guard let answer = self?.write(from: cell, .in(\.answers), { $0.text = field.text ?? "" }) else { return }
            self?.heard.append("\(answer.id) \(answer.text)")
        }
        cell.onReturn = { [weak self, weak cell] in
            guard let self, let cell, case .answers(let answer)? = liveRow(of: cell) else { return false }
            heard.append("return \(answer.id) \(event(of: cell).view === cell)")
            return focus(after: .answers(answer.id)) { if case .answers = $0 { true } else { false } }
        }
        cell.onGrow = { [weak self, weak cell] in
            if let cell { self?.remeasure(cell) }
        }
    }

    final class AnswerCell: UITableViewCell {
        let field = UITextField(frame: .zero)
        var onReturn: (() -> Bool)?
        var onGrow: (() -> Void)?
        var height: CGFloat = 30
        var fills = 0

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(field)
        }
        required init?(coder: NSCoder) { nil }

        override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
            CGSize(width: targetSize.width, height: height)
        }

        func type(_ text: String) {
            field.text = text
            field.sendActions(for: .editingChanged)
        }
    }

    // MARK: Data source

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        dequeueCell(at: indexPath, in: tableView)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "header" }
}

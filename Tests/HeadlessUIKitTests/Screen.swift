import HeadlessUIKit
import Testing

/// A hand-written screen, as an app would have it: sections of words, one cell class, every call noted.
@MainActor
final class Screen: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]]
    var headers: [String?] = []
    var heights: [String: CGFloat] = [:]
    var vetoed: Set<String> = []
    var redirected: [IndexPath: IndexPath] = [:]
    var events: [String] = []
    var displayed: [ObjectIdentifier: String] = [:]
    var dequeue: (UITableView, IndexPath) -> UITableViewCell = { table, path in
        table.dequeueReusableCell(withIdentifier: "word", for: path)
    }
    let table: UITableView
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))

    init(_ sections: [[String]], style: UITableView.Style = .plain) {
        self.sections = sections
        table = UITableView(frame: window.bounds, style: style)
        super.init()
        table.register(WordCell.self, forCellReuseIdentifier: "word")
        table.dataSource = self
        table.delegate = self
        window.addSubview(table)
        window.layoutIfNeeded()
    }

    convenience init(rows: Int) { self.init([(0..<rows).map { "row \($0)" }]) }

    var shown: [String] { table.headless.screen.rows.flatMap(\.texts) }
    func cell(_ row: Int, _ section: Int = 0) -> WordCell? {
        table.cellForRow(at: IndexPath(row: row, section: section)) as? WordCell
    }
    func takeEvents() -> [String] {
        defer { events = [] }
        return events
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = dequeue(tableView, indexPath)
        (cell as? WordCell)?.word.text = sections[indexPath.section][indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        headers.indices.contains(section) ? headers[section] : nil
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heights[sections[indexPath.section][indexPath.row]] ?? UITableView.automaticDimension
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        let word = (cell as? WordCell)?.word.text ?? ""
        #expect(displayed.updateValue(word, forKey: ObjectIdentifier(cell)) == nil, "shown twice")
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        #expect(displayed.removeValue(forKey: ObjectIdentifier(cell)) != nil, "ended without being shown")
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        events.append("should highlight \(indexPath)")
        return !vetoed.contains("highlight \(indexPath)")
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        events.append("highlight \(indexPath)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        events.append("unhighlight \(indexPath)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        events.append("will select \(indexPath)")
        return vetoed.contains("select \(indexPath)") ? nil : redirected[indexPath] ?? indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        events.append("select \(indexPath)")
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        events.append("will deselect \(indexPath)")
        return vetoed.contains("deselect \(indexPath)") ? nil : indexPath
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        events.append("deselect \(indexPath)")
    }
}

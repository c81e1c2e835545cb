import UIKit

/// What a control in a cell does, and where a row goes.
extension ShapeSubject {
    /// Uses what the mark names in the cell of a row.
    func use(_ row: ShapeRow, _ path: IndexPath, _ r: inout Randomness) -> String? {
        guard row.isItem, let cell = screen.cell(at: path) else { return nil }
        varyBeforehand(&r)
        let before = rows
        let live = self.row(row.id)
        traces += 1
        if let cell = cell as? any ControlCell {
            cell.control.isOn.toggle()
            cell.control.sendActions(for: .valueChanged)
            return written(before, row.id) { $0.isOn == cell.control.isOn && $0.title == live?.title } ?? told()
        }
        if let titled = cell as? any TitleCell {
            let title = r.text()
            titled.onTitle?(title)
            if let fault = written(before, row.id, { $0.title == title && $0.isOn == live?.isOn }) { return fault }
            guard let written = self.row(row.id) else { return told() }
            // A field shows what was typed.
            cell.accessibilityLabel = written.said
            return told(("change", written))
        }
        if let cell = cell as? any ToggleCell {
            cell.toggle.isOn.toggle()
            cell.toggle.sendActions(for: .valueChanged)
            return live == nil ? told() : told(("toggle", live))
        }
        guard let cell = cell as? any TapCell else { return "no such cell" }
        cell.tap()
        return live == nil ? told() : told(("onTap", live))
    }

    /// Changes a row by its identity.
    func update(_ r: inout Randomness) -> String? {
        guard !updates.isEmpty, let row = rows.filter(\.isItem).randomElement(using: &r) else { return nil }
        steps.append("update \(row.said)")
        varyBeforehand(&r)
        let before = rows
        let live = self.row(row.id)
        let title = r.text()
        let done = updates.filter { $0(row.id, title) }
        if done.count != (live == nil ? 0 : 1) { return "\(done.count) rows are updated" }
        return written(before, row.id) { $0.title == title && $0.isOn == live?.isOn }
    }

    /// A fault unless one row alone is another.
    private func written(_ before: [ShapeRow], _ id: Int, _ isRight: (ShapeRow) -> Bool) -> String? {
        let after = rows
        guard after.map(\.id) == before.map(\.id) else { return "rows come or go" }
        for (old, new) in zip(before, after) {
            // A row with rows below it is another value when one of these is.
            if new.isItem && new.id == id ? !isRight(new) : old.said != new.said {
                return "\(new.said) is written, not \(id)"
            }
        }
        return nil
    }

    /// Moves a row by hand.
    func move(_ row: ShapeRow, _ path: IndexPath, _ r: inout Randomness) -> String? {
        table?.setEditing(true, animated: false)
        defer { table?.setEditing(false, animated: false) }
        var sections: [[ShapeRow]] = []
        var rest = rows[...]
        for count in screen.counts {
            sections.append(Array(rest.prefix(count)))
            rest = rest.dropFirst(count)
        }
        let canMove = row.isItem && (mark == "anywhere" || row.isOn)
        let move = table?.headless.beginMove(rowAt: path) ?? collection?.headless.beginMove(itemAt: path)
        guard canMove else { return move == nil ? nil : "a row moves that must not" }
        guard let move else { return "it does not move" }
        let section = r.below(sections.count)
        let target = IndexPath(item: r.below(sections[section].count + 1), section: section)
        guard let place = move.drop(at: target) else { return nil }
        steps.append("to \(place)")
        settle()
        if place == path { return told() }
        traces += 1
        sections[path.section].remove(at: path.item)
        sections[place.section].insert(row, at: place.item)
        let expected = sections.flatMap { $0 }
        if rows != expected { return "the order is \(rows.map(\.said)), not \(expected.map(\.said))" }
        return told(("move", row))
    }
}

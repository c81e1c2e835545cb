import UIKit

/// What is on screen.
extension ShapeSubject {
    /// Where the screen is not what the state says.
    func screenFault() -> String? {
        let rows = self.rows
        let counts = screen.counts
        guard counts.reduce(0, +) == rows.count else { return "\(rows.count) rows, shown \(counts)" }
        if !rows.isEmpty, screen.paths.isEmpty { return "nothing is on screen" }
        for path in screen.paths {
            let row = rows[number(of: path)]
            guard let cell = screen.cell(at: path) else { return "no cell at \(path)" }
            if let fault = textFault(row, cell, path) ?? cellFault(row, cell) {
                return "at \(path) \(row.said): \(fault)"
            }
            let found = row.isItem ? finders.compactMap { $0(row.id) } : []
            if !finders.isEmpty, row.isItem, found != [cell] { return "\(found.count) cells are found at \(path)" }
        }
        return nil
    }

    private func textFault(_ row: ShapeRow, _ cell: UIView, _ path: IndexPath) -> String? {
        var text = row.said
        var shown = shownText(of: cell)
        if row.isItem {
            switch mark {
            case "context", "weak context": text += isWide ? " wide" : ""
            case "selected": text += selectedPaths.contains(path) ? " selected" : ""
            case "content", "control":
                // What the content leaves out, and what the control has written, is not filled in.
                text = text.split(separator: " ").dropLast().joined(separator: " ")
                shown = shown.split(separator: " ").dropLast().joined(separator: " ")
            default: break
            }
        }
        return text == shown ? nil : "shown \(shown)"
    }

    private func shownText(of cell: UIView) -> String {
        if let text = cell.accessibilityLabel { return text }
        let content =
            (cell as? UITableViewCell)?.contentConfiguration
            ?? (cell as? UICollectionViewCell)?.contentConfiguration
        return (content as? UIListContentConfiguration)?.text ?? "nothing"
    }

    private func cellFault(_ row: ShapeRow, _ cell: UIView) -> String? {
        let type = "\(type(of: cell))".split(separator: "_")[0]
        let expected =
            switch (row.isItem, mark) {
            case (false, _): "NoteCell"
            case (_, "cells"): row.isOn ? "OtherCell" : "ItemCell"
            case (_, "registered"), (_, "configuration"): table == nil ? "UICollectionViewCell" : "UITableViewCell"
            case (_, "class"): isWide ? "WideCell" : "ItemCell"
            default: "ItemCell"
            }
        if type != expected { return "a \(type), not a \(expected)" }
        return row.isItem ? itemFault(row, cell) : nil
    }

    private func itemFault(_ row: ShapeRow, _ cell: UIView) -> String? {
        switch mark {
        case "height": return heightFault(cell, row.isOn ? 320 : 44)
        case "measured": return heightFault(cell, row.isOn ? 60 : 44)
        case "size": return heightFault(cell, row.isOn ? 1 : 2)
        case "identifier":
            let identifier =
                (cell as? UITableViewCell)?.reuseIdentifier ?? (cell as? UICollectionViewCell)?.reuseIdentifier
            if identifier != (row.isOn ? "a" : "b") { return "reused as \(identifier ?? "nil")" }
        case "choice", "several":
            let isChosen = (cell as? UITableViewCell)?.accessoryType == .checkmark
            if isChosen != chosen().contains(row.id) { return "chosen: \(isChosen)" }
        case "control":
            return (cell as? any ControlCell)?.control.isOn == row.isOn ? nil : "its control is not \(row.isOn)"
        case "kept":
            let kept = cells.updateValue(cell, forKey: row.id)
            if let kept, kept !== cell, !isByPosition { return "another cell" }
        case "outline", "expanded", "shown outline":
            if let cell = cell as? UITableViewCell, cell.indentationLevel != row.depth {
                return "indented \(cell.indentationLevel) for \(row.depth)"
            }
            if mark == "shown outline" { traces += 1 }
            return nil
        case _ where touched.contains(mark): return nil
        default: break
        }
        // What a mark says without a touch is seen by now.
        traces += 1
        return nil
    }

    /// Marks that do nothing before a touch, or before a row comes near.
    private var touched: Set<String> {
        [
            "select", "two events", "swipes", "menu", "asked", "delete", "insert", "moves", "anywhere", "selection",
            "drag", "prefetch", "end", "display", "closure", "events", "event of a fill", "selected", "finders",
            "closures", "delegate", "name",
        ]
    }

    private func heightFault(_ cell: UIView, _ height: CGFloat) -> String? {
        if abs(cell.frame.height - height) > 0.01 { return "height \(cell.frame.height), not \(height)" }
        traces += 1
        return nil
    }

    var selectedPaths: [IndexPath] { table?.indexPathsForSelectedRows ?? collection?.indexPathsForSelectedItems ?? [] }
}

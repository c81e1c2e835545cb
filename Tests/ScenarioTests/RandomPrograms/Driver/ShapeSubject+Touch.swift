import UIKit

/// What a touch of a row does, by the mark of the items.
extension ShapeSubject {
    /// What is wrong with the effect; nil if it is as the mark says.
    func touch(_ row: ShapeRow, at path: IndexPath, _ r: inout Randomness) -> String? {
        switch mark {
        case "select", "finders", "name": tap(row, path, &r)
        case "two events": tapTwice(row, path, &r)
        case "swipes": swipe(row, path, &r)
        case "menu": menu(row, path, &r)
        case "asked": asked(row, path)
        case "closures": closures(row, path, &r)
        case "delete": delete(row, path)
        case "insert": insert(row, path)
        case "moves", "anywhere": move(row, path, &r)
        case "selection": selection(row, path)
        case "selected": selected(row, path)
        case "choice", "several": choose(row, path)
        case "drag": drag(row, path)
        case "control", "closure", "events", "event of a fill": use(row, path, &r)
        case "outline", "expanded": expand(row, path)
        default: untold(row, path)
        }
    }

    /// A row of which nothing is said.
    private func untold(_ row: ShapeRow, _ path: IndexPath) -> String? {
        let before = rows
        screen.tap(path)
        return rows == before ? nil : "the state is another"
    }

    /// A tap that the app is told of.
    private func tap(_ row: ShapeRow, _ path: IndexPath, _ r: inout Randomness) -> String? {
        if row.isItem { varyBeforehand(&r) }
        let live = self.row(row.id)
        screen.tap(path)
        guard row.isItem else { return told() }
        traces += 1
        return live == nil ? told() : told(("select", live))
    }

    /// Rows stay selected until another is tapped.
    private func tapTwice(_ tapped: ShapeRow, _ path: IndexPath, _ r: inout Randomness) -> String? {
        let shown = selectedPaths.first.map { rows[number(of: $0)] }
        if shown?.id == tapped.id { return nil }
        varyBeforehand(&r)
        let old = shown.flatMap { self.row($0.id, isItem: $0.isItem) }
        let live = self.row(tapped.id, isItem: tapped.isItem)
        screen.tap(path)
        let selected: [(String, ShapeRow?)] = live?.isItem == true ? [("select", live)] : []
        let deselected: [(String, ShapeRow?)] = old?.isItem == true ? [("deselect", old)] : []
        traces += (selected + deselected).count
        return told(all: deselected + selected)
    }

    private func perform(_ deed: String, _ row: ShapeRow, _ r: inout Randomness, _ act: () -> Bool) -> String? {
        // A newer state waits for the gesture to end: the row is as that has it.
        varyBeforehand(&r)
        let live = self.row(row.id)
        guard act() else { return "\(deed) is not offered" }
        traces += 1
        guard let live else { return told() }
        return told(("perform", live))
    }

    private func openSwipe(_ path: IndexPath, _ edge: HeadlessSwipe.Edge) -> HeadlessSwipe? {
        table?.headless.swipe(rowAt: path, edge: edge) ?? collection?.headless.swipe(itemAt: path, edge: edge)
    }

    private func swipe(_ row: ShapeRow, _ path: IndexPath, _ r: inout Randomness) -> String? {
        let isLeading = r.below(2) == 0
        let swipe = openSwipe(path, isLeading ? .leading : .trailing)
        let offered = !row.isItem ? nil : isLeading ? [row.isOn ? "Unpin" : "Pin"] : ["Remove", "Later"]
        guard swipe?.titles == offered else { return "offers \(swipe?.titles ?? []), not \(offered ?? [])" }
        guard let swipe, let title = offered?.randomElement(using: &r) else { return nil }
        return perform(title, row, &r) { swipe.perform(title) }
    }

    private func openMenu(_ path: IndexPath) -> HeadlessMenu? {
        table?.headless.longPress(rowAt: path) ?? collection?.headless.longPress(itemAt: path)
    }

    private func menu(_ row: ShapeRow, _ path: IndexPath, _ r: inout Randomness) -> String? {
        let menu = openMenu(path)
        let offered = row.isItem ? [row.isOn ? "Unpin" : "Pin", "Remove"] : nil
        guard menu?.titles == offered else { return "offers \(menu?.titles ?? []), not \(offered ?? [])" }
        guard let menu, let title = offered?.randomElement(using: &r) else { return nil }
        guard let preview = menu.preview else { return "no preview" }
        if r.below(3) == 0 {
            menu.openPreview()
            traces += 1
            let calls = told.news()
            guard calls.count == 1, calls[0].name == "commit", calls[0].rows == [row],
                calls[0].values.contains(where: { $0 as? UIViewController === preview })
            else { return "the preview tells \(calls.map(\.text))" }
            return nil
        }
        return perform(title, row, &r) { menu.perform(title) }
    }

    private func asked(_ row: ShapeRow, _ path: IndexPath) -> String? {
        let menu = openMenu(path)
        guard row.isItem else { return menu == nil ? told() : "a menu of no mark" }
        guard menu?.titles == ["Remove"] else { return "offers \(menu?.titles ?? [])" }
        if let fault = told(("menu", row)) { return fault }
        traces += 1
        guard menu?.perform("Remove") == true else { return "Remove is not performed" }
        return told(("perform", row))
    }

    private func closures(_ row: ShapeRow, _ path: IndexPath, _ r: inout Randomness) -> String? {
        if r.below(2) == 0 { return tap(row, path, &r) }
        guard let menu = openMenu(path) else { return row.isItem ? "no menu" : told() }
        guard row.isItem, menu.titles == ["Remove"] else { return "offers \(menu.titles)" }
        return perform("Remove", row, &r) { menu.perform("Remove") }
    }

    private func delete(_ row: ShapeRow, _ path: IndexPath) -> String? {
        let swipe = openSwipe(path, .trailing)
        guard row.isItem, row.isOn else { return swipe == nil ? told() : "can be deleted" }
        guard let swipe, swipe.perform("Delete") else { return "cannot be deleted" }
        traces += 1
        if let fault = told(("delete", row)) { return fault }
        table?.setEditing(true, animated: false)
        defer { table?.setEditing(false, animated: false) }
        guard table?.headless.commit(.delete, rowAt: path) == true else { return "has no control that deletes" }
        return told(("delete", row))
    }

    private func insert(_ row: ShapeRow, _ path: IndexPath) -> String? {
        table?.setEditing(true, animated: false)
        defer { table?.setEditing(false, animated: false) }
        guard table?.headless.commit(.insert, rowAt: path) == row.isItem else { return "has another control" }
        guard row.isItem else { return told() }
        traces += 1
        return told(("insert", row))
    }

    private func selection(_ row: ShapeRow, _ path: IndexPath) -> String? {
        let wasSelected = selectedPaths.contains(path)
        screen.tap(path)
        let isSelectable = row.isOn || !row.isItem
        if selectedPaths.contains(path) != (isSelectable ? !wasSelected : wasSelected) { return "it is not selected" }
        if selection() != selectedPaths.count { return "\(selection()) of \(selectedPaths.count) are selected" }
        guard isSelectable else { return told() }
        traces += row.isItem ? 1 : 0
        return told(("selectionDidChange", nil))
    }

    private func selected(_ row: ShapeRow, _ path: IndexPath) -> String? {
        screen.tap(path)
        traces += row.isItem ? 1 : 0
        return selectedPaths == [path] ? nil : "it is not selected"
    }

    private func choose(_ row: ShapeRow, _ path: IndexPath) -> String? {
        let before = Set(chosen())
        let others = rows
        screen.tap(path)
        guard row.isItem else { return Set(chosen()) == before ? nil : "a row of no mark is chosen" }
        traces += 1
        let expected = mark == "choice" ? [row.id] : before.symmetricDifference([row.id])
        if rows != others { return "the state is another" }
        return Set(chosen()) == expected ? nil : "chosen are \(chosen()), not \(expected)"
    }

    private func drag(_ row: ShapeRow, _ path: IndexPath) -> String? {
        let drag = table?.headless.beginDrag(rowAt: path) ?? collection?.headless.beginDrag(itemAt: path)
        defer { drag?.end() }
        guard row.isItem else { return drag == nil ? nil : "a row of no mark is dragged" }
        guard let drag, drag.items.count == 1 else { return "it is not dragged" }
        traces += 1
        let dragged = drag.items.map { $0.localObject.map { Program.rows(in: $0) } ?? [] }
        return dragged == [[row]] ? nil : "\(dragged) is dragged"
    }

    private func expand(_ row: ShapeRow, _ path: IndexPath) -> String? {
        guard row.isItem, let item = row.value.base as? any ShapeItem else { return nil }
        let was = isExpanded(item)
        guard toggle(path) else { return "it is not there for toggle" }
        guard let now = self.row(row.id)?.value.base as? any ShapeItem, isExpanded(now) != was else {
            return "it is not expanded"
        }
        traces += 1
        return nil
    }
}

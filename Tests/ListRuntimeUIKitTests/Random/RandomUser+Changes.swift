import HeadlessUIKit
import ListRuntime
import RandomTesting

@testable @_spi(Generated) import ListRuntimeUIKit

extension RandomUser {
    /// Does something to the list, or has a handler do it.
    func change() {
        switch number(10) {
        case 0: screen.resize(to: screen.randomSize(using: &generator))
        case 1: changeInHandler()
        default: use()
        }
    }

    /// Does something to the list that is allowed at any time.
    func use() {
        switch number(28) {
        case 0: list.context = screen.randomContext(using: &generator)
        case 1..<9:
            let inside = number(9) == 0 ? handler() : {}
            var choices = fork()
            screen.changeRow(using: &choices, inside)
        case 9, 10: scroll()
        case 11:
            if let id = someRow { list.select(id) }
        case 12:
            if let id = someRow { list.deselect(id) }
        case 13, 14: refill()
        case 15: forgetHeights()
        case 17: useNewRow()
        case 16: if interacts { list.duplicatePolicy = number(2) == 0 ? .keepFirst : .report }
        default: list.update { screen.edit(&$0, using: &generator) }
        }
    }

    /// For what may call a handler meanwhile.
    func fork() -> SeededGenerator { SeededGenerator(seed: generator.next()) }

    /// What a handler does, which is called in the midst of something else, or not at all: what comes after it is the
    /// same then.
    func handler() -> () -> Void {
        let choices = fork()
        return { [self] in
            let outer = generator
            defer { generator = outer }
            generator = choices
            innerChanges += 1
            use()
            switch number(6) {
            case 0..<3: list.flush()
            case 3: interrupt()
            default: break
            }
        }
    }

    /// A handler that runs while a tap, or a cell that is being filled, is under way.
    private func changeInHandler() {
        if number(2) == 0 { screen.onSelect = handler() } else { screen.fillOnce(handler()) }
        if let path = visiblePath { screen.tap(path) }
        screen.onSelect = nil
    }

    var visiblePath: IndexPath? { list.visiblePaths(in: screen.listView).randomElement(using: &generator) }

    /// A row that is there, on screen or not.
    private var someRow: Screen.State.RowIdentity? {
        let ids = (0..<list.applied.sectionCount).map { list.applied.rowIDs(inSection: $0) }
        return ids.filter { !$0.isEmpty }.randomElement(using: &generator)?.randomElement(using: &generator)
    }

    private func scroll() {
        let view = screen.listView
        let animated = number(2) == 0
        switch number(4) {
        case 0:
            if let id = someRow { list.scroll(to: id, animated: animated) }
        case 1:
            if let id = list.section(at: number(6)) { list.scroll(toSection: id, animated: animated) }
        default:
            let isSideways = list.scrollsSideways(view)
            let end = isSideways ? view.contentSize.width - 100 : view.contentSize.height - 100
            let offset = CGFloat.random(in: 0...max(0, end), using: &generator)
            view.contentOffset = isSideways ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
        }
    }

    /// Asks something of a row of the newest state, which need not be on screen yet.
    private func useNewRow() {
        list.update { screen.edit(&$0, using: &generator) }
        let state = list.state
        let ids = (0..<state.sectionCount).flatMap { state.rowIDs(inSection: $0) }
        guard let id = ids.randomElement(using: &generator) else { return }
        let isDone =
            switch number(3) {
            case 0: list.scroll(to: id, animated: number(2) == 0)
            case 1: list.select(id)
            default: list.touch(id)
            }
        if !isDone, list.listView != nil, list.duplicatePolicy == .report { fault = "\(id) is not known" }
    }

    /// Fills some rows again, or gives them another cell.
    private func refill() {
        let rows: ListDriver<Screen.State, Screen.Context, Screen.View>.RowScope
        switch number(6) {
        case 0: rows = .visible
        case 1:
            guard let id = list.section(at: number(6)) else { return }
            rows = .section(id)
        case 2: rows = .matching { _ in self.number(2) == 0 }
        case 3:
            list.reload()
            return
        default:
            guard let id = someRow else { return }
            rows = .row(id)
        }
        _ = number(2) == 0 ? list.reload(rows) : list.reconfigure(rows)
    }

    private func forgetHeights() {
        if number(2) == 0 {
            list.forgetHeights(.rows { _ in self.number(2) == 0 })
        } else {
            list.forgetHeights(.widths { $0 > 200 })
        }
    }
}

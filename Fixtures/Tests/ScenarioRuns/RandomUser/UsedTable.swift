import UIKit

@testable @_spi(Generated) import ListRuntimeUIKit
@testable import every_action

/// A table of chores in the hands of a random user.
@MainActor
final class UsedTable: UsedList {
    private let screen = Screen()
    private let app: UsedApp
    private var table: Chores.Table?

    init(_ state: UsedState, app: UsedApp) {
        self.app = app
        table = Chores.Table(
            Chores(hint: state.hint, open: state.open, done: state.done), actions: app, in: screen.table)
        screen.table.rowHeight = 44
        screen.table.dragInteractionEnabled = true
        table?.flush()
        screen.table.layoutIfNeeded()
    }

    var state: UsedState {
        get { table.map { UsedState($0.state) } ?? UsedState(open: [], done: []) }
        set { table?.state = Chores(hint: newValue.hint, open: newValue.open, done: newValue.done) }
    }

    var applied: UsedState { table.map { UsedState($0.applied) } ?? UsedState(open: [], done: []) }
    var isInteracting: Bool { table?.isInteracting ?? false }
    var isMoving: Bool { table?.holds.interactions.contains(.move) ?? false }

    var places: [(path: IndexPath, id: Int)] {
        (screen.table.indexPathsForVisibleRows ?? []).compactMap { path in chore(at: path).map { (path, $0.id) } }
    }

    private func chore(at path: IndexPath) -> Chore? {
        switch table?.row(at: path) {
        case .open(let chore), .done(let chore): chore
        case .hint, nil: nil
        }
    }

    var shown: [String] {
        screen.table.visibleCells.compactMap { ($0 as? ChoreCell)?.field.text ?? $0.textLabel?.text }
    }

    var wanted: [String] {
        (screen.table.indexPathsForVisibleRows ?? []).compactMap { path in
            switch table?.row(at: path) {
            case .hint(let hint): hint
            case .open(let chore), .done(let chore): chore.title
            case nil: nil
            }
        }
    }

    func flush(duringInteraction: Bool) {
        table?.flush(duringInteraction: duringInteraction)
        screen.table.layoutIfNeeded()
    }

    func swipe(_ path: IndexPath, _ edge: HeadlessSwipe.Edge) -> HeadlessSwipe? {
        screen.table.headless.swipe(rowAt: path, edge: edge)
    }

    func longPress(_ path: IndexPath) -> HeadlessMenu? { screen.table.headless.longPress(rowAt: path) }
    func delete(_ path: IndexPath) -> Bool? { screen.table.headless.commit(.delete, rowAt: path) }
    func move(_ path: IndexPath, to target: IndexPath) -> Bool {
        screen.table.headless.move(rowAt: path, to: target)
    }
    func tap(_ path: IndexPath) { screen.table.headless.tap(rowAt: path) }
    func type(_ text: String, _ path: IndexPath) -> Bool { screen.table.headless.type(text, inRowAt: path) }

    func drag(_ path: IndexPath, meanwhile: () -> Void) -> Bool {
        guard let drag = screen.table.headless.beginDrag(rowAt: path) else { return false }
        meanwhile()
        drag.end()
        return true
    }

    func setEditing(_ isEditing: Bool) { screen.table.isEditing = isEditing }

    func leave(_ meanwhile: () -> Void) {
        screen.table.removeFromSuperview()
        meanwhile()
        screen.window.addSubview(screen.table)
        screen.table.layoutIfNeeded()
    }

    func release() { table = nil }
}

extension UsedState {
    fileprivate init(_ chores: Chores) { self.init(hint: chores.hint, open: chores.open, done: chores.done) }
}

extension UsedApp: Chores.Actions {
    func select(hint: String) {}
    func select(open: Chore) { onChore("select", open) }
    func select(done: Chore) { onChore("select", done) }
    func commit(open: Chore, preview: UIViewController?) { onChore("commit", open) }
    func change(open: Chore) { onChore("change", open) }
    func change(done: Chore) { onChore("change", done) }
    func move(open: Chore, to offset: Int) { onMove(open, offset) }
    func move(done: Chore, to offset: Int) { onMove(done, offset) }
    func delete(done: Chore) { onChore("delete", done) }
    func perform(_ action: Deed, open: Chore, event: RowEvent) { onPerform(action, open, event) }
    func selectionDidChange() {}
}

extension UsedApp: Board.Actions {}

import UIKit

@testable @_spi(Generated) import ListRuntimeUIKit
@testable import every_action

/// A collection view of chores in the hands of a random user.
@MainActor
final class UsedGrid: UsedList {
    private let screen = Grid()
    private let app: UsedApp
    private var grid: Board.Collection?

    init(_ state: UsedState, app: UsedApp) {
        self.app = app
        grid = Board.Collection(
            Board(hint: state.hint, open: state.open, done: state.done), actions: app, in: screen.view)
        screen.view.dragInteractionEnabled = true
        grid?.flush()
        screen.view.layoutIfNeeded()
    }

    var state: UsedState {
        get { grid.map { UsedState($0.state) } ?? UsedState(open: [], done: []) }
        set { grid?.state = Board(hint: newValue.hint, open: newValue.open, done: newValue.done) }
    }

    var applied: UsedState { grid.map { UsedState($0.applied) } ?? UsedState(open: [], done: []) }
    var isInteracting: Bool { grid?.isInteracting ?? false }
    var isMoving: Bool { grid?.holds.interactions.contains(.move) ?? false }

    var places: [(path: IndexPath, id: Int)] {
        screen.view.indexPathsForVisibleItems.sorted().compactMap { path in chore(at: path).map { (path, $0.id) } }
    }

    private func chore(at path: IndexPath) -> Chore? {
        switch grid?.row(at: path) {
        case .open(let chore), .done(let chore): chore
        case .hint, nil: nil
        }
    }

    var shown: [String] {
        screen.view.indexPathsForVisibleItems.sorted().compactMap { path in
            let cell = screen.view.cellForItem(at: path)
            return (cell as? ChoreItem)?.field.text ?? cell?.accessibilityLabel
        }
    }

    var wanted: [String] {
        screen.view.indexPathsForVisibleItems.sorted().compactMap { path in
            switch grid?.row(at: path) {
            case .hint(let hint): hint
            case .open(let chore), .done(let chore): chore.title
            case nil: nil
            }
        }
    }

    func flush(duringInteraction: Bool) {
        grid?.flush(duringInteraction: duringInteraction)
        screen.view.layoutIfNeeded()
    }

    func swipe(_ path: IndexPath, _ edge: HeadlessSwipe.Edge) -> HeadlessSwipe? {
        screen.view.headless.swipe(itemAt: path, edge: edge)
    }

    func longPress(_ path: IndexPath) -> HeadlessMenu? { screen.view.headless.longPress(itemAt: path) }
    func delete(_ path: IndexPath) -> Bool? { nil }
    func move(_ path: IndexPath, to target: IndexPath) -> Bool {
        screen.view.headless.move(itemAt: path, to: target)
    }
    func tap(_ path: IndexPath) { screen.view.headless.tap(itemAt: path) }
    func type(_ text: String, _ path: IndexPath) -> Bool { screen.view.headless.type(text, inItemAt: path) }

    func drag(_ path: IndexPath, meanwhile: () -> Void) -> Bool {
        guard let drag = screen.view.headless.beginDrag(itemAt: path) else { return false }
        meanwhile()
        drag.end()
        return true
    }

    func setEditing(_ isEditing: Bool) { screen.view.isEditing = isEditing }

    func leave(_ meanwhile: () -> Void) {
        screen.view.removeFromSuperview()
        meanwhile()
        screen.window.addSubview(screen.view)
        screen.view.layoutIfNeeded()
    }

    func release() { grid = nil }
}

extension UsedState {
    fileprivate init(_ chores: Board) { self.init(hint: chores.hint, open: chores.open, done: chores.done) }
}

import Foundation
import HeadlessUIKit
import ListRuntime
import RandomTesting
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// Does to chores what a user can, while the app changes them.
@MainActor
final class RandomChoreUser {
    private let screen = ChoreScreen(Chores(8))
    private let seed: UInt64
    private var generator: SeededGenerator
    private var next = 100
    private var ends: [ActionCompletion] = []
    private var swipes: [(swipe: HeadlessSwipe, isPerformed: Bool)] = []
    private var menu: HeadlessMenu?
    /// The chores that the open swipes and the menu are of, by what UIKit was given.
    private var touched: Int?
    private(set) var counts: [String: Int] = [:]

    init(seed: UInt64) {
        self.seed = seed
        generator = SeededGenerator(seed: seed)
        screen.app.onPerform = { [weak self] _, chore, event in
            guard let self else { return }
            check(chore)
            count("performed")
            switch number(6) {
            case 0: screen.remove(chore.id)
            case 1, 2: ends.append(event.defer())
            case 3: _ = event.defer()
            case 4:
                let isThrowing = number(2) == 0
                event.defer {
                    await Task.yield()
                    if isThrowing { throw CancellationError() }
                }
            default: change()
            }
        }
        screen.app.onDelete = { [weak self] chore in
            guard let self else { return }
            check(chore)
            count("deleted")
            if number(3) > 0 { table.update { $0.done.removeAll { $0.id == chore.id } } }
        }
    }

    private var table: ChoreTable { screen.table }
    private func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
    private func count(_ name: String) { counts[name, default: 0] += 1 }

    private var chores: [Chore] { table.state.open + table.state.done }

    /// What a handler gets is the row that was touched, as the newest state has it.
    private func check(_ chore: Chore) {
        #expect(chore.id == touched, "seed \(seed)")
        #expect(chores.contains(chore), "seed \(seed)")
    }

    /// A place on screen with a chore.
    private var place: (path: IndexPath, chore: Chore)? {
        let paths = (screen.view.indexPathsForVisibleRows ?? []).filter { $0.section > 0 }
        guard let path = paths.randomElement(using: &generator), let chore = table.row(at: path)?.chore else {
            return nil
        }
        return (path, chore)
    }

    func use() async {
        switch number(14) {
        case 0, 1: change()
        case 2, 3, 4: swipe()
        case 5, 6: openMenu()
        case 7: await end()
        case 8: table.flush()
        case 9:
            if !screen.view.hasUncommittedUpdates, !table.holds.interactions.contains(.move) {
                table.flush(duringInteraction: true)
            }
        case 10: edit()
        case 11: select()
        case 12: drag()
        default: leave()
        }
        if number(4) == 0 { await screen.endOfMove() }
    }

    /// Everything is let go, and what was deferred ends.
    func finish() async {
        menu?.dismiss()
        for end in ends { end() }
        ends = []
        for (swipe, isPerformed) in swipes where isPerformed {
            // Other tests may hold up the turn in which the work ends.
            var turns = 0
            while swipe.completions.isEmpty, turns < 10_000 {
                turns += 1
                if turns < 1_000 { await Task.yield() } else { try? await Task.sleep(nanoseconds: 1_000_000) }
            }
        }
        swipes.forEach { $0.swipe.cancel() }
        await screen.endOfMove()
        table.flush(duringInteraction: true)
        screen.view.layoutIfNeeded()
        for (swipe, isPerformed) in swipes {
            #expect(swipe.completions.count == (isPerformed ? 1 : 0), "seed \(seed)")
        }
        let visible = (screen.view.indexPathsForVisibleRows ?? []).map { table.row(at: $0)?.chore?.title ?? "hint" }
        #expect(screen.view.visibleCells.map { $0.textLabel?.text ?? "" } == visible, "seed \(seed)")
        #expect(table.applied == table.state, "seed \(seed)")
    }

    private func change() {
        count("changed")
        table.update { state in
            switch number(6) {
            case 0:
                state.open.insert(Chore(id: next, title: "n\(next)"), at: number(state.open.count + 1))
                next += 1
            case 1: if !state.open.isEmpty { state.open.remove(at: number(state.open.count)) }
            case 2: state.open.shuffle(using: &generator)
            case 3: state.hint = state.hint == nil ? "hint" : nil
            case 4:
                if let chore = state.open.popLast() { state.done.insert(chore, at: number(state.done.count + 1)) }
            default:
                if !state.open.isEmpty { state.open[number(state.open.count)].title += "!" }
            }
        }
    }

    private func swipe() {
        guard menu?.isOpen != true, !table.holds.interactions.contains(.move), let (path, chore) = place,
            let swipe = screen.view.headless.swipe(rowAt: path, edge: number(2) == 0 ? .leading : .trailing)
        else { return }
        count("swiped")
        touched = chore.id
        if number(3) == 0 { change() }
        if number(4) == 0 { table.flush() }
        let title = swipe.titles.randomElement(using: &generator)
        // UIKit's own Delete deletes; the others are ours.
        let isPerformed =
            number(4) > 0 && (title.map { number(4) == 0 ? swipe.performFull() : swipe.perform($0) } ?? false)
        swipes.append((swipe, isPerformed))
    }

    private func openMenu() {
        guard menu?.isOpen != true, !swipes.contains(where: { $0.swipe.isOpen }), !table.isInteracting,
            let (path, chore) = place, let menu = screen.view.headless.longPress(rowAt: path)
        else { return }
        count("pressed")
        (self.menu, touched) = (menu, chore.id)
        for _ in 0..<number(3) { change() }
        if number(2) == 0 { table.flush() }
        switch number(3) {
        case 0: if let title = menu.titles.randomElement(using: &generator) { menu.perform(title) }
        case 1: menu.openPreview()
        default: break
        }
        menu.dismiss()
    }

    private func end() async {
        guard !ends.isEmpty else { return }
        count("ended")
        let end = ends.remove(at: number(ends.count))
        let isDone = number(2) == 0
        if number(2) == 0 { return end(isDone) }
        await Task.detached { end(isDone) }.value
    }

    private func edit() {
        guard !table.isInteracting else { return }
        screen.view.isEditing = true
        defer { screen.view.isEditing = false }
        guard let (path, chore) = place else { return }
        if number(2) == 0 {
            touched = chore.id
            _ = screen.view.headless.commit(.delete, rowAt: path)
        } else if let target = place?.path {
            if screen.view.headless.move(rowAt: path, to: target) { count("moved") }
        }
    }

    private func select() {
        guard !table.isInteracting, let (path, _) = place else { return }
        count("tapped")
        screen.view.headless.tap(rowAt: path)
    }

    private func drag() {
        guard !table.isInteracting, let (path, _) = place, let drag = screen.view.headless.beginDrag(rowAt: path) else {
            return
        }
        count("dragged")
        change()
        table.flush()
        drag.end()
    }

    private func leave() {
        guard !table.holds.interactions.contains(.move) else { return }
        count("left")
        screen.view.removeFromSuperview()
        change()
        if number(2) == 0 { table.flush() }
        screen.window.addSubview(screen.view)
        screen.view.layoutIfNeeded()
    }
}

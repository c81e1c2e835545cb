import HeadlessUIKit
import ListRuntime
import RandomTesting
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// Does to chores in a collection view what a user can, while the app changes them.
@MainActor
final class RandomChoreGridUser {
    private let screen = ChoreGridScreen(Chores(8))
    private let seed: UInt64
    private var generator: SeededGenerator
    private var next = 100
    private var ends: [ActionCompletion] = []
    private var swipes: [HeadlessSwipe] = []
    /// The chores that the open swipe or menu is of, by what UIKit was given.
    private var touched: Set<Int> = []
    private(set) var counts: [String: Int] = [:]

    init(seed: UInt64) {
        self.seed = seed
        generator = SeededGenerator(seed: seed)
        screen.view.allowsMultipleSelection = true
        screen.app.onPerform = { [weak self] _, chore, event in
            guard let self else { return }
            counts["performed", default: 0] += 1
            #expect(touched.contains(chore.id), "seed \(seed)")
            #expect(grid.state.open.contains(chore), "seed \(seed)")
            switch number(4) {
            case 0: grid.update { $0.open.removeAll { $0.id == chore.id } }
            case 1: ends.append(event.defer())
            case 2: _ = event.defer()
            default: change()
            }
        }
    }

    private var grid: ChoreGrid { screen.grid }
    private func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

    func use() async {
        switch number(9) {
        case 0, 1: change()
        case 2, 3: swipe()
        case 4, 5: press()
        case 6:
            guard !ends.isEmpty else { return }
            counts["ended", default: 0] += 1
            let end = ends.remove(at: number(ends.count))
            if number(2) == 0 { end(false) } else { await Task.detached { end(true) }.value }
        case 7: grid.flush(duringInteraction: number(3) == 0)
        default:
            let ids = grid.state.open.map { Chores.RowID.open($0.id) }.shuffled(using: &generator).prefix(number(4))
            grid.selection = Set(ids)
        }
        if number(4) == 0 { await Task.yield() }
    }

    /// Everything is let go, and what was deferred ends.
    func finish() {
        for end in ends { end() }
        ends = []
        swipes.last?.cancel()
        grid.flush(duringInteraction: true)
        for swipe in swipes { #expect(swipe.completions.count < 2, "seed \(seed)") }
        #expect(grid.applied == grid.state, "seed \(seed)")
        #expect(screen.shown == grid.state.open.map(\.title), "seed \(seed)")
    }

    private func change() {
        grid.update { state in
            switch number(4) {
            case 0:
                state.open.insert(Chore(id: next, title: "n\(next)"), at: number(state.open.count + 1))
                next += 1
            case 1: if !state.open.isEmpty { state.open.remove(at: number(state.open.count)) }
            case 2: state.open.shuffle(using: &generator)
            default: if !state.open.isEmpty { state.open[number(state.open.count)].title += "!" }
            }
            if state.open.count > 12 { state.open.removeFirst(2) }
        }
    }

    private var place: (path: IndexPath, id: Int)? {
        let path = screen.view.indexPathsForVisibleItems.sorted().randomElement(using: &generator)
        return path.flatMap { path in grid.row(at: path)?.chore.map { (path, $0.id) } }
    }

    private func swipe() {
        guard let (path, id) = place, let swipe = screen.view.headless.swipe(itemAt: path) else { return }
        counts["swiped", default: 0] += 1
        touched = [id]
        swipes.append(swipe)
        if number(2) == 0 { change() }
        if number(3) == 0 { grid.flush() }
        if let title = swipe.titles.randomElement(using: &generator), number(4) > 0 { swipe.perform(title) }
    }

    private func press() {
        guard !grid.isInteracting, let (path, id) = place else { return }
        let selected = screen.view.indexPathsForSelectedItems ?? []
        let isSeveral = selected.contains(path) && selected.count > 1
        touched = isSeveral ? Set(selected.compactMap { grid.row(at: $0)?.chore?.id }) : [id]
        guard let menu = screen.view.headless.longPress(itemAt: path) else { return }
        counts[isSeveral ? "pressed several" : "pressed", default: 0] += 1
        if number(2) == 0 { change() }
        if number(2) == 0 { grid.flush() }
        if let title = menu.titles.randomElement(using: &generator), number(4) > 0 { menu.perform(title) }
        menu.dismiss()
    }
}

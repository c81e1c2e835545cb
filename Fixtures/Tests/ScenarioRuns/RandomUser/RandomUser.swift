@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import every_action

/// Does to a generated list what a user can, while the app changes its state.
@MainActor
final class RandomUser {
    /// What a user does.
    enum Gesture: String, CaseIterable {
        case leadingSwipe, trailingSwipe, fullSwipe, menu, commit, delete, move, select, type, drag
    }

    /// What comes between the touch and what it leads to.
    enum Arrival: String, CaseIterable {
        case nothing, state, flushedState, removedRow, removedView
    }

    private let list: any UsedList
    private let seed: UInt64
    private let app: UsedApp
    private var numbers: Numbers
    private var next = 100
    private var ends: [ActionCompletion] = []
    private var swipes: [(swipe: HeadlessSwipe, isPerformed: Bool)] = []
    /// The chore that the gesture began on.
    private var touched: Int?
    private(set) var counts: [String: Int] = [:]
    private(set) var performed = 0

    init(seed: UInt64, _ make: (UsedState, UsedApp) -> any UsedList) {
        self.seed = seed
        numbers = Numbers(state: seed)
        app = UsedApp()
        let chores = (1...8).map { Chore(id: $0, title: "c\($0)") }
        list = make(UsedState(open: Array(chores.prefix(5)), done: Array(chores.suffix(3))), app)
        app.onPerform = { [weak self] _, chore, event in
            guard let self else { return }
            check(chore)
            performed += 1
            end(event, chore)
        }
        app.onChore = { [weak self] what, chore in
            guard let self else { return }
            // A tap is on the row as it is on screen.
            if what == "select" { expect(chore.id == touched) } else { check(chore) }
            if what == "delete", number(3) > 0 { list.state.done.removeAll { $0.id == chore.id } }
        }
        app.onMove = { [weak self] chore, offset in
            guard let self else { return }
            check(chore)
            let rows = [list.state.open, list.state.done].first { $0.contains { $0.id == chore.id } }
            expect(rows?.indices.contains(offset) == true && rows?[offset] == chore)
        }
    }

    private func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &numbers) }

    private func expect(_ holds: Bool) { #expect(holds, "seed \(seed)") }

    /// What the app is told is the chore that was touched, as the newest state has it.
    private func check(_ chore: Chore) {
        #expect(chore.id == touched, "seed \(seed)")
        #expect(list.state.chores.contains(chore), "seed \(seed)")
    }

    /// How an action ends: at once, later on some thread, by work that may throw, or with the row.
    private func end(_ event: RowEvent, _ chore: Chore) {
        switch number(6) {
        case 0: list.state.open.removeAll { $0.id == chore.id }
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

    // MARK: Doing something

    func use() async {
        if !ends.isEmpty, number(3) == 0 {
            let end = ends.remove(at: number(ends.count))
            if number(2) == 0 { end(number(2) == 0) } else { await Task.detached { end(true) }.value }
        }
        let gesture = Gesture.allCases[number(Gesture.allCases.count)]
        let arrival = Arrival.allCases[number(Arrival.allCases.count)]
        swipes.last?.swipe.cancel()
        if perform(gesture, arrival) { counts["\(gesture), \(arrival)", default: 0] += 1 }
        await endOfMove()
    }

    private func endOfMove() async {
        while list.isMoving { await Task.yield() }
    }

    private func perform(_ gesture: Gesture, _ arrival: Arrival) -> Bool {
        switch gesture {
        case .leadingSwipe: return swipe(.leading, isFull: false, arrival)
        case .trailingSwipe: return swipe(.trailing, isFull: false, arrival)
        case .fullSwipe: return swipe(number(2) == 0 ? .leading : .trailing, isFull: true, arrival)
        case .menu: return menu(commits: false, arrival)
        case .commit: return menu(commits: true, arrival)
        case .delete: return delete(arrival)
        case .move: return move(arrival)
        case .select: return touch(arrival) { list.tap($0) } != nil
        case .type: return touch(arrival) { _ = list.type("t\(number(100))", $0) } != nil
        case .drag:
            guard !list.isInteracting, let place = place() else { return false }
            touched = place.id
            return list.drag(place.path) { arrive(arrival) }
        }
    }

    private func place() -> (path: IndexPath, id: Int)? { list.places.randomElement(using: &numbers) }

    /// What happens at once, at a place on screen after something has come.
    private func touch<Result>(_ arrival: Arrival, _ body: (IndexPath) -> Result) -> Result? {
        guard !list.isInteracting else { return nil }
        touched = place()?.id
        arrive(arrival)
        guard let place = place() else { return nil }
        touched = place.id
        return body(place.path)
    }

    private func swipe(_ edge: HeadlessSwipe.Edge, isFull: Bool, _ arrival: Arrival) -> Bool {
        guard !list.isInteracting, let place = place(), let swipe = list.swipe(place.path, edge) else { return false }
        touched = place.id
        let list = list
        swipe.onCompletion = { [weak self, weak swipe] _ in
            guard let self, let swipe, swipe.isOpen, !list.isMoving else { return }
            // A row that is gone has left the screen before UIKit is told, which would close it.
            expect(list.state.chores.contains { $0.id == place.id } || !list.places.contains { $0.id == place.id })
        }
        arrive(arrival)
        let isPerformed: Bool
        if isFull {
            isPerformed = swipe.performFull()
        } else {
            isPerformed = swipe.titles.randomElement(using: &numbers).map { swipe.perform($0) } ?? false
        }
        swipes.append((swipe, isPerformed))
        return isPerformed
    }

    private func menu(commits: Bool, _ arrival: Arrival) -> Bool {
        guard !list.isInteracting, let place = place(), let menu = list.longPress(place.path) else { return false }
        touched = place.id
        arrive(arrival)
        if commits {
            menu.openPreview()
        } else if let title = menu.titles.randomElement(using: &numbers) {
            menu.perform(title)
        }
        menu.dismiss()
        return true
    }

    private func delete(_ arrival: Arrival) -> Bool {
        list.setEditing(true)
        defer { list.setEditing(false) }
        return touch(arrival) { list.delete($0) ?? true } ?? false
    }

    private func move(_ arrival: Arrival) -> Bool {
        list.setEditing(true)
        defer { list.setEditing(false) }
        return touch(arrival) { path in
            guard let target = place()?.path else { return false }
            return list.move(path, to: target)
        } ?? false
    }

    // MARK: What comes

    private func arrive(_ arrival: Arrival) {
        switch arrival {
        case .nothing: break
        case .state: change()
        case .flushedState:
            change()
            list.flush(duringInteraction: false)
        case .removedRow:
            guard number(3) == 0 else { return }
            list.state.open.removeAll { $0.id == touched }
            list.state.done.removeAll { $0.id == touched }
        case .removedView:
            guard !list.isMoving else { return }
            list.leave { change() }
        }
    }

    private func change() {
        var state = list.state
        switch number(6) {
        case 0: state.open.insert(new(), at: number(state.open.count + 1))
        case 1: if state.open.count > 2 { state.open.remove(at: number(state.open.count)) }
        case 2: state.open.shuffle(using: &numbers)
        case 3: state.hint = state.hint == nil ? "hint" : nil
        case 4: if let chore = state.open.popLast() { state.done.insert(chore, at: number(state.done.count + 1)) }
        default: if !state.open.isEmpty { state.open[number(state.open.count)].title += "!" }
        }
        while state.open.count < 3 { state.open.append(new()) }
        while state.done.count < 2 { state.done.append(new()) }
        while state.chores.count > 9 {
            // Moves and drops can have left few in either section.
            if state.done.count > 2 { state.done.removeLast() } else { state.open.removeLast() }
        }
        list.state = state
    }

    private func new() -> Chore {
        next += 1
        return Chore(id: next, title: "n\(next)")
    }

    // MARK: The end

    /// Everything is let go, and what was deferred ends; each action that began has ended once.
    func finish() async {
        if number(4) == 0 { return await finishReleased() }
        for end in ends { end() }
        await endOfActions()
        await endOfMove()
        list.flush(duringInteraction: true)
        #expect(list.applied == list.state, "seed \(seed)")
        #expect(list.shown == list.wanted, "seed \(seed)")
    }

    /// The list goes away before what was deferred ends.
    private func finishReleased() async {
        await endOfMove()
        list.release()
        for end in ends { end() }
        await endOfActions()
    }

    private func endOfActions() async {
        ends = []
        for (swipe, isPerformed) in swipes where isPerformed {
            // Other tests may hold up the turn in which the work ends.
            var turns = 0
            while swipe.completions.isEmpty, turns < 10_000 {
                turns += 1
                if turns < 1_000 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
            }
        }
        swipes.forEach { $0.swipe.cancel() }
        for (swipe, isPerformed) in swipes {
            #expect(swipe.completions.count == (isPerformed ? 1 : 0), "seed \(seed)")
        }
    }
}

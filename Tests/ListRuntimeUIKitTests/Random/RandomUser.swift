import HeadlessUIKit
import ListRuntime
import Testing

@testable import ListRuntimeUIKit

/// Somebody who uses a list at random while its state changes at random.
@MainActor
struct RandomUser<Screen: RandomScreen> {
    private var generator: SeededGenerator
    private let screen: Screen
    private let interacts: Bool
    /// Ends what a finger holds.
    private var release: (() -> Void)?
    private let field = UITextField(frame: .zero)

    init(_: Screen.Type, seed: UInt64, interacts: Bool, policy: DuplicatePolicy = .report) {
        generator = SeededGenerator(seed: seed)
        self.interacts = interacts
        screen = Screen(seed: seed, using: &generator)
        screen.list.duplicatePolicy = policy
        if interacts, seed % 3 == 0 { screen.list.changeLimit = 3 }
        screen.list.flush()
    }

    private var list: ListDriver<Screen.State, Screen.Context, Screen.View> { screen.list }

    /// What of the state is to be on screen.
    private var shown: Screen.State {
        var state = list.state
        if list.duplicatePolicy == .keepFirst { state.removeDuplicateRows() }
        return state
    }

    /// Does up to three things and says what is wrong then.
    mutating func step() async -> String? {
        await endMove()
        screen.innerChanges = 0
        var selectionBefore: Set<Screen.State.RowIdentity> = []
        var responding: (cell: Screen.View.ListViewCell, id: Screen.State.RowIdentity)?
        let violations = UIKitRules.violations {
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                if interacts, Int.random(in: 0..<3, using: &generator) == 0 { interact() } else { change() }
            }
            // A view that leaves the screen is no first responder any more.
            if !field.isDescendant(of: screen.listView) { field.resignFirstResponder() }
            selectionBefore = list.selection
            responding = isAllOnScreen ? list.respondingRow : nil
            list.flush()
            screen.fillOnce {}
            // What a look at the screen every twentieth of a second would bring.
            screen.listView.layoutIfNeeded()
            if list.showsMissed { list.schedule() }
            list.flush()
        }
        if let violation = violations.first { return violation.description }
        if let responding, replaces(responding.cell, of: responding.id) {
            return "the cell of the first responder was replaced; \(screen.updates())"
        }
        // Laying out can bring on a handler that sets another state.
        let state = shown
        if list.isInteracting || !list.waiting.isEmpty {
            return screen.difference(fromStructureOf: list.applied) ?? screen.differenceOfContent()
        }
        if let difference = screen.difference(from: state) { return "\(difference); \(screen.updates())" }
        let ids = RowIndex(state)
        let kept = selectionBefore.filter { ids[$0] != nil }
        // A state set by a handler may bring back a row, and not its selection, that the state before it dropped.
        if ids.duplicates.isEmpty, screen.innerChanges == 0, !list.selection.isSuperset(of: kept) {
            return "selection lost"
        }
        for report in screen.reports {
            if case .duplicateRows = report { continue }
            return report.description
        }
        return nil
    }

    private var isAllOnScreen: Bool {
        let view = screen.listView
        return view.contentSize.width <= view.bounds.width && view.contentSize.height <= view.bounds.height
    }

    /// Whether a row is shown by another cell than the one that holds the first responder. Handlers can take rows
    /// away and bring them back.
    private func replaces(_ cell: Screen.View.ListViewCell, of id: Screen.State.RowIdentity) -> Bool {
        guard isAllOnScreen, screen.innerChanges == 0, RowIndex(list.applied).duplicates.isEmpty,
            let shown = list.cell(for: id)
        else { return false }
        return shown !== cell
    }

    /// Ends everything that holds updates up, and says what is wrong then.
    mutating func letGo() async -> String? {
        await endMove()
        let released = UIKitRules.violations {
            release?()
            release = nil
        }
        await endMove()
        let violations = UIKitRules.violations {
            field.resignFirstResponder()
            list.flush()
        }
        return (released + violations).first?.description ?? screen.difference(from: shown)
    }

    /// A move by hand lasts to the end of the turn.
    private func endMove() async {
        while list.interactions.contains(.move) { await Task.yield() }
    }

    private var visiblePath: IndexPath? {
        mutating get { list.visiblePaths(in: screen.listView).randomElement(using: &generator) }
    }

    private mutating func interact() {
        if let release, Bool.random(using: &generator) {
            self.release = nil
            return release()
        }
        switch Int.random(in: 0..<8, using: &generator) {
        case 0..<3:
            // The list view is not done with a move before the end of the turn.
            guard let path = visiblePath, release == nil, !list.interactions.contains(.move) else { return }
            answerMove()
            release = screen.hold(path, using: &generator)
        case 3:
            screen.listView.layoutIfNeeded()
            guard let path = visiblePath, let cell = list.shownCell(at: path, in: screen.listView) else { return }
            cell.addSubview(field)
            field.becomeFirstResponder()
        case 4: field.resignFirstResponder()
        case 5: reload()
        case 6: leaveWindow()
        default: applyTwice()
        }
    }

    /// All, or another cell for one row.
    private mutating func reload() {
        guard Bool.random(using: &generator), let path = visiblePath, let id = list.rowID(at: path) else {
            return list.reload()
        }
        list.reload(.row(id))
    }

    /// As behind another screen, for a moment.
    private func leaveWindow() {
        let window = screen.listView.superview
        screen.listView.removeFromSuperview()
        list.flush()
        window?.addSubview(screen.listView)
    }

    /// What the owner does about the next move: nothing, or it sets a state that knows of it or does not.
    private mutating func answerMove() {
        let (list, screen) = (list, screen)
        let flushes = Bool.random(using: &generator)
        let change = generator.next()
        screen.onMove = { move in
            let ids = list.index(of: move.target).map { list.applied.rowIDs(inSection: $0) } ?? []
            if RowIndex(list.applied).duplicates.isEmpty,
                ids.enumerated().contains(where: {
                    $0.offset != move.offset && $0.element != move.order[$0.offset]
                })
            {
                Issue.record("\(ids) instead of \(move.order)")
            }
            guard change % 3 > 0 else { return }
            screen.innerChanges += 1
            var changes = SeededGenerator(seed: change)
            list.update { if change % 3 == 1 { screen.edit(&$0, using: &changes) } }
            if flushes { list.flush() }
        }
    }

    /// Sets a state with a completion that changes it and wants that at once.
    private mutating func applyTwice() {
        var next = list.state
        screen.edit(&next, using: &generator)
        var later = next
        screen.edit(&later, using: &generator)
        let (list, screen) = (list, screen)
        let kept: [KeptPosition<Screen.State.RowIdentity>] =
            [.firstVisibleRow, .end] + (list.anchor.map { [.anchor($0)] } ?? [])
        let animation = Bool.random(using: &generator) ? list.animation : list.noAnimation
        list.apply(next, animation: animation, keeping: kept.randomElement(using: &generator)) {
            screen.innerChanges += 1
            list.state = later
            list.flush()
        }
    }

    private mutating func change() {
        switch Int.random(in: 0..<13, using: &generator) {
        case 0: list.context = screen.randomContext(using: &generator)
        case 1..<4: screen.changeRow(using: &generator)
        case 4:
            let view = screen.listView
            let x = max(0, view.contentSize.width - 100)
            let y = max(0, view.contentSize.height - 100)
            view.contentOffset = CGPoint(
                x: list.scrollsSideways(view) ? .random(in: 0...x, using: &generator) : 0,
                y: list.scrollsSideways(view) ? 0 : .random(in: 0...y, using: &generator))
        case 5:
            if let id = list.rowID(at: screen.selectedPlace) { list.select(id) }
        case 6: changeInHandler()
        case 7: screen.rotate(using: &generator)
        default: list.update { screen.edit(&$0, using: &generator) }
        }
    }

    /// A handler that changes something while the tap, or a cell that is being filled, is under way.
    private mutating func changeInHandler() {
        var next = list.state
        screen.edit(&next, using: &generator)
        let flushes = Bool.random(using: &generator)
        let change = generator.next()
        let (list, screen) = (list, screen)
        let inner = {
            screen.innerChanges += 1
            var changes = SeededGenerator(seed: change)
            switch change % 4 {
            case 0: list.context = screen.randomContext(using: &changes)
            case 1: screen.changeRow(using: &changes)
            default: list.state = next
            }
            if flushes { list.flush() }
        }
        if Bool.random(using: &generator) { screen.onSelect = inner } else { screen.fillOnce(inner) }
        if let path = visiblePath { screen.tap(path) }
        screen.onSelect = nil
    }
}

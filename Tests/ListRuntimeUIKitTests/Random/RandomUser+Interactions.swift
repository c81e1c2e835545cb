import HeadlessUIKit
import ListRuntime

@testable @_spi(Generated) import ListRuntimeUIKit

extension RandomUser {
    func interact() {
        let running = screen.headless.heldCompletions
        if running > 0, number(3) == 0 { _ = screen.headless.endAnimation(number(running)) }
        if release != nil, number(2) == 0 { return letGoOfRow() }
        switch number(12) {
        case 0..<3:
            // The list view is not done with a move before the end of the turn.
            guard let path = visiblePath, release == nil, !list.holds.interactions.contains(.move) else { return }
            answerMove()
            var choices = fork()
            release = screen.hold(path, using: &choices)
        case 3..<6:
            screen.listView.layoutIfNeeded()
            guard let path = visiblePath, let cell = list.shownCell(at: path, in: screen.listView) else { return }
            cell.addSubview(field)
            field.becomeFirstResponder()
        case 6: field.resignFirstResponder()
        case 7, 8: leaveScreen()
        case 9: interrupt()
        default: applyTwice()
        }
    }

    /// Lets go of what a finger holds; an action of a swipe may do something.
    private func letGoOfRow() {
        if number(2) == 0 { screen.onSelect = handler() }
        release?()
        release = nil
        screen.onSelect = nil
    }

    /// As when a drop is performed. Not while rows are reordered: the list view has them elsewhere then.
    func interrupt() {
        guard !screen.listView.hasUncommittedUpdates, !list.holds.interactions.contains(.move) else { return }
        list.flush(duringInteraction: true)
    }

    /// Does something while the list is behind another screen, without a size, or another list is shown in its view; or
    /// goes on in another view.
    private func leaveScreen() {
        let view = screen.listView
        let (size, window) = (view.bounds.size, view.superview)
        let way = number(4)
        if way >= 2 {
            letGoOfRow()
            // A view is not taken away from a list before it is done with a move.
            guard !list.holds.interactions.contains(.move) else { return }
        }
        var other: AnyObject?
        switch way {
        case 0: view.removeFromSuperview()
        case 1: screen.resize(to: .zero)
        case 2: other = screen.giveViewAway()
        default: screen.useOtherView()
        }
        for _ in 0..<number(3) { use() }
        if number(3) > 0 { list.flush() }
        if number(2) == 0 { screen.listView.layoutIfNeeded() }
        switch way {
        case 0: window?.addSubview(view)
        case 1: screen.resize(to: size)
        case 2: screen.takeView()
        default: break
        }
        withExtendedLifetime(other) {}
        // The list view takes the cell of the first responder away with all others.
        if way >= 2 { screen.listView.layoutIfNeeded() }
    }

    /// What the owner does about the next move: nothing, or it sets a state that knows of it or does not.
    private func answerMove() {
        let answer = number(3)
        let handler = handler()
        screen.onMove = { [self] move in
            let ids = list.index(of: move.target).map { list.applied.rowIDs(inSection: $0) } ?? []
            let isOther = ids.enumerated().contains {
                $0.offset != move.offset && $0.element != move.order[$0.offset]
            }
            if isOther, RowIndex(list.applied).duplicates.isEmpty { fault = "\(ids) instead of \(move.order)" }
            if answer == 1 { list.update { _ in } }
            if answer == 2 { handler() }
        }
    }

    /// Sets a state with a completion that changes something.
    private func applyTwice() {
        var next = list.state
        screen.edit(&next, using: &generator)
        let kept: [ScrollAnchor<Screen.State.RowIdentity>] =
            [.firstVisibleRow, .end] + (list.anchor.map { [.anchor($0)] } ?? [])
        let animation = number(2) == 0 ? list.animation : list.noAnimation
        let place = completions.given
        completions.given += 1
        let handler = handler()
        list.apply(next, animation: animation, keeping: kept.randomElement(using: &generator)) { [self] in
            if completions.called != place { fault = "completion \(place) behind \(completions.called)" }
            completions.called += 1
            handler()
        }
    }
}

import HeadlessUIKit
import ListRuntime

@testable import ListRuntimeUIKit

/// Somebody who uses a feed at random while its state changes at random.
@MainActor
struct RandomUser {
    private var generator: SeededGenerator
    private let screen: FeedScreen
    private let interacts: Bool
    /// Ends what a finger holds.
    private var release: (() -> Void)?
    private let field = UITextField(frame: .zero)
    private let dragDelegate = DragDelegate()

    private final class DragDelegate: NSObject, UITableViewDragDelegate {
        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { [UIDragItem()] }
    }

    init(seed: UInt64, interacts: Bool, policy: DuplicatePolicy = .report) {
        generator = SeededGenerator(seed: seed)
        self.interacts = interacts
        screen = FeedScreen(.random(using: &generator), height: seed % 2 == 0 ? 4_000 : 220)
        screen.table.duplicatePolicy = policy
        screen.table.flush()
        screen.tableView.allowsMultipleSelection = true
        screen.tableView.dragDelegate = dragDelegate
    }

    private var table: Feed.Table { screen.table }

    /// What of the state is to be on screen.
    private var shown: Feed {
        var state = table.state
        if table.duplicatePolicy == .keepFirst { state.removeDuplicateRows() }
        return state
    }

    /// Does up to three things and says what is wrong then.
    mutating func step() -> String? {
        screen.innerChanges = 0
        var selectionBefore: Set<Feed.RowID> = []
        let violations = UIKitRules.violations {
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                if interacts, Int.random(in: 0..<3, using: &generator) == 0 { interact() } else { change() }
            }
            leaveLostCell()
            selectionBefore = table.selection
            table.flush()
        }
        if let violation = violations.first { return violation.description }
        // Laying out can bring on a handler that sets another state.
        let state = shown
        if table.isInteracting || table.waiting != Waiting() {
            return screen.difference(fromStructureOf: table.applied)
        }
        if let difference = screen.difference(from: state) { return "\(difference); \(screen.updates())" }
        let ids = RowIndex(state)
        let kept = selectionBefore.filter { ids[$0] != nil }
        // A state set by a handler may bring back a row, and not its selection, that the state before it dropped.
        if ids.duplicates.isEmpty, screen.innerChanges == 0, !table.selection.isSuperset(of: kept) {
            return "selection lost"
        }
        for report in screen.reports {
            if case .duplicateRows = report { continue }
            return report.description
        }
        return nil
    }

    /// Ends everything that holds updates up, and says what is wrong then.
    mutating func letGo() -> String? {
        let violations = UIKitRules.violations {
            field.resignFirstResponder()
            release?()
            release = nil
            table.flush()
        }
        return violations.first?.description ?? screen.difference(from: shown)
    }

    /// A view that leaves the screen is no first responder any more.
    private func leaveLostCell() {
        if !field.isDescendant(of: screen.tableView) { field.resignFirstResponder() }
    }

    private var visiblePath: IndexPath? {
        mutating get { (screen.tableView.indexPathsForVisibleRows ?? []).randomElement(using: &generator) }
    }

    private mutating func interact() {
        if let release, Bool.random(using: &generator) {
            self.release = nil
            return release()
        }
        switch Int.random(in: 0..<7, using: &generator) {
        case 0:
            guard let path = visiblePath, release == nil else { return }
            let swipe = screen.tableView.headless.swipe(rowAt: path)
            release = { swipe?.cancel() }
        case 1:
            guard let path = visiblePath, release == nil else { return }
            let menu = screen.tableView.headless.longPress(rowAt: path)
            release = { menu?.dismiss() }
        case 2:
            guard let path = visiblePath, release == nil else { return }
            let drag = screen.tableView.headless.beginDrag(rowAt: path)
            release = { drag?.end() }
        case 3:
            guard let path = visiblePath, let cell = screen.tableView.cellForRow(at: path) else { return }
            cell.contentView.addSubview(field)
            field.becomeFirstResponder()
        case 4: field.resignFirstResponder()
        case 5: table.reload()
        default:
            // A completion that changes the state and wants it at once.
            var next = table.state
            next.edit(using: &generator)
            var later = next
            later.edit(using: &generator)
            let (table, screen) = (table, screen)
            let kept: [KeptPosition<Feed.RowID>] =
                [.firstVisibleRow, .end] + (table.anchor.map { [.anchor($0)] } ?? [])
            table.apply(next, keeping: kept.randomElement(using: &generator)) {
                screen.innerChanges += 1
                table.state = later
                table.flush()
            }
        }
    }

    private mutating func change() {
        let table = table
        let state = table.state
        switch Int.random(in: 0..<13, using: &generator) {
        case 0:
            table.context = FeedContext(
                theme: .random(using: &generator) ? .dark : .light, isCompact: .random(using: &generator))
        case 1:
            if let story = state.stories.randomElement(using: &generator) {
                let title = "u\(Int.random(in: 0..<9, using: &generator))"
                table.update(stories: story.id) { $0.title = title }
            }
        case 2:
            if let draft = state.drafts.randomElement(using: &generator) {
                draft.subject = "s\(Int.random(in: 0..<9, using: &generator))"
                table.touch(.drafts(draft.guid))
            }
        case 3:
            let height = max(0, screen.tableView.contentSize.height - 100)
            screen.tableView.contentOffset = CGPoint(x: 0, y: .random(in: 0...height, using: &generator))
        case 4:
            if let id = table.visibleRows.isEmpty ? nil : table.rowID(at: IndexPath(row: 0, section: 1)) {
                table.select(id)
            }
        case 5:
            if let group = state.groups.randomElement(using: &generator), let member = group.members.first {
                table.update(groups: group.id, members: member.id) { $0.name += "'" }
            }
        case 6:
            // A handler that changes the state while the tap, or a cell that is being filled, is under way.
            var next = state
            next.edit(using: &generator)
            let flushes = Bool.random(using: &generator)
            let screen = screen
            let inner = {
                screen.innerChanges += 1
                table.state = next
                if flushes { table.flush() }
            }
            if Bool.random(using: &generator) { screen.onSelect = inner } else { screen.fillOnce(inner) }
            if let path = visiblePath { screen.tableView.headless.tap(rowAt: path) }
            screen.onSelect = nil
        case 7:
            screen.tableView.headless.rotate(to: CGSize(width: .random(in: 150...400, using: &generator), height: 300))
        default: table.update { $0.edit(using: &generator) }
        }
    }
}

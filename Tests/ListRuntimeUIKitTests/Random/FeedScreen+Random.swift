import HeadlessUIKit
import ListRuntime

@testable import ListRuntimeUIKit

extension FeedScreen: RandomScreen {
    convenience init(seed: UInt64, using generator: inout SeededGenerator) {
        self.init(.random(using: &generator), height: seed % 2 == 0 ? 4_000 : 220)
        tableView.allowsMultipleSelection = true
        tableView.dragDelegate = dragDelegate
        tableView.headless.preparesCellsAhead = seed % 4 == 1
    }

    var list: ListDriver<Feed, FeedContext, UITableView> { table }
    var listView: UITableView { tableView }
    var selectedPlace: IndexPath { IndexPath(row: 0, section: 1) }

    func edit(_ state: inout Feed, using generator: inout SeededGenerator) { state.edit(using: &generator) }

    func randomContext(using generator: inout SeededGenerator) -> FeedContext {
        FeedContext(theme: .random(using: &generator) ? .dark : .light, isCompact: .random(using: &generator))
    }

    func changeRow(using generator: inout SeededGenerator) {
        let state: Feed = table.state
        switch Int.random(in: 0..<3, using: &generator) {
        case 0:
            guard let story = state.stories.randomElement(using: &generator) else { return }
            let title = "u\(Int.random(in: 0..<9, using: &generator))"
            table.update(stories: story.id) { $0.title = title }
        case 1:
            guard let draft = state.drafts.randomElement(using: &generator) else { return }
            draft.subject = "s\(Int.random(in: 0..<9, using: &generator))"
            table.touch(.drafts(draft.guid))
        default:
            guard let group = state.groups.randomElement(using: &generator), let member = group.members.first else {
                return
            }
            table.update(groups: group.id, members: member.id) { $0.name += "'" }
        }
    }

    func rotate(using generator: inout SeededGenerator) {
        tableView.headless.rotate(to: CGSize(width: .random(in: 150...400, using: &generator), height: 300))
    }

    func tap(_ path: IndexPath) { tableView.headless.tap(rowAt: path) }

    func hold(_ path: IndexPath, using generator: inout SeededGenerator) -> (() -> Void)? {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: tableView.headless.swipe(rowAt: path).map { swipe in { swipe.cancel() } }
        case 1: tableView.headless.longPress(rowAt: path).map { menu in { menu.dismiss() } }
        case 2: tableView.headless.beginDrag(rowAt: path).map { drag in { drag.end() } }
        default: move(path, using: &generator)
        }
    }

    /// Holds a row, and puts it somewhere else or back.
    private func move(_ path: IndexPath, using generator: inout SeededGenerator) -> (() -> Void)? {
        restrictsMoves = Bool.random(using: &generator)
        let section =
            Int.random(in: 0..<3, using: &generator) == 0
            ? Int.random(in: 0..<tableView.numberOfSections, using: &generator) : path.section
        let count = tableView.numberOfRows(inSection: section)
        let row = Int.random(in: 0...(section == path.section ? count - 1 : count), using: &generator)
        let isPutBack = Int.random(in: 0..<5, using: &generator) == 0
        // By the reorder control, or by dragging it.
        tableView.setEditing(.random(using: &generator), animated: false)
        return tableView.headless.beginMove(rowAt: path).map { move in
            { if isPutBack { move.cancel() } else { move.drop(at: IndexPath(row: row, section: section)) } }
        }
    }

    /// Lets every row be dragged.
    final class DragDelegate: NSObject, UITableViewDragDelegate {
        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { [UIDragItem()] }
    }
}

import HeadlessUIKit
import ListRuntime
import RandomTesting

@testable @_spi(Generated) import ListRuntimeUIKit

extension FeedScreen: RandomScreen {
    convenience init(seed: UInt64, using generator: inout SeededGenerator) {
        self.init(.random(using: &generator), height: seed % 2 == 0 ? 4_000 : 220)
        tableView.allowsMultipleSelection = true
        tableView.dragDelegate = dragDelegate
        tableView.headless.preparesCellsAhead = seed % 2 == 1 && seed % 8 < 7
    }

    var list: ListDriver<Feed, FeedContext, UITableView> { table }
    var listView: UITableView { tableView }
    var headless: any HeadlessScrolling { tableView.headless }

    func edit(_ state: inout Feed, using generator: inout SeededGenerator) { state.edit(using: &generator) }

    func randomContext(using generator: inout SeededGenerator) -> FeedContext {
        FeedContext(theme: .random(using: &generator) ? .dark : .light, isCompact: .random(using: &generator))
    }

    func changeRow(using generator: inout SeededGenerator, _ inside: () -> Void) {
        let state: Feed = table.state
        func number(_ bound: Int) -> Int { .random(in: 0..<bound, using: &generator) }
        switch number(9) {
        case 0:
            guard let story = state.stories.randomElement(using: &generator) else { return }
            let title = "u\(number(9))"
            table.update(stories: story.id) {
                inside()
                $0.title = title
            }
        case 1:
            guard let draft = state.drafts.randomElement(using: &generator) else { return }
            draft.subject = "s\(number(9))"
            table.touch(.drafts(draft.guid))
        case 2:
            guard let group = state.groups.randomElement(using: &generator), let member = group.members.first else {
                return
            }
            table.update(groups: group.id, members: member.id) { $0.name += "'" }
        case 3..<6:
            guard let story = state.stories.randomElement(using: &generator) else { return }
            var other = number(2) == 0 ? number(40) : state.stories.randomElement(using: &generator)?.id ?? 0
            // Often the row that somebody types in.
            if number(4) > 0, case .stories(let id)? = table.respondingRow?.id { other = id }
            let renamed = Story(id: other, title: ["", "r"][number(2)])
            table.update(stories: story.id) {
                $0 = renamed
                inside()
            }
        case 6:
            guard let item = state.posts.randomElement(using: &generator) else { return }
            let other: TimelineItem =
                number(2) == 0 ? .gap(Gap(id: number(8), count: 9)) : .post(Post(id: number(8), text: "r"))
            table.update(posts: item.rowID) { $0 = other }
        case 7:
            guard let draft = state.drafts.randomElement(using: &generator) else { return }
            let other = Draft(guid: "g\(number(9))", subject: "r")
            table.update(drafts: draft.guid) { $0 = other }
        default:
            guard let group = state.groups.randomElement(using: &generator),
                let member = group.members.randomElement(using: &generator)
            else { return }
            let other = Contact(id: number(20), name: "r")
            table.update(groups: group.id, members: member.id) { $0 = other }
        }
    }

    func resize(to size: CGSize) { tableView.headless.rotate(to: size) }

    func randomSize(using generator: inout SeededGenerator) -> CGSize {
        CGSize(width: .random(in: 150...400, using: &generator), height: 300)
    }

    func useOtherView() {
        let other = UITableView(frame: tableView.frame)
        other.allowsMultipleSelection = true
        other.dragDelegate = dragDelegate
        other.headless.preparesCellsAhead = tableView.headless.preparesCellsAhead
        other.headless.holdsCompletions = tableView.headless.holdsCompletions
        Feed.Cell.register(in: other)
        tableView.superview?.addSubview(other)
        tableView.removeFromSuperview()
        (tableView.dataSource, tableView.delegate) = (nil, nil)
        tableView = other
        takeView()
    }

    func takeView() {
        (tableView.dataSource, tableView.delegate) = (table, table)
        table.attach(to: tableView)
    }

    func giveViewAway() -> AnyObject {
        Feed.Table(.sample, context: table.context, actions: self, in: tableView)
    }

    func tap(_ path: IndexPath) { tableView.headless.tap(rowAt: path) }

    func hold(_ path: IndexPath, using generator: inout SeededGenerator) -> (() -> Void)? {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
            return tableView.headless.swipe(rowAt: path).map { swipe in
                { if !swipe.perform("Archive") { swipe.cancel() } }
            }
        case 1: return tableView.headless.longPress(rowAt: path).map { menu in { menu.dismiss() } }
        case 2: return tableView.headless.beginDrag(rowAt: path).map { drag in { drag.end() } }
        default: return move(path, using: &generator)
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

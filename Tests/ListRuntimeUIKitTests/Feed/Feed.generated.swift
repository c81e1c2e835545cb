// What listgen generates from Feed.swift, with HeadlessUIKit in the place of UIKit.
// swiftlint:disable all
// swift-format-ignore-file
// swiftformat:disable all

import ListRuntime
@_spi(Generated) import ListRuntimeUIKit
import HeadlessUIKit

extension TimelineItem {
    /// What makes a row the same one after an update.
    nonisolated enum RowID: Hashable, Sendable {
        case post(Int)
        case gap(Int)
        case loader
    }

    /// The identity of the row.
    var rowID: RowID {
        switch self {
        case .post(let post): return .post(post.id)
        case .gap(let gap): return .gap(gap.id)
        case .loader: return .loader
        }
    }

    /// Whether the row shows the same as `old`, which has the same identity.
    func isUnchanged(from old: TimelineItem) -> Bool {
        switch (old, self) {
        case (.post(let old), .post(let new)): return old == new
        case (.gap(let old), .gap(let new)): return old == new
        case (.loader, .loader): return true
        default: return false
        }
    }
}

extension ContactGroup {
    /// A row of the section: its kind and what it shows.
    enum Row: Equatable, Sendable {
        case members(Contact)
        case canAdd
    }

    /// What makes a row the same one after an update.
    nonisolated enum RowID: Hashable, Sendable {
        case members(Int)
        case canAdd
    }

    /// How many rows the section has.
    var rowCount: Int { members.count + (canAdd ? 1 : 0) }

    /// The row at an index of the section; nil after the last.
    func row(at index: Int) -> Row? {
        guard index >= 0 else { return nil }
        var index = index
        if index < members.count { return .members(members[index]) }
        index -= members.count
        if index == 0, canAdd { return .canAdd }
        return nil
    }

    /// The identity of that row.
    func rowID(at index: Int) -> RowID? {
        guard index >= 0 else { return nil }
        var index = index
        if index < members.count { return .members(members[index].id) }
        index -= members.count
        if index == 0, canAdd { return .canAdd }
        return nil
    }
}

extension Feed: ListState {
    /// The sections, in their order.
    nonisolated enum Section: Hashable, Sendable {
        case banner, stories, posts, drafts
        case groups(String)
    }

    /// A row: its kind and what it shows.
    enum Row {
        case banner(Banner)
        case stories(Story)
        case storiesEmpty
        case posts(TimelineItem)
        case drafts(Draft)
        case groups(String, ContactGroup.Row)
    }

    /// What makes a row the same one after an update.
    nonisolated enum RowID: Hashable, Sendable {
        case banner
        case stories(Int)
        case storiesEmpty
        case posts(TimelineItem.RowID)
        case drafts(String)
        case groups(String, ContactGroup.RowID)
    }

    /// The content of rows that are objects.
    enum Stamp: Equatable {
        case drafts(subject: String)
    }

    /// The view classes of the rows, by reuse identifier.
    nonisolated enum Cell: String, TableCellKind, Sendable {
        case bannerCell = "BannerCell"
        case compactStoryCell = "CompactStoryCell"
        case storyCell = "StoryCell"
        case noStoriesCell = "NoStoriesCell"
        case postCell = "PostCell"
        case gapCell = "GapCell"
        case loaderCell = "LoaderCell"
        case draftCell = "DraftCell"
        case contactCell = "ContactCell"
        case addCell = "AddCell"

        /// The class that is dequeued.
        @MainActor var viewClass: UITableViewCell.Type {
            switch self {
            case .bannerCell: return BannerCell.self
            case .compactStoryCell: return CompactStoryCell.self
            case .storyCell: return StoryCell.self
            case .noStoriesCell: return NoStoriesCell.self
            case .postCell: return PostCell.self
            case .gapCell: return GapCell.self
            case .loaderCell: return LoaderCell.self
            case .draftCell: return DraftCell.self
            case .contactCell: return ContactCell.self
            case .addCell: return AddCell.self
            }
        }
    }

    /// What the app does with rows. The table holds it weakly.
    @preconcurrency @MainActor protocol Actions: AnyObject {
        /// A row was tapped.
        func select(_ row: Feed.Row)
        func select(stories: Story)
        /// Passed through from UIKit.
        func scrollViewDidScroll(_ scrollView: UIScrollView)
        /// Passed through from UIKit.
        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration?
        /// Passed through from UIKit.
        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration?
        /// Passed through from UIKit.
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
        /// Passed through from UIKit.
        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        )
        /// Passed through from UIKit.
        func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath
    }

    var sectionCount: Int { 4 + groups.count }

    func rowCount(inSection section: Int) -> Int {
        switch section {
        case 0: return banner != nil ? 1 : 0
        case 1: return max(stories.count, 1)
        case 2: return posts.count
        case 3: return drafts.count
        case 4..<4 + groups.count: return groups[section - 4].rowCount
        default: return 0
        }
    }

    func section(at index: Int) -> Section? {
        switch index {
        case 0: return .banner
        case 1: return .stories
        case 2: return .posts
        case 3: return .drafts
        case 4..<4 + groups.count: return .groups(groups[index - 4].id)
        default: return nil
        }
    }

    func row(at path: RowPath) -> Row? {
        switch path.section {
        case 0: return path.row == 0 ? banner.map { .banner($0) } : nil
        case 1:
            if stories.isEmpty { return path.row == 0 ? .storiesEmpty : nil }
            return stories.indices.contains(path.row) ? .stories(stories[path.row]) : nil
        case 2: return posts.indices.contains(path.row) ? .posts(posts[path.row]) : nil
        case 3: return drafts.indices.contains(path.row) ? .drafts(drafts[path.row]) : nil
        case 4..<4 + groups.count:
            let section = groups[path.section - 4]
            return section.row(at: path.row).map { .groups(section.id, $0) }
        default: return nil
        }
    }

    func rowID(at path: RowPath) -> RowID? {
        switch path.section {
        case 0: return path.row == 0 && banner != nil ? .banner : nil
        case 1:
            if stories.isEmpty { return path.row == 0 ? .storiesEmpty : nil }
            return stories.indices.contains(path.row) ? .stories(stories[path.row].id) : nil
        case 2: return posts.indices.contains(path.row) ? .posts(posts[path.row].rowID) : nil
        case 3: return drafts.indices.contains(path.row) ? .drafts(drafts[path.row].guid) : nil
        case 4..<4 + groups.count:
            let section = groups[path.section - 4]
            return section.rowID(at: path.row).map { .groups(section.id, $0) }
        default: return nil
        }
    }

    func stamp(of row: Row) -> Stamp? {
        if case .drafts(let drafts) = row { return .drafts(subject: drafts.subject) }
        return nil
    }

    static func identityInSection(_ id: RowID) -> AnyHashable? {
        if case .groups(_, let id) = id { return id }
        return nil
    }

    mutating func removeDuplicateRows() {
        Self.removeDuplicates(from: &stories) { $0.id }
        Self.removeDuplicates(from: &posts) { $0.rowID }
        Self.removeDuplicates(from: &drafts) { $0.guid }
        Self.removeDuplicates(from: &groups) { $0.id }
        for section in groups.indices {
            Self.removeDuplicates(from: &groups[section].members) { $0.id }
        }
    }

    static func changes(from old: Feed, to new: Feed) -> ListChanges {
        var changes = ListChanges.Builder()
        changes.optional(old.banner, new.banner, isUnchanged: { $0 == $1 })
        changes.section { rows in
            rows.many(old.stories, new.stories, id: { $0.id }, isUnchanged: { $0 == $1 })
            rows.flag(old.stories.isEmpty, new.stories.isEmpty)
        }
        changes.many(old.posts, new.posts, id: { $0.rowID }, isUnchanged: { $0.isUnchanged(from: $1) })
        changes.many(old.drafts, new.drafts, id: { $0.guid }, isUnchanged: { $0.subject == $1.subject })
        changes.sections(
            old.groups, new.groups, id: { $0.id },
            headerIsUnchanged: { (new: ContactGroup, old: ContactGroup) in new.title == old.title },
            rowID: { $0.rowID(at: $1) }
        ) { old, new, rows in
            rows.many(old.members, new.members, id: { $0.id }, isUnchanged: { $0 == $1 })
            rows.flag(old.canAdd, new.canAdd)
        }
        return changes.build()
    }

    /// Shows the list in a table view and follows its state.
    @preconcurrency @MainActor
    final class Table: ListTable<Feed, FeedContext>, UITableViewDataSource, UITableViewDelegate {
        private weak var actions: (any Actions)?

        /// Shows `state` in a table view, which holds the table weakly: keep it.
        init(_ state: Feed, context: FeedContext, actions: (any Actions)?, in tableView: UITableView) {
            self.actions = actions
            super.init(state: state, context: context, animation: .automatic)
            connect(to: tableView, Cell.self, source: self, delegate: self)
            attach(to: tableView)
        }

        override func makeCell(for row: Row, at indexPath: IndexPath, _ request: CellRequest) -> UITableViewCell? {
            switch row {
            case .banner(let banner):
                return request.cell(BannerCell.self, Cell.bannerCell, reads: .context) { cell in
                    cell.configure(with: banner, context: context)
                }
            case .stories(let stories):
                if Feed.storiesTakesCompactStoryCell(stories, context) {
                    return request.cell(CompactStoryCell.self, Cell.compactStoryCell, reads: .context) { cell in
                        cell.configure(with: stories)
                    }
                }
                return request.cell(StoryCell.self, Cell.storyCell, reads: .context) { $0.configure(with: stories) }
            case .storiesEmpty: return request.cell(NoStoriesCell.self, Cell.noStoriesCell)
            case .posts(.post(let post)):
                return request.cell(PostCell.self, Cell.postCell, reads: .context) { cell in
                    cell.configure(with: post, theme: context.theme)
                }
            case .posts(.gap(let gap)): return request.cell(GapCell.self, Cell.gapCell) { $0.configure(with: gap) }
            case .posts(.loader): return request.cell(LoaderCell.self, Cell.loaderCell)
            case .drafts(let drafts): return request.cell(DraftCell.self, Cell.draftCell) { $0.configure(with: drafts) }
            case .groups(_, .members(let members)):
                return request.cell(ContactCell.self, Cell.contactCell, reads: [.surroundings, .indexPath]) { cell in
                    cell.configure(
                        with: members,
                        position: RowPosition(in: applied.groups[indexPath.section - 4].members, at: indexPath.row),
                        at: indexPath)
                }
            case .groups(_, .canAdd): return request.cell(AddCell.self, Cell.addCell)
            }
        }

        override func height(of row: Row, at indexPath: IndexPath, _ request: inout HeightRequest) -> CGFloat? {
            if case .stories(let stories) = row {
                if Feed.storiesTakesCompactStoryCell(stories, context) {
                    return request.computed(CompactStoryCell.height(for: stories))
                }
                return request.computed(StoryCell.height(for: stories, width: metrics.width))
            }
            return nil
        }

        override func refreshHeader(at section: Int, in tableView: UITableView) {
            guard case 4..<4 + applied.groups.count = section else { return }
            let header = self.tableView(tableView, titleForHeaderInSection: section)
            tableView.headerView(forSection: section)?.textLabel?.text = header
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            dequeueCell(at: indexPath, in: tableView)
        }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            switch section {
            case 1: return "Stories"
            case 4..<4 + applied.groups.count: return unlessEmpty(section, applied.groups[section - 4].title)
            default: return nil
            }
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            guard let row = tappedRow(at: indexPath, telling: actions) else { return }
            switch row {
            case .banner, .storiesEmpty, .posts, .drafts, .groups: actions?.select(row)
            case .stories(let stories): actions?.select(stories: stories)
            }
        }

        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            learnHeight(of: cell, at: indexPath)
        }

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            height(at: indexPath, in: tableView)
        }

        func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
            estimatedHeight(at: indexPath, in: tableView)
        }

        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            headerHeight(inSection: section, in: tableView)
        }

        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
            footerHeight(inSection: section, in: tableView)
        }

        func scrollViewDidScroll(_ scrollView: UIScrollView) { actions?.scrollViewDidScroll(scrollView) }

        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            actions?.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
        }

        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            actions?.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
        }

        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
            actions?.tableView(tableView, canMoveRowAt: indexPath) ?? true
        }

        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            actions?.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
        }

        func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath {
            actions?.tableView(
                tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
                toProposedIndexPath: proposedDestinationIndexPath)
                ?? proposedDestinationIndexPath
        }

        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            beginInteraction(.swipe)
        }

        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { endInteraction(.swipe) }

        func tableView(
            _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            beginInteraction(.contextMenu)
        }

        func tableView(
            _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            endInteraction(.contextMenu)
        }

        /// Changes that row in place; false if it is gone.
        @discardableResult func updateBanner(_ change: (inout Banner) -> Void) -> Bool {
            updateRow(.banner, .optional(\.banner), change)
        }
        @discardableResult func update(stories id: Int, _ change: (inout Story) -> Void) -> Bool {
            updateRow(.stories(id), .in(\.stories), change)
        }
        @discardableResult func update(posts id: TimelineItem.RowID, _ change: (inout TimelineItem) -> Void) -> Bool {
            updateRow(.posts(id), .in(\.posts), change)
        }
        @discardableResult func update(drafts id: String, _ change: (inout Draft) -> Void) -> Bool {
            updateRow(.drafts(id), .in(\.drafts), change)
        }
        @discardableResult func update(
            groups section: String, members id: Int, _ change: (inout Contact) -> Void
        ) -> Bool {
            updateRow(.groups(section, .members(id)), .in(\.groups, from: 4, \.members), change)
        }

        /// The cell of that row, if it is on screen.
        func bannerCell() -> BannerCell? { cell(BannerCell.self, for: .banner) }
        func cell(stories id: Int) -> UITableViewCell? { cell(for: .stories(id)) }
        func storiesEmptyCell() -> NoStoriesCell? { cell(NoStoriesCell.self, for: .storiesEmpty) }
        func cell(postsPost id: Int) -> PostCell? { cell(PostCell.self, for: .posts(.post(id))) }
        func cell(postsGap id: Int) -> GapCell? { cell(GapCell.self, for: .posts(.gap(id))) }
        func postsLoaderCell() -> LoaderCell? { cell(LoaderCell.self, for: .posts(.loader)) }
        func cell(drafts id: String) -> DraftCell? { cell(DraftCell.self, for: .drafts(id)) }
        func cell(groups section: String, members id: Int) -> ContactCell? {
            cell(ContactCell.self, for: .groups(section, .members(id)))
        }
        func groupsCanAddCell(in section: String) -> AddCell? { cell(AddCell.self, for: .groups(section, .canAdd)) }
    }
}

// Arguments of marks. Their indentation has the compiler report them at the column where they are written.
@MainActor
extension Feed {
    fileprivate static func storiesTakesCompactStoryCell(_ stories: Story, _ context: FeedContext) -> Bool {
        #sourceLocation(file: "Feed.swift ", line: 69)
        let value: (Story, FeedContext) -> Bool =
                                                 { $1.isCompact || $0.title.isEmpty }
        #sourceLocation()
        return value(stories, context)
    }
}

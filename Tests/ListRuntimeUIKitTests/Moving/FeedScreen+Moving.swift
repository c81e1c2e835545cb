import HeadlessUIKit
@_spi(Generated) import ListRuntimeUIKit

/// Stories, posts and drafts are moved by hand among themselves, contacts from group to group.
extension FeedScreen {
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        switch table.row(at: indexPath) {
        case .stories, .posts, .drafts, .groups(_, .members): true
        case .banner, .storiesEmpty, .groups(_, .canAdd), nil: false
        }
    }

    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        let move = table.followMove(from: sourceIndexPath, to: destinationIndexPath, Self.take)
        if let move { onMove?(move) }
    }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        let isRestricted = restrictsMoves
        return !isRestricted
            || table.canFollowMove(from: sourceIndexPath, to: proposedDestinationIndexPath, Self.take)
            ? proposedDestinationIndexPath : sourceIndexPath
    }

    static func take(_ move: RowMove<Feed>, _ feed: inout Feed) {
        switch (move.source, move.target) {
        case (.stories, .stories): move.reorder(&feed.stories) { .stories($0.id) }
        case (.posts, .posts): move.reorder(&feed.posts) { .posts($0.rowID) }
        case (.drafts, .drafts): move.reorder(&feed.drafts) { .drafts($0.guid) }
        case (.groups(let from), .groups(let to)):
            guard let old = feed.groups.firstIndex(where: { $0.id == from }),
                let new = feed.groups.firstIndex(where: { $0.id == to }),
                let contact = move.remove(from: &feed.groups[old].members, id: { .groups(from, .members($0.id)) })
            else { return }
            move.insert(contact, into: &feed.groups[new].members) { .groups(to, .members($0.id)) }
        default: break
        }
    }
}

import UIKit

public struct TimelineContext {
    var isCompact: Bool
}

// listgen:rows(provider: .table, context: TimelineContext)
public enum TimelineItem: Hashable {
    case post(Post)  // listgen:row(cell: PostCell)
    case gap(Gap)  // listgen:row(cell: GapCell)
    #if DEBUG
    case trace(String)  // listgen:row(cell: TraceCell)
    #endif
    case loader  // listgen:row(cell: LoaderCell)
}

public struct Post: Hashable {
    let id: Int
}

public struct Gap: Hashable {
    let after: Int
}

final class PostCell: UITableViewCell {
    func configure(with post: Post, context: TimelineContext) {}
}

final class GapCell: UITableViewCell {
    // listgen:configure
    var gap: Gap?
}

#if DEBUG
final class TraceCell: UITableViewCell {
    func configure(with text: String) {}
}
#endif

final class LoaderCell: UITableViewCell {}

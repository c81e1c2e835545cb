// listgen:rows
/// What somebody wrote, or what happened, in the discussion of an episode.
public enum Message: Hashable, Sendable {
    case text(Comment)  // listgen:row(on: select)
    case clip(Clip)
    case event(String)  // listgen:row(cell: EventCell)
}

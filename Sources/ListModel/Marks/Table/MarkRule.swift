/// How two arguments of one mark bear on each other.
public enum MarkRule: Sendable {
    /// `argument` says nothing while `other` is given; the reason reads behind "because".
    case excludes(MarkArgumentName, MarkArgumentName, because: String)
    /// `argument` says nothing unless one of `others` is given.
    case needs(MarkArgumentName, [MarkArgumentName], because: String)
}

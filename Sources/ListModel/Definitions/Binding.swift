import SourceText

/// The names that generated patterns bind payloads to.
public enum Binding {
    /// The names that generated methods use themselves.
    private static let taken = Set(
        words: """
            cell row list context tableView collectionView indexPath section event metrics position old new state actions
            view path request width index Cell hear kept mark owned plainCell
            registered update applied liveRow write sectionID offset
            """)

    /// `name`, or another where generated code needs that one for itself.
    public static func name(_ name: String) -> String {
        taken.contains(name) ? name + "Value" : name
    }
}

import ListModel

/// What the command tells about marks, from the table of marks.
public enum MarkHelp {
    /// The marks that are built, in the order of the reference page.
    public static let names = MarkTable.marks.filter { $0.kind != nil }.map(\.name)

    /// The text about the mark of that name, or about all; nil if there is none, and then the name that was
    /// perhaps meant.
    public static func text(_ name: String?) -> (text: String?, near: String?) {
        guard let name else { return (MarkTable.help(), nil) }
        if let text = MarkTable.help(name) { return (text, nil) }
        return (nil, Spelling.nearest(to: name, among: MarkTable.marks.map(\.name)))
    }
}

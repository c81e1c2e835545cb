import ListModel

/// What the end of a message says where a word is near to one that is known.
public enum Suggestion {
    /// `; did you mean 'generate'?`, or nothing if none is near.
    public static func end(for word: String, among known: [String]) -> String {
        Spelling.nearest(to: word, among: known).map { "; did you mean '\($0)'?" } ?? ""
    }
}

extension Namer {
    /// Text in which the names of other modules will be spelled so that nothing of the app hides them.
    static func own(_ text: OwnText) -> String { text.text }
}

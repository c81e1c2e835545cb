extension Set<String> {
    /// The words of `text`, which white space separates. A literal of many strings costs the optimiser far more.
    public init(words text: String) {
        self.init(text.utf8.split { $0 <= 0x20 }.map { String(Substring($0)) })
    }
}

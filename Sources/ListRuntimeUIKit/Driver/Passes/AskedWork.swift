/// What a pass has to do for all rows or sections.
struct AskedWork: OptionSet {
    let rawValue: UInt8

    /// The context was set.
    static let context = AskedWork(rawValue: 1)
    /// The list view is to forget what it knows.
    static let reload = AskedWork(rawValue: 2)
    /// Equal identities are to be looked for.
    static let duplicates = AskedWork(rawValue: 4)
    /// A header or footer waits that comes or goes.
    static let headers = AskedWork(rawValue: 8)
    /// The views above and below all rows are asked for again.
    static let ends = AskedWork(rawValue: 16)
    /// They may need other heights.
    static let endSizes = AskedWork(rawValue: 32)
    /// Rows that nothing else tells of may have another height.
    static let sizes = AskedWork(rawValue: 64)
    /// A row has another height by itself.
    static let ownSizes = AskedWork(rawValue: 128)
}

/// The headers and footers of one section under construction.
struct BuiltHeaders {
    var headers: [HeaderDefinition] = []
    var footers: [HeaderDefinition] = []
    /// The view classes that they use.
    var uses: [CellUse] = []
}

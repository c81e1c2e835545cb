/// A row kind with what stands around it, before anything is decided for it.
struct LeafSite {
    var row: RowSite
    /// The way to the kind, with its own case.
    var steps: [RowLeaf.Step]
    var around: Surroundings
}

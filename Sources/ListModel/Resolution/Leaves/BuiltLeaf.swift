import SourceText

/// A row kind of one list or provider under construction.
struct BuiltLeaf {
    var leaf: RowLeaf
    /// The view classes that it uses, one for each of its cells.
    var uses: [CellUse]
    var name: String
    /// What has items of a flow layout measured.
    var measuredItems: [SourcePlace] = []
    /// Whether items of it have a size that is not measured.
    var hasGivenItems = false
    /// Where its marks and cells ask for `deselect`.
    var deselects: [SourcePlace] = []
    /// Whether a mark with a fault may say more of it.
    var isDoubtful = false
}

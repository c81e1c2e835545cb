/// A section of a list: an id and rows.
struct BenchSection<Row: BenchRow>: Equatable {
    var id: Int
    var rows: [Row]
}

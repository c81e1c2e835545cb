/// A list in a cell.
@MainActor
protocol InnerList: AnyObject {
    func flush(duringInteraction: Bool)
}

/// A list that knows those in its cells.
@MainActor
protocol OuterList: AnyObject {
    func note(_ list: any InnerList)
}

/// A table or collection view in a nib or storyboard.
struct NibList: Sendable {
    /// A cell that stands in it.
    struct Cell: Sendable {
        var className: String?
        var identifier: String?
        var spot: Spot
    }

    var view: SurveyedList.View
    var spot: Spot
    /// Whether the storyboard lists its rows.
    var isStatic: Bool
    /// The class of the controller that it is in, or of the owner of its nib.
    var controller: String?
    /// The class of the object that is connected as its data source.
    var dataSource: String?
    var prototypes: [Cell] = []
    var staticCells: [Cell] = []

    /// Whether a class answers for it.
    func isAnswered(by name: String) -> Bool { controller == name || dataSource == name }
}

/// A list of an app, as its sources tell it.
public struct SurveyedList: Sendable {
    /// The kind of view that shows it.
    public enum View: String, Sendable {
        case table, collection
    }

    /// What the view asks for its rows.
    public enum Source: String, CaseIterable, Sendable {
        case handWritten = "hand-written"
        case diffable
        /// The storyboard lists the rows.
        case `static`
        case igListKit = "IGListKit"
        /// A data source of a library.
        case framework
        /// A base class of the app answers for several screens.
        case homeMade = "home-made"
        /// Of a base class or a view that no input declares.
        case outside
    }

    /// The type that has it, qualified by nesting; of a storyboard without one, the name of the file.
    public var name: String
    public var spot: Spot
    public var view: Fact<View>
    public var source: Fact<Source>
    /// Sorted by class.
    public var cells: [Fact<SurveyedCell>]
    /// The classes of headers and footers, sorted.
    public var headers: [Fact<String>]
    /// Sorted.
    public var gestures: [Fact<Gesture>]
    public var lines: LineCount
    /// The obstacles to writing it as marks.
    public var obstacles: [Obstacle] = []
    /// The type of the app whose list this one is.
    public var base: String?
    /// Whether it answers itself for what its base answers.
    public var replaces = false
    /// How many screens have their lists of this one; 0 where it is no base.
    public var screens = 0
    /// What of a library or outside of the inputs it is built on.
    public var foreign: String?
    /// Whether it is shown in a cell of another list.
    public var isInCell = false
}

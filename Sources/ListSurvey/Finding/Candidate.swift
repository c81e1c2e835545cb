/// A type that has a list, before its facts are read.
struct Candidate: Sendable {
    /// The type of the app; nil for a storyboard without one.
    var type: Int?
    var name: String
    var view: SurveyedList.View
    var source: SurveyedList.Source
    /// How it is known that there is a list.
    var certainty = Certainty.seen
    var evidence: Spot?
    /// The object that answers for it, where that is another type of the app.
    var answerer: Int?
    /// The base whose list it is.
    var base: Int?
    var replaces = false
    /// How many screens have their lists of it.
    var screens = 0
    var foreign: String?
}

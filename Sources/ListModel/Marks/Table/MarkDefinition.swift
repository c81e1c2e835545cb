/// What the table says about one mark.
public struct MarkDefinition: Sendable {
    public var name: String
    /// Nil for a mark that the language knows and listgen does not build yet.
    public var kind: Mark.Kind?
    /// Where it may stand.
    public var places: [MarkPlace]
    /// Where the language lets it stand and listgen does not build it yet.
    public var placesNotYet: [MarkPlace]
    /// One or two sentences.
    public var meaning: String
    /// In the order of the reference page.
    public var arguments: [MarkArgumentDefinition]
    public var rules: [MarkRule]
    /// Whether several may stand on one declaration.
    public var isRepeatable: Bool
    /// Swift that carries the mark.
    public var example: String

    init(
        _ kind: Mark.Kind, on places: [MarkPlace], notYetOn placesNotYet: [MarkPlace] = [], _ meaning: String,
        arguments: [MarkArgumentDefinition] = [], rules: [MarkRule] = [], isRepeatable: Bool = false, example: String
    ) {
        name = kind.rawValue
        self.kind = kind
        self.places = places
        self.placesNotYet = placesNotYet
        self.meaning = meaning
        self.arguments = arguments
        self.rules = rules
        self.isRepeatable = isRepeatable
        self.example = example
    }

    /// Known to the language, not yet built.
    init(notYet name: String, on places: [MarkPlace], _ meaning: String) {
        self.name = name
        kind = nil
        self.places = []
        placesNotYet = places
        self.meaning = meaning
        arguments = []
        rules = []
        isRepeatable = false
        example = ""
    }

    /// The argument with a label, or the one without where `label` is nil; first of all one that may be given at `place`.
    public func argument(_ label: String?, at place: MarkPlace? = nil) -> MarkArgumentDefinition? {
        let labeled = arguments.filter { $0.label == label }
        guard let place, labeled.count > 1 else { return labeled.first }
        return labeled.first { $0.places?.contains(place) ?? true } ?? labeled.first
    }

    /// The built arguments that may be given at a place.
    public func arguments(at place: MarkPlace) -> [MarkArgumentDefinition] {
        arguments.filter { $0.isAllowed(at: place) }
    }
}

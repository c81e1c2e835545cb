/// What the table says about one argument of a mark.
public struct MarkArgumentDefinition: Sendable {
    /// Nil for an argument that the language knows and listgen does not build yet.
    public var name: MarkArgumentName?
    /// Nil for a value without a label.
    public var label: String?
    /// The kinds of value it takes; any of them.
    public var kinds: [MarkValueKind]
    /// One or two sentences.
    public var meaning: String
    /// The argument as somebody would write it, label included.
    public var example: String
    public var isRequired: Bool
    /// The argument that may be given in the place of one that is required.
    public var alternative: MarkArgumentName?
    /// The places of the mark where it may be given; nil for all.
    public var places: Set<MarkPlace>?

    init(
        _ name: MarkArgumentName, _ kinds: [MarkValueKind], _ example: String, isRequired: Bool = false,
        orElse alternative: MarkArgumentName? = nil, on places: Set<MarkPlace>? = nil, _ meaning: String
    ) {
        self.name = name
        label = name.label
        self.kinds = kinds
        self.meaning = meaning
        self.example = example
        self.isRequired = isRequired
        self.alternative = alternative
        self.places = places
    }

    /// Known to the language, not yet built.
    init(notYet label: String, _ meaning: String) {
        name = nil
        self.label = label
        kinds = []
        self.meaning = meaning
        example = ""
        isRequired = false
        places = nil
    }

    public var isBuilt: Bool {
        name != nil
    }

    func isAllowed(at place: MarkPlace) -> Bool { isBuilt && places?.contains(place) ?? true }

    /// The first value of an argument for types that is written like the type as a value: `StoryCell.self`.
    func metatype(in value: MarkValue) -> MarkValue? {
        let takesType = kinds.contains { [.type, .types].contains($0) } || choices.contains { $0.takes == .type }
        guard takesType else { return nil }
        return value.elements.map { element in
            if case .closed(_, let inner) = element.form { inner } else { element }
        }.first { $0.name?.hasSuffix(".self") == true }
    }

    /// The closed set among the kinds, or empty.
    public var choices: [MarkChoice] {
        kinds.flatMap { kind in
            if case .choice(let choices) = kind { return choices }
            return []
        }
    }
}

import SourceText

/// What marks say that decided something, by the places of the values and of the marks themselves. What is left over at
/// the end of a run had no effect.
final class AppliedArguments {
    private var places: Set<SourcePlace> = []

    /// The value of an argument in the first of some marks that has it. Call it only where the value applies: it counts
    /// as used. O(arguments of the marks).
    func value(_ name: MarkArgumentName, of marks: some Sequence<Mark>) -> MarkValue? {
        for mark in marks {
            guard let value = mark.written(name) else { continue }
            apply(value.place)
            return value
        }
        return nil
    }

    /// The value of an argument of one mark, nil if it is not given or there is no mark.
    func value(_ name: MarkArgumentName, of mark: Mark?) -> MarkValue? {
        mark.flatMap { value(name, of: CollectionOfOne($0)) }
    }

    /// The value of a Bool argument.
    func flag(_ name: MarkArgumentName, of mark: Mark?) -> Bool? {
        guard case .boolean(let value) = value(name, of: mark)?.form else { return nil }
        return value
    }

    /// The member after the dot of an argument with a closed set of values: `delegate: .mine` is `mine`.
    func choice(_ name: MarkArgumentName, of mark: Mark?) -> String? {
        value(name, of: mark)?.member
    }

    /// The text of a string literal argument: `name: "story"` is `story`.
    func string(_ name: MarkArgumentName, of mark: Mark?) -> String? {
        guard case .string(let text) = value(name, of: mark)?.form else { return nil }
        return text
    }

    /// Says that a mark, or one value of an array in a mark, applies.
    func apply(_ place: SourcePlace) {
        places.insert(place)
    }

    /// Whether something at a place applied.
    func contains(_ place: SourcePlace) -> Bool {
        places.contains(place)
    }
}

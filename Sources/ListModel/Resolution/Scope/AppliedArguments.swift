import SourceText

/// What marks say that decides something. A value that is asked for here counts as used.
struct AppliedArguments {
    let listScope: ListScope

    /// The value of an argument in the first of some marks that has it. Call it only where the value applies: it counts
    /// as used, and those of the other marks as overridden. O(arguments of the marks).
    @discardableResult
    func value(_ name: MarkArgumentName, of marks: some Sequence<Mark>) -> MarkValue? {
        var first: MarkValue?
        for mark in marks {
            guard let value = mark.written(name) else { continue }
            if let first {
                if first.place != value.place { pass(value.place, because: .overridden(first.place)) }
            } else {
                first = value
                apply(value.place)
                reportCapturedNames(in: value, of: mark)
            }
        }
        return first
    }

    /// Reports names in code that is copied into an extension of the list and that mean something else there, or nothing.
    private func reportCapturedNames(in value: MarkValue, of mark: Mark) {
        guard let frame = listScope.frame, ![.action, .actions].contains(mark.kind) else { return }
        for name in CapturedNames(facts: listScope.facts).names(in: value, of: mark, copiedInto: frame.owner) {
            let list = listScope.facts.table.symbol(frame.owner).name
            listScope.report(
                .capturedName(name.name, member: name.member, list: list, declared: name.place), at: value.place)
        }
    }

    /// The value of an argument of one mark, nil if it is not given or there is no mark.
    func value(_ name: MarkArgumentName, of mark: Mark?) -> MarkValue? {
        mark.flatMap { value(name, of: CollectionOfOne($0)) }
    }

    /// The value of a Bool argument in the first of some marks that has it.
    func flag(_ name: MarkArgumentName, of marks: [Mark]) -> Bool? {
        value(name, of: marks)?.boolean
    }

    /// The value of a Bool argument of one mark.
    func flag(_ name: MarkArgumentName, of mark: Mark?) -> Bool? {
        flag(name, of: mark.map { [$0] } ?? [])
    }

    /// The member after the dot of an argument with a closed set of values: `delegate: .mine` is `mine`.
    func choice(_ name: MarkArgumentName, of mark: Mark?) -> String? {
        value(name, of: mark)?.member
    }

    /// The text of a string literal argument: `name: "story"` is `story`.
    func string(_ name: MarkArgumentName, of mark: Mark?) -> String? {
        value(name, of: mark)?.string
    }

    /// Says that a mark, or one value of an array in a mark, applies.
    func apply(_ place: SourcePlace) { listScope.log.apply(place) }

    /// Notes why a rule does not ask for the value of an argument, or for a mark. It is told only if no other asks.
    func pass(_ place: SourcePlace, because reason: NoEffect) { listScope.log.pass(place, because: reason) }

    /// The same for an argument of several marks.
    func pass(_ name: MarkArgumentName, of marks: some Sequence<Mark>, because reason: NoEffect) {
        for mark in marks {
            if let value = mark.written(name) { pass(value.place, because: reason) }
        }
    }
}

extension Inventory {
    /// The order of the lists of a report.
    public enum Order: String, CaseIterable, Sendable {
        /// Most lines that would go first.
        case lines
        case name, file
    }

    /// The lists in an order, as far as their files fit.
    public func selected(_ order: Order, where fits: (String) -> Bool) -> Inventory {
        var copy = self
        copy.lists = lists.filter { fits($0.spot.path) }
        copy.bases = bases.filter { fits($0.spot.path) }
        switch order {
        case .lines: copy.lists.sort { ($1.lines.replaced, $0.spot) < ($0.lines.replaced, $1.spot) }
        case .name: copy.lists.sort { ($0.name, $0.spot) < ($1.name, $1.spot) }
        case .file: copy.lists.sort { $0.spot < $1.spot }
        }
        return copy
    }

    /// The lists and bases of a name, with the types around it or without.
    public func lists(named name: String) -> [SurveyedList] {
        (lists + bases).filter { $0.name == name || $0.name.hasSuffix("." + name) }
    }

    /// The names of all lists and bases.
    public var names: [String] { (lists + bases).map(\.name) }
}

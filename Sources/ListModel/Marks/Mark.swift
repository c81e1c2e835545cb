import SourceText

/// A mark as the table of marks allows it: `row(cell: StoryCell, height: 44)`.
public struct Mark: Sendable {
    /// The marks that are built.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case list, section, header, footer, rows, row, actions, action
        case cell, configure, height, estimatedHeight, size, inject, nested, lift, event, on, ignore
    }

    /// One argument.
    public struct Argument: Sendable {
        public var name: MarkArgumentName
        public var value: MarkValue
        /// From the label, where it has one, to the end of the value.
        public var place: SourcePlace

        public init(name: MarkArgumentName, value: MarkValue, place: SourcePlace) {
            self.name = name
            self.value = value
            self.place = place
        }
    }

    public var kind: Kind
    /// True if something in the mark was reported: what the mark seems to leave out is no fault of its own then.
    public var isFaulty: Bool
    /// In source order, each name at most once. Arguments that were reported as faulty are left out.
    public var arguments: [Argument]
    /// The name of the mark in its comment: what diagnostics about the mark point at.
    public var place: SourcePlace

    public init(kind: Kind, arguments: [Argument] = [], place: SourcePlace, isFaulty: Bool = false) {
        self.kind = kind
        self.arguments = arguments
        self.place = place
        self.isFaulty = isFaulty
    }

    /// The value of an argument as written, or nil if it is not given. For what only looks at it: resolution reads what
    /// it applies through `AppliedArguments`. O(number of arguments).
    func written(_ name: MarkArgumentName) -> MarkValue? {
        argument(name)?.value
    }

    /// An argument that is given. O(number of arguments), of which no other is copied.
    func argument(_ name: MarkArgumentName) -> Argument? {
        arguments.indices.first { arguments[$0].name == name }.map { arguments[$0] }
    }

    /// Whether an argument is given. O(number of arguments).
    public func has(_ name: MarkArgumentName) -> Bool {
        arguments.indices.contains { arguments[$0].name == name }
    }

    /// Whether what is generated for its file belongs into the file itself.
    public var isInline: Bool { written(.output)?.member == "inline" }

    /// The events that `on:` of a mark, or an `on(…)` mark itself, names.
    public var events: [MarkEvent] {
        [written(.on), written(.event)].compactMap { $0 }.flatMap(\.elements).compactMap(MarkEvent.init)
    }
}

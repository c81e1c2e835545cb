import SwiftSurface

/// A kind of value that an argument takes.
public enum MarkValueKind: Equatable, Sendable {
    /// One of a closed set.
    case choice([MarkChoice])
    case boolean
    case number
    case string
    /// A string literal that is a Swift name.
    case identifier
    /// A type.
    case type
    /// A type or an array of types.
    case types
    case keyPath
    /// An array of key paths.
    case keyPaths
    /// An array of actions, which may be empty.
    case actions
    case closure
    /// A function by name, with or without its labels.
    case function
    /// `nil`.
    case nothing
    /// An expression that is no literal, such as `Metrics.rowHeight`.
    case expression
    /// Events of a row.
    case events
    /// Events of a row that a method of a cell may take.
    case cellEvents
    /// Events of a row and methods of a UIKit delegate.
    case eventsAndMethods

    /// Whether an array is such a value.
    var isList: Bool {
        switch self {
        case .types, .keyPaths, .actions, .events, .cellEvents, .eventsAndMethods: true
        default: false
        }
    }

    /// As it reads in a list behind "takes".
    public var words: [String] {
        if case .choice(let choices) = self {
            return choices.filter(\.isBuilt).map { "`.\($0.name)\($0.takes == nil ? "" : "(…)")`" }
        }
        return [phrase]
    }

    private var phrase: String {
        switch self {
        case .choice: ""
        case .boolean: "`true` or `false`"
        case .number: "a number"
        case .string: "a string"
        case .identifier: "a name in quotes that is not a keyword"
        case .type: "a type"
        case .types: "a type or an array of types"
        case .keyPath: "a key path"
        case .keyPaths: "an array of key paths"
        case .actions: "an array of actions"
        case .closure: "a closure"
        case .function: "the name of a function"
        case .nothing: "`nil`"
        case .expression: "an expression"
        case .events, .cellEvents: "an event or an array of events"
        case .eventsAndMethods: "an event, a UIKit delegate method or an array of them"
        }
    }

    /// Whether a value is of this kind. Members of a closed set are not looked up here.
    func accepts(_ value: MarkValue) -> Bool {
        switch (self, value.form) {
        case (.choice(let choices), .member(let name)): choices.contains { $0.name == name && $0.takes == nil }
        case (.choice(let choices), .closed(let name, let inner)):
            choices.contains { $0.name == name && $0.takes?.accepts(inner) == true }
        case (.boolean, .boolean), (.number, .number), (.string, .string), (.keyPath, .keyPath): true
        case (.nothing, .nothing): true
        case (.identifier, .string(let text)): Self.isIdentifier(text)
        case (.type, .name), (.closure, .closure), (.function, .function), (.function, .name): true
        case (.types, .name): true
        case (.types, .array(let elements)): !elements.isEmpty && elements.allSatisfy(Self.type.accepts)
        case (.keyPaths, .array(let elements)): !elements.isEmpty && elements.allSatisfy(Self.keyPath.accepts)
        case (.actions, .array): true
        // Of a closed set, which is never copied as an expression.
        case (.expression, .member("asked")): false
        case (.expression, .member), (.expression, .name), (.expression, .expression), (.expression, .closed): true
        case (.events, _):
            !value.elements.isEmpty
                && value.elements.allSatisfy { MarkEvent($0)?.event.map(Event.ofRows.contains) ?? false }
        case (.cellEvents, _):
            !value.elements.isEmpty
                && value.elements.allSatisfy { MarkEvent($0)?.event.map(Event.ofCells.contains) ?? false }
        case (.eventsAndMethods, _): !value.elements.isEmpty && value.elements.allSatisfy { MarkEvent($0) != nil }
        default: false
        }
    }

    /// Whether a text can be the name of a type.
    public static func isIdentifier(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
        return text.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
            && !Identifier.needsBackticks(text) && !Identifier.needsBackticksAsMember(text)
    }
}

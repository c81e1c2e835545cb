import SourceText
import SwiftSurface

/// A method, or a settable property, that may fill a view.
struct FillCandidate {
    struct Parameter {
        var label: String?
        var name: String?
        var type: ResolvedType
        var hasDefault: Bool
        /// The protocols that its type has to conform to, where that is a type parameter of the method: it takes the
        /// row. Nil for other types.
        var constraints: [TypeSyntax]?

        /// Whether it takes a value of any type.
        var takesAnything: Bool {
            ["Any", "AnyObject"].contains(TypeMatch.unwrapped(type.syntax).description)
        }

        /// What a mark may call it.
        var names: [String] { (label == name ? [label] : [label, name]).compactMap { $0 } }

        /// As in a message: `with story: Story`.
        var text: String {
            [label ?? "_", name == label ? nil : name].compactMap { $0 }.joined(separator: " ") + ": " + type.text
        }
    }

    var name: String
    /// What its declaration calls it, without the type around it.
    var baseName: String
    var parameters: [Parameter]
    /// Those of the method itself.
    var typeParameters: Set<String> = []
    /// The mark that says what it is for, if there is one.
    var mark: SourcePlace?
    var isProperty: Bool
    /// It says `nonisolated`.
    var isNonisolated = false
    var level: Access.Level
    /// Whether it is in a type rather than at the top level of a file.
    var isMember = true
    /// Whether it is the extension around it that says so.
    var isHiddenByExtension = false
    var module: String
    var place: SourcePlace
    /// Its own and those of the extension around it.
    var attributes: [String] = []
    /// The `#if` clauses around it.
    var conditions: [Condition] = []
    /// Why it cannot be called by code that neither waits nor fails, as it reads behind "it"; nil if it can.
    var effect: String?
    /// Whether it gives a value that has to be used.
    var hasResult = false
    /// Whether a header declares it.
    var isObjectiveC = false
    /// Its `event` marks: parameters that are events of the row.
    var events: [Mark] = []

    /// Whether a header declares it whose name in Swift nobody was asked for.
    var isNameGuessed = false

    /// The parameters that its `event` marks name.
    var listened: [String] { events.compactMap(Self.listened) }

    /// The parameter that an `event` mark names, without backticks.
    static func listened(_ mark: Mark) -> String? { mark.written(.parameter)?.name.map(Identifier.unquoted) }

    /// `configure(with:context:)`, or the name of a property.
    var fullName: String {
        isProperty ? baseName : baseName + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }

    var isMarked: Bool { mark != nil }

    /// Hides it with the extension that it stands in, if that is private.
    mutating func limit(to part: Symbol.Part) {
        guard part.declaration.kind == .extension else { return }
        let around = Access(part.declaration.modifiers).level
        guard around < .internal, around <= level else { return }
        level = around
        isHiddenByExtension = true
    }

    /// What the closure takes that the property holds, as written, and whether it may be missing; nil if it holds none.
    var closure: (parameters: String, isOptional: Bool)? {
        guard isProperty, let type = parameters.first?.type else { return nil }
        guard case .function(let text) = type.unwrapped.syntax, text.hasPrefix("("), let end = text.firstIndex(of: ")")
        else { return nil }
        return (String(text[..<end].dropFirst()), type.wrapped != nil)
    }

    /// With types in place of the type parameters around it.
    func specialised(_ values: [String: TypeSyntax]) -> FillCandidate {
        var candidate = self
        for index in parameters.indices {
            candidate.parameters[index].type.syntax = Generics.replace(values, in: parameters[index].type.syntax)
        }
        return candidate
    }

    /// The types that it takes, in full, those with defaults left out.
    var models: [String] {
        parameters.filter { !$0.hasDefault }.map { TypeMatch.plain(($0.type.wrapped ?? $0.type).syntax).description }
    }

    /// Why it cannot stand as a statement of its own; nil if it can.
    var statementFault: String? {
        effect ?? (hasResult ? "returns a value that is not discardable" : nil)
    }
}

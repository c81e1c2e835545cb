import SourceText
import SwiftSurface

/// The initialisers that a class has, by the rules of Swift: its own, and those that it inherits.
struct Initializers {
    /// An initialiser that the program declares.
    struct Declared {
        var function: Function
        var file: Int
        var place: SourcePlace
    }

    /// The one that UIKit calls, by its labels.
    private let wanted: [String]
    /// A subclass that declares all of these inherits the others, too.
    private var designated: Set<String>
    /// Where each is declared; nil for those of UIKit.
    private var known: [String: Declared?]
    /// The first designated initialiser of the class that did not inherit the wanted one.
    private(set) var loss: Declared?

    /// Those of a class that no input declares.
    init(wanted: [String]) {
        self.wanted = wanted
        designated = [Self.key(wanted), "coder:NSCoder "]
        known = [:]
        for key in designated { known.updateValue(nil, forKey: key) }
    }

    /// True if the class has the initialiser that UIKit calls.
    var areComplete: Bool { known.keys.contains(Self.key(wanted)) }

    /// Where the program declares the initialiser that UIKit calls; nil for that of UIKit.
    var own: Declared? { known[Self.key(wanted)] ?? nil }

    /// Goes on to a subclass that declares these.
    mutating func inherit(_ declared: [Declared], language: Declaration.Language) {
        var own: [String: Declared] = [:]
        var ownDesignated: Set<String> = []
        for initializer in declared {
            let key = key(initializer.function, language: language)
            own[key] = initializer
            if !initializer.function.modifiers.contains("convenience") { ownDesignated.insert(key) }
        }
        let inheritsAll = ownDesignated.isEmpty || designated.isSubset(of: own.keys)
        if !ownDesignated.isEmpty { designated = ownDesignated }
        known = (inheritsAll ? known : [:]).merging(own.mapValues(Optional.some)) { $1 }
        if areComplete {
            loss = nil
        } else if loss == nil {
            loss = declared.first { !$0.function.modifiers.contains("convenience") }
        }
    }

    /// Tells overloads apart. UIKit calls what overrides its own initialiser, not another of the same name.
    private func key(_ function: Function, language: Declaration.Language) -> String {
        let labels = function.parameters.map { $0.label ?? "_" }
        guard labels == wanted else {
            return zip(labels, function.parameters).map { "\($0):\($1.type) " }.joined()
        }
        let wanted = Self.key(wanted)
        let overrides =
            function.modifiers.contains("override") && designated.contains(wanted)
            || function.modifiers.contains("required") && areComplete
        return overrides || language == .objectiveC ? wanted : function.fullName
    }

    private static func key(_ labels: [String]) -> String { labels.map { $0 + ": " }.joined() }
}

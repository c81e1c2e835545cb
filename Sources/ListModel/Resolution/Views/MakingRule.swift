import SourceText
import SwiftSurface

/// Whether UIKit can make views of a class by the class alone, which is how it makes those of a registered class.
struct MakingRule: ResolutionRule {
    let listScope: ListScope

    /// Why UIKit cannot make a view by its class.
    struct Fault {
        /// As it reads after a colon.
        var reason: String
        var place: SourcePlace
        /// The initialiser that the class would have to override; nil if that does not help.
        var override: String?
        /// Whether only a nib can make such a view.
        var isOfNib = false
        /// Whether the class overrides the initialiser all the same.
        var isMadeBothWays = false
    }

    /// Why UIKit cannot make a view of a class by itself, and where that is said; nil if it can.
    ///
    /// Outlets and `awakeFromNib()` say that a nib makes a class. One that overrides the initialiser which UIKit calls is
    /// made both ways, unless an outlet with `!` would be nil then. `isSaid` if a mark says that no nib makes it.
    func fault(_ id: Int, as role: ViewRole, isSaid: Bool = false) -> Fault? {
        let lineage = table.lineage(of: id)
        let clauses = lineage.flatMap { table.symbol($0).parts }.flatMap { part in
            [part.declaration.conditions] + part.declaration.functions.map(\.conditions)
                + part.declaration.properties.map(\.conditions)
        }
        return ConditionalWorlds.all(clauses).lazy.compactMap { world in
            fault(lineage, as: role, in: world, asksNib: !isSaid)
        }.first
    }

    /// The same in one compilation.
    private func fault(_ lineage: [Int], as role: ViewRole, in world: Set<String>, asksNib: Bool) -> Fault? {
        let labels = labels(as: role)
        let wanted = "init(" + labels.map { $0 + ":" }.joined() + ")"
        // Without a declaration there is nothing to make.
        guard let initializers = initializers(lineage, labels, in: world) else { return nil }
        let parts = lineage.flatMap { table.symbol($0).parts }.filter {
            ConditionalWorlds.hold($0.declaration.conditions, in: world)
        }
        let isMadeByInit = role == .tableEnd && hasOwnInit(lineage)
        let isMadeBothWays = isMadeByInit || isOverridden(initializers)
        let outlets = parts.flatMap { part in
            part.declaration.properties.filter {
                $0.attributes.contains("@IBOutlet") && ConditionalWorlds.hold($0.conditions, in: world)
            }.map { (part: part, property: $0) }
        }
        if let outlet = outlets.first(where: { ConnectionRule.hasToBeConnected($0.property) }) {
            return fault(ofOutlet: outlet.property, in: outlet.part, override: nil)
        }
        if !isMadeBothWays, asksNib, let outlet = outlets.first {
            return fault(ofOutlet: outlet.property, in: outlet.part, override: wanted)
        }
        if asksNib, let awaking = awaking(parts, in: world), !isMadeBothWays || isOfPrototype(lineage[0], as: role) {
            return Fault(
                reason: "`awakeFromNib()` says that a nib makes it", place: awaking,
                override: isMadeBothWays ? nil : wanted, isOfNib: true, isMadeBothWays: isMadeBothWays)
        }
        return isMadeByInit ? nil : fault(of: initializers, wanted)
    }

    /// Where a class overrides `awakeFromNib()`.
    private func awaking(_ parts: [Symbol.Part], in world: Set<String>) -> SourcePlace? {
        for part in parts {
            for method in part.declaration.functions
            where method.fullName == "awakeFromNib()" && ConditionalWorlds.hold(method.conditions, in: world) {
                return SourcePlace(path: part.path, range: method.nameRange)
            }
        }
        return nil
    }

    /// Whether a storyboard has a prototype of a class, which comes before the class.
    private func isOfPrototype(_ id: Int, as role: ViewRole) -> Bool {
        role != .tableEnd && facts.prototypes.contains { facts.isClass(id, of: $0.object, in: $0.nib) }
    }

    private func fault(ofOutlet outlet: Property, in part: Symbol.Part, override wanted: String?) -> Fault {
        Fault(
            reason: "its outlet `\(outlet.name)` is connected by a nib",
            place: SourcePlace(path: part.path, range: outlet.nameRange),
            // A header does not tell what its implementation overrides.
            override: part.declaration.language == .swift ? wanted : nil, isOfNib: true)
    }

    // MARK: Initialisers

    /// The labels of the initialiser that UIKit calls.
    private func labels(as role: ViewRole) -> [String] {
        if target == .collection || role == .tableEnd { return ["frame"] }
        return role.isOfSection ? ["reuseIdentifier"] : ["style", "reuseIdentifier"]
    }

    /// How a function ends in any case, by its body.
    func end(of function: Function, in file: Int) -> StraightCode.End? {
        guard let body = function.bodyRange, let text = table.files[file].file else { return nil }
        return StraightCode.end(of: body, in: text)
    }

    /// Why an initialiser makes nothing, as it reads after its name.
    private func reason(_ function: Function, in file: Int) -> String? {
        if let attribute = Availability(function.attributes).unavailable { return "is `\(attribute)`" }
        return end(of: function, in: file) == .endsApp ? "ends the app" : nil
    }

    /// Whether a class has an `init()` of its own, or inherits that of a superclass of the program.
    private func hasOwnInit(_ lineage: [Int]) -> Bool {
        for owner in lineage {
            let own = table.symbol(owner).parts.flatMap(\.declaration.functions).filter { $0.kind == .initializer }
            if let found = own.first(where: { $0.fullName == "init()" }) {
                return !Access(found.modifiers).isFileOnly && !found.isAsync && !found.isThrowing
                    && Availability(found.attributes).unavailable == nil
            }
            if own.contains(where: { !$0.modifiers.contains("convenience") }) { return false }
        }
        return false
    }

    /// The initialisers of a class in one compilation; nil if the class is not declared in it.
    private func initializers(_ lineage: [Int], _ labels: [String], in world: Set<String>) -> Initializers? {
        var initializers = Initializers(wanted: labels)
        for owner in lineage.reversed() {
            let symbol = table.symbol(owner)
            let parts = symbol.parts.filter { ConditionalWorlds.hold($0.declaration.conditions, in: world) }
            guard parts.contains(where: { $0.declaration.kind == .class }) else { return nil }
            let own = parts.flatMap { part in
                part.declaration.functions.filter {
                    $0.kind == .initializer && ConditionalWorlds.hold($0.conditions, in: world)
                }.map {
                    Initializers.Declared(
                        function: $0, file: part.file, place: SourcePlace(path: part.path, range: $0.nameRange))
                }
            }
            initializers.inherit(own, language: symbol.declaration.language)
        }
        return initializers
    }

    /// Whether the program overrides the initialiser that UIKit calls by one that makes a view.
    private func isOverridden(_ initializers: Initializers) -> Bool {
        initializers.own.map { reason($0.function, in: $0.file) == nil } ?? false
    }

    private func fault(of initializers: Initializers, _ wanted: String) -> Fault? {
        if let loss = initializers.loss {
            let reason =
                loss.function.fullName == wanted
                ? "its `\(wanted)` does not override UIKit's"
                : "it declares `\(loss.function.fullName)` and does not inherit `\(wanted)`"
            return Fault(reason: reason, place: loss.place, override: wanted)
        }
        guard let own = initializers.own, let reason = reason(own.function, in: own.file) else { return nil }
        return Fault(reason: "its `\(wanted)` \(reason)", place: own.place)
    }
}

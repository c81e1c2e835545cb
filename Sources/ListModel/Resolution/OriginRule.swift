import SourceText
import SwiftSurface

/// Whether the view of a class can be made where UIKit makes it: by the initialiser of a registered class.
struct OriginRule: ResolutionRule {
    let listScope: ListScope

    /// Reports a view class that cannot be made or named, once for each place.
    func isMade(_ selection: CellSelection, header: Bool, in owner: Int, at place: SourcePlace) -> Bool {
        guard let id = selection.symbol else { return isThere(selection, from: origin(of: selection), at: place) }
        let symbol = table.symbol(id)
        if let generic = unspecified(selection.type.syntax, id) {
            let declared = table.symbol(generic)
            report(
                .genericViewClass(selection.type.text, of: declared.name, declared: declared.place), at: place)
            return false
        }
        if let missing = facts.unavailable(id, in: owner) {
            report(.unavailableType(symbol.name, availability: missing, declared: symbol.place), at: place)
            return false
        }
        guard selection.owned == nil else { return true }
        // A mark with a fault may say it.
        guard !facts.marks(of: id).isFaulty else { return true }
        let origin = origin(of: selection)
        guard isThere(selection, from: origin, at: place) else { return false }
        guard origin == .registeredClass,
            let fault = originFault(id, of: selection, header: header)
        else {
            return true
        }
        guard !NibRule(self).reportUnclear(selection) else { return false }
        if selection.isTableEnd {
            report(.tableEndNotMade(selection.type.text, because: fault.reason, declared: fault.place), at: place)
            return false
        }
        let prototype = facts.prototypes.first { facts.isClass(id, of: $0.object, in: $0.nib) }
        report(
            .viewNotMade(
                selection.type.text, because: fault.reason, override: fault.override, other: fault.place,
                isMarked: facts.marks(of: id).contains(.cell), isNamedByRow: selection.mark?.has(.cell) ?? false,
                nibs: ViewAdvice(
                    isOfNib: fault.isOfNib, hasNibs: facts.input.nibs.kinds.contains(.nib),
                    prototype: prototype?.object.reuseIdentifier,
                    place: prototype.map { ProgramFacts.place($0.object.range, in: $0.nib) })),
            at: place)
        return false
    }

    /// Whether the nib or prototype that a view is to come from gives such a view, as far as the inputs tell.
    private func isThere(_ selection: CellSelection, from origin: ViewOrigin, at place: SourcePlace) -> Bool {
        switch origin {
        case .app: return true
        case .registeredClass:
            guard let id = selection.symbol, !facts.nibs(ofClass: id).isEmpty else { return true }
            return !NibRule(self).reportUnclear(selection)
        case .nib(let nib):
            return NibRule(self).isRight(
                nib, said: applied.value(.nib, of: decidingMark(of: selection)), for: selection, at: place)
        case .prototype:
            return applied.value(.prototype, of: decidingMark(of: selection)).map {
                NibRule(self).isRight(prototype: $0, for: selection)
            }
                ?? true
        }
    }

    /// The marks that may say where a view comes from, the narrower first.
    private func originMarks(_ selection: CellSelection) -> [Mark] {
        [selection.mark, selection.symbol.flatMap { facts.marks(of: $0)[.cell] }].compactMap { $0 }
    }

    /// The narrowest mark that says where a view comes from, alone; empty if none does.
    private func decidingMark(of selection: CellSelection) -> [Mark] {
        let mark = originMarks(selection).first { $0.has(.registered) || $0.has(.nib) || $0.has(.prototype) }
        return mark.map { [$0] } ?? []
    }

    /// Where the views of a class come from: as marks say it, or else from its only nib, or else made by the class.
    func origin(of selection: CellSelection) -> ViewOrigin {
        let deciding = decidingMark(of: selection)
        guard applied.flag(.registered, of: deciding) ?? true else { return .app }
        guard applied.value(.prototype, of: deciding) == nil else { return .prototype }
        let said = applied.value(.nib, of: deciding)
        // The bundle of another nib, which a wider mark names, is not that of this one.
        let marks = said == nil ? originMarks(selection) : deciding
        guard let name = said?.string ?? selection.symbol.flatMap(facts.soleNib) else {
            applied.pass(.bundle, of: marks, because: .noNib(selection.type.text))
            return .registeredClass
        }
        let bundle = applied.value(.bundle, of: marks).map { $0.argument(isVerified: $0.member == "main") }
        return .nib(NibOrigin(name: name, bundle: bundle))
    }

    /// What a view is dequeued by, and the mark that says so.
    func reuseIdentifier(
        of selection: CellSelection, from origin: ViewOrigin
    ) -> (text: String, place: SourcePlace?) {
        let prototype = applied.value(.prototype, of: decidingMark(of: selection))
        if let said = prototype ?? applied.value(.reuse, of: originMarks(selection)), let text = said.string {
            return (text, said.place)
        }
        let own = origin.nib.flatMap { facts.reuseIdentifier(ofNib: $0.name) }
        return (own ?? selection.type.text, nil)
    }

    /// The generic type in the name of a class whose arguments are not written; nil without one.
    private func unspecified(_ syntax: TypeSyntax, _ id: Int) -> Int? {
        guard case .named(let components) = syntax else { return nil }
        var path = table.symbol(id).name.nameComponents
        for component in components.reversed() {
            guard let last = path.last,
                let outer = table.symbolID(named: path.joined(separator: "."), module: table.symbol(id).module)
            else { return nil }
            let wanted = Generics.list(table.symbol(outer).declaration.genericParameters).count
            let written = component.genericArguments.count
            // A generic typealias may take fewer than its type.
            if wanted != written, written == 0 || component.name == last { return outer }
            path.removeLast()
        }
        return nil
    }

    /// Why UIKit cannot make a view of a class by itself, and where that is said; nil if it can.
    private func originFault(_ id: Int, of selection: CellSelection, header: Bool) -> OriginFault? {
        let lineage = table.lineage(of: id)
        for part in lineage.flatMap({ table.symbol($0).parts }) {
            if let outlet = part.declaration.properties.first(where: { $0.attributes.contains("@IBOutlet") }) {
                let place = SourcePlace(path: part.path, range: outlet.nameRange)
                return OriginFault(
                    reason: "its outlet `\(outlet.name)` is connected by a nib", place: place, isOfNib: true)
            }
            if let method = part.declaration.functions.first(where: { $0.fullName == "awakeFromNib()" }) {
                return OriginFault(
                    reason: "`awakeFromNib()` says that a nib makes it", place: declared(method, in: part).place,
                    isOfNib: true)
            }
        }
        let clauses = lineage.flatMap { table.symbol($0).parts }.flatMap { part in
            [part.declaration.conditions] + part.declaration.functions.map(\.conditions)
        }
        if selection.isTableEnd, hasOwnInit(lineage) { return nil }
        let labels =
            listScope.target == .collection || selection.isTableEnd
            ? ["frame"] : header ? ["reuseIdentifier"] : ["style", "reuseIdentifier"]
        return ConditionalWorlds.all(clauses).lazy.compactMap { initializerFault(lineage, labels, in: $0) }.first
    }

    /// Whether a class has an `init()` of its own, or inherits that of a superclass of the program.
    private func hasOwnInit(_ lineage: [Int]) -> Bool {
        for owner in lineage {
            let own = table.symbol(owner).parts.flatMap(\.declaration.functions).filter { $0.kind == .initializer }
            if let found = own.first(where: { $0.fullName == "init()" }) {
                return !Access(found.modifiers).isFileOnly && !found.isAsync && !found.isThrowing
                    && !found.attributes.contains(where: Self.isUnavailable)
            }
            if own.contains(where: { !$0.modifiers.contains("convenience") }) { return false }
        }
        return false
    }

    private func initializerFault(
        _ lineage: [Int], _ labels: [String], in world: Set<String>
    ) -> OriginFault? {
        let wanted = "init(" + labels.map { $0 + ":" }.joined() + ")"
        var initializers = Initializers(wanted: labels)
        for owner in lineage.reversed() {
            let symbol = table.symbol(owner)
            let parts = symbol.parts.filter { ConditionalWorlds.hold($0.declaration.conditions, in: world) }
            // Without a declaration there is nothing to make.
            guard parts.contains(where: { $0.declaration.kind == .class }) else { return nil }
            let own = parts.flatMap { part in
                part.declaration.functions.filter {
                    $0.kind == .initializer && ConditionalWorlds.hold($0.conditions, in: world)
                }.map { declared($0, in: part) }
            }
            initializers.inherit(own, language: symbol.declaration.language)
        }
        if let loss = initializers.loss {
            let reason =
                loss.function.fullName == wanted
                ? "its `\(wanted)` does not override UIKit's"
                : "it declares `\(loss.function.fullName)` and does not inherit `\(wanted)`"
            return OriginFault(reason: reason, place: loss.place, override: wanted)
        }
        guard let own = initializers.own, let attribute = own.function.attributes.first(where: Self.isUnavailable)
        else { return nil }
        return OriginFault(reason: "its `\(wanted)` is `\(attribute)`", place: own.place)
    }

    private func declared(_ function: Function, in part: Symbol.Part) -> Initializers.Declared {
        Initializers.Declared(function: function, place: SourcePlace(path: part.path, range: function.nameRange))
    }

    static func isUnavailable(_ attribute: String) -> Bool {
        attribute.hasPrefix("@available") && attribute.contains("unavailable")
    }
}

/// Why UIKit cannot make a view by its class.
private struct OriginFault {
    /// As it reads after a colon.
    var reason: String
    var place: SourcePlace
    /// The initialiser that the class would have to override; nil if that does not help.
    var override: String?
    /// Whether only a nib can make such a view.
    var isOfNib = false
}

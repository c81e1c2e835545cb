import SourceText
import SwiftSurface

/// Whether a list can name the class of a view, and whether UIKit can make the view.
struct ViewRule: ResolutionRule {
    let listScope: ListScope

    /// Reports a view class that a generated file in the module of `owner` cannot name.
    func isUsable(_ selection: CellSelection, at place: SourcePlace, in owner: Int) -> Bool {
        guard let id = selection.symbol else { return true }
        let symbol = table.symbol(id)
        if AccessRule(self).isHidden(
            symbol, for: owner, at: place, keeper: InlineRule(self).keeper(of: symbol, for: owner))
        {
            return false
        }
        if symbol.module != table.symbol(owner).module, Access(symbol.declaration.modifiers).level < .package {
            report(.otherModuleType(symbol.name, module: symbol.module, declared: symbol.place), at: place)
            return false
        }
        return isMade(selection, in: owner, at: place)
    }

    /// Reports a type that the list view cannot dequeue.
    func isDequeued(_ type: ResolvedType, _ symbol: Int?, header: Bool = false, at place: SourcePlace) -> Bool {
        guard let reason = facts.whyNoView(type, symbol, header: header, of: target) else { return true }
        report(
            .noCellClass(
                type.text, because: reason, declared: symbol.map { table.symbol($0).place }, target: target),
            at: place)
        return false
    }

    /// Reports one that cannot be made, once for each place.
    private func isMade(_ selection: CellSelection, in owner: Int, at place: SourcePlace) -> Bool {
        guard let id = selection.symbol else {
            return isThere(selection, from: OriginRule(self).origin(of: selection), at: place)
        }
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
        let origin = OriginRule(self).origin(of: selection)
        guard isThere(selection, from: origin, at: place) else { return false }
        guard origin == .registeredClass,
            let fault = MakingRule(self).fault(
                id, as: selection.role, isSaid: OriginRule(self).isSaidToMakeItself(selection))
        else { return true }
        report(fault, id, selection, at: place)
        return false
    }

    private func report(_ fault: MakingRule.Fault, _ id: Int, _ selection: CellSelection, at place: SourcePlace) {
        if selection.role == .tableEnd {
            report(.tableEndNotMade(selection.type.text, because: fault.reason, declared: fault.place), at: place)
            return
        }
        let prototype = facts.prototypes.first { facts.isClass(id, of: $0.object, in: $0.nib) }
        report(
            .viewNotMade(
                selection.type.text, because: fault.reason, other: fault.place,
                nibs: ViewAdvice(
                    override: fault.override, isOfNib: fault.isOfNib,
                    makesItself: fault.isMadeBothWays,
                    hasNibs: facts.input.nibs.kinds.contains(.nib), site: adviceSite(selection),
                    prototype: prototype?.object.reuseIdentifier,
                    place: prototype.map { ProgramFacts.place($0.object.range, in: $0.nib) })),
            at: place)
    }

    /// Where a mark may say the origin of a view.
    private func adviceSite(_ selection: CellSelection) -> ViewAdvice.Site {
        if let id = selection.symbol, facts.marks(of: id).contains(.cell) { return .markedClass }
        guard let mark = selection.mark else { return .ofClass }
        return mark.kind == .row && mark.has(.cell)
            ? .row : selection.role.isOfSection && mark.has(.view) ? .header(mark.kind.rawValue) : .ofClass
    }

    /// Whether the nib or prototype that a view is to come from gives such a view, as far as the inputs tell.
    private func isThere(_ selection: CellSelection, from origin: ViewOrigin, at place: SourcePlace) -> Bool {
        let deciding = OriginRule(self).decidingMark(of: selection)
        switch origin {
        case .app:
            return ReuseRule(self).isClear(
                selection, said: OriginRule(self).reuseSaid(of: selection), by: deciding.first)
        case .registeredClass:
            guard let id = selection.symbol, !OriginRule(self).isSaidToMakeItself(selection),
                !facts.nibs(ofClass: id).isEmpty
            else {
                return true
            }
            guard let fault = OriginRule(self).unusableNibs(of: selection) else {
                return !NibRule(self).reportUnclear(selection)
            }
            reportUnused(facts.nibs(ofClass: id), id, fault, selection, at: place)
            return true
        case .nib(let nib):
            return NibRule(self).isRight(nib, said: applied.value(.nib, of: deciding), for: selection, at: place)
        case .prototype:
            return applied.value(.prototype, of: deciding).map { PrototypeRule(self).isRight($0, for: selection) }
                ?? true
        }
    }

    private func reportUnused(
        _ nibs: [(name: String, variants: [ResolverInput.Nib])], _ id: Int, _ fault: CoderRule.Fault,
        _ selection: CellSelection, at place: SourcePlace
    ) {
        guard let nib = nibs.first else { return }
        let object = nib.variants.lazy.compactMap { variant in
            variant.file.topLevel.first { facts.isClass(id, of: $0, in: variant) }.map {
                ProgramFacts.place($0.range, in: variant)
            }
        }.first
        let diagnostic = DiagnosticEntry.unusedNib(
            nib.name, of: selection.type.text, because: fault.reason, remedy: adviceSite(selection), coder: fault.place,
            at: object)
        listScope.report(diagnostic, at: place, onceOf: nib.name + " " + table.text(of: id))
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
}

import SourceText
import SwiftSurface

/// Whether the view of a class can be made where UIKit makes it: by the initialiser of a registered class.
struct OriginRule: ResolutionRule {
    let listScope: ListScope

    /// Reports a view class that cannot be made or named, once for each place.
    func isMade(_ selection: CellSelection, in owner: Int, at place: SourcePlace) -> Bool {
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
            let fault = MakingRule(self).fault(id, as: selection.role, isSaid: isSaidToMakeItself(selection))
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
        let deciding = decidingMark(of: selection)
        switch origin {
        case .app:
            return ReuseRule(self).isClear(selection, said: reuseSaid(of: selection), by: deciding.first)
        case .registeredClass:
            guard let id = selection.symbol, !isSaidToMakeItself(selection), !facts.nibs(ofClass: id).isEmpty else {
                return true
            }
            guard let fault = unusableNibs(of: selection) else { return !NibRule(self).reportUnclear(selection) }
            reportUnused(facts.nibs(ofClass: id), id, fault, selection, at: place)
            return true
        case .nib(let nib):
            return NibRule(self).isRight(nib, said: applied.value(.nib, of: deciding), for: selection, at: place)
        case .prototype:
            return applied.value(.prototype, of: deciding).map { PrototypeRule(self).isRight($0, for: selection) }
                ?? true
        }
    }

    /// Why the nibs of a class cannot be what its views come from, where the class makes them itself.
    private func unusableNibs(of selection: CellSelection) -> CoderRule.Fault? {
        guard selection.role != .tableEnd, let id = selection.symbol, let fault = CoderRule(self).fault(id),
            MakingRule(self).fault(id, as: selection.role) == nil
        else { return nil }
        return fault
    }

    private func reportUnused(
        _ nibs: [(name: String, variants: [ResolverInput.Nib])], _ id: Int, _ fault: CoderRule.Fault,
        _ selection: CellSelection, at place: SourcePlace
    ) {
        guard let nib = nibs.first, findings.noteOrigin(nib.name, of: id) else { return }
        let object = nib.variants.lazy.compactMap { variant in
            variant.file.topLevel.first { facts.isClass(id, of: $0, in: variant) }.map {
                ProgramFacts.place($0.range, in: variant)
            }
        }.first
        report(
            .unusedNib(
                nib.name, of: selection.type.text, because: fault.reason, remedy: adviceSite(selection),
                coder: fault.place, at: object), at: place)
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

    /// Whether a mark says `nib: .none`.
    private func isSaidToMakeItself(_ selection: CellSelection) -> Bool {
        applied.value(.nib, of: decidingMark(of: selection))?.member == "none"
    }

    /// Where the views of a class come from: as marks say it, or else from its only nib, or else made by the class.
    func origin(of selection: CellSelection) -> ViewOrigin {
        let deciding = decidingMark(of: selection)
        guard applied.flag(.registered, of: deciding) ?? true else { return .app }
        guard applied.value(.prototype, of: deciding) == nil else { return .prototype }
        let said = applied.value(.nib, of: deciding)
        let sole = said == nil ? selection.symbol.flatMap(facts.soleNib) : nil
        // The bundle of another nib, which a wider mark names, is not that of this one.
        let marks = said == nil ? originMarks(selection) : deciding
        guard let name = said?.string ?? sole, said != nil || unusableNibs(of: selection) == nil else {
            applied.pass(.bundle, of: marks, because: .noNib(selection.type.text))
            return .registeredClass
        }
        let bundle = applied.value(.bundle, of: marks).map { $0.argument(isVerified: $0.member == "main") }
        return .nib(NibOrigin(name: name, bundle: bundle))
    }

    /// What marks say that a view is dequeued by.
    private func reuseSaid(of selection: CellSelection) -> MarkValue? {
        applied.value(.prototype, of: decidingMark(of: selection)) ?? applied.value(.reuse, of: originMarks(selection))
    }

    /// What a view is dequeued by, and the mark that says so.
    func reuseIdentifier(
        of selection: CellSelection, from origin: ViewOrigin
    ) -> (text: String, place: SourcePlace?) {
        if let said = reuseSaid(of: selection), let text = said.string { return (text, said.place) }
        if origin == .app { return (ReuseRule(self).identifier(of: selection), nil) }
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
}

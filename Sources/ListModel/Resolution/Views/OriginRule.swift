import SourceText
import SwiftSurface

/// Where the views of a class come from, and what they are dequeued by.
struct OriginRule: ResolutionRule {
    let listScope: ListScope

    /// Why the nibs of a class cannot be what its views come from, where the class makes them itself.
    func unusableNibs(of selection: CellSelection) -> CoderRule.Fault? {
        guard selection.role != .tableEnd, let id = selection.symbol, let fault = CoderRule(self).fault(id),
            MakingRule(self).fault(id, as: selection.role) == nil
        else { return nil }
        return fault
    }

    /// The marks that may say where a view comes from, the narrower first.
    func originMarks(_ selection: CellSelection) -> [Mark] {
        [selection.mark, selection.symbol.flatMap { facts.marks(of: $0)[.cell] }].compactMap { $0 }
    }

    /// The narrowest mark that says where a view comes from, alone; empty if none does.
    func decidingMark(of selection: CellSelection) -> [Mark] {
        let mark = originMarks(selection).first { $0.has(.registered) || $0.has(.nib) || $0.has(.prototype) }
        return mark.map { [$0] } ?? []
    }

    /// Whether a mark says `nib: .none`.
    func isSaidToMakeItself(_ selection: CellSelection) -> Bool {
        applied.value(.nib, of: decidingMark(of: selection))?.member == "none"
    }

    /// Where the views of a class come from: as marks say it, or else from its only nib, or else made by the class.
    func origin(of selection: CellSelection) -> ViewOrigin {
        // A class of the context is made by itself, whatever makes the one that it inherits from.
        if selection.heldClass != nil { return .registeredClass }
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
    func reuseSaid(of selection: CellSelection) -> MarkValue? {
        applied.value(.prototype, of: decidingMark(of: selection)) ?? applied.value(.reuse, of: originMarks(selection))
    }

    /// The value of a mark by which each row says what its view is dequeued by; nil for a constant, and without one.
    func rowIdentifierSaid(of selection: CellSelection) -> MarkValue? {
        reuseSaid(of: selection).flatMap { $0.string == nil ? $0 : nil }
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
}

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
        reuseSaid(of: selection).flatMap { text(of: $0) == nil ? $0 : nil }
    }

    /// The text of a string literal, or of a static property that is one: `StoryCell.reuseIdentifier`.
    private func text(of value: MarkValue) -> String? { value.string ?? constant(value).flatMap { $0 } }

    /// The text of a static property that a mark names, nil inside if it is computed or made of others; nil for anything
    /// else.
    func constant(_ value: MarkValue) -> String?? {
        guard case .name(let path) = value.form, let dot = path.lastIndex(of: "."),
            let file = table.fileIndex[value.place.path]
        else { return nil }
        let scope = SymbolTable.Scope(file: file, type: nil)
        let name = path[path.index(after: dot)...].filter { $0 != "`" }
        guard let id = table.symbolID(of: table.resolve(String(path[..<dot]), in: scope).syntax, from: file) else {
            return nil
        }
        for part in table.lineage(of: id).flatMap({ table.symbol($0).parts }) {
            guard let found = part.declaration.properties.first(where: { $0.isStatic && $0.name == name }) else {
                continue
            }
            log.draw(on: part.file)
            return .some(table.files[part.file].file.flatMap { StraightCode.literal(of: found, in: $0) })
        }
        return nil
    }

    /// What a view is dequeued by, and the mark that says so.
    func reuseIdentifier(
        of selection: CellSelection, from origin: ViewOrigin
    ) -> (text: String, place: SourcePlace?) {
        if let said = reuseSaid(of: selection), let text = text(of: said) { return (text, said.place) }
        if origin == .app { return (ReuseRule(self).identifier(of: selection), nil) }
        let own = origin.nib.flatMap { facts.reuseIdentifier(ofNib: $0.name) }
        return (own ?? selection.type.text, nil)
    }
}

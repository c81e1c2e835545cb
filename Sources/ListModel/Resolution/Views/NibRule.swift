import NibSurface
import SourceText
import SwiftSurface

/// Whether a nib that a view is to come from is there, and gives that view.
struct NibRule: ResolutionRule {
    let listScope: ListScope

    /// Checks the nib of a class; `said` is the mark that names it. False if a view cannot come from it.
    func isRight(_ nib: NibOrigin, said: MarkValue?, for selection: CellSelection, at place: SourcePlace) -> Bool {
        let variants = facts.nibs(named: nib.name)
        guard !variants.isEmpty else {
            guard facts.input.nibs.kinds.contains(.nib) else { return isMadeByCoder(nib, for: selection) }
            let names = Set(facts.input.nibs.files.filter { $0.file.kind == .nib }.map(\.file.name)).sorted()
            report(
                .missingNib(nib.name, of: selection.type.text, near: Spelling.nearest(to: nib.name, among: names)),
                at: said?.place ?? place)
            return false
        }
        let isWrong = log.checking {
            for variant in variants { check(variant, for: selection, at: said?.place ?? place) }
        }.hasErrors
        if isWrong { return false }
        return !log.checking { checkClass(in: variants, from: nib, for: selection, at: said?.place ?? place) }.hasErrors
    }

    private func checkClass(
        in variants: [ResolverInput.Nib], from nib: NibOrigin, for selection: CellSelection, at place: SourcePlace
    ) {
        checkReuse(variants, for: selection, at: place)
        if let id = selection.symbol {
            CoderRule(self).check(id, madeBy: "the nib `\(nib.name)`", as: selection.role)
            ConnectionRule(self).check(id, in: variants.map { ($0, $0.file.topLevel[0]) })
        }
    }

    /// Whether a nib that nobody sees can make the class.
    private func isMadeByCoder(_ nib: NibOrigin, for selection: CellSelection) -> Bool {
        guard let id = selection.symbol else { return true }
        return !log.checking {
            CoderRule(self).check(id, madeBy: "the nib `\(nib.name)`", as: selection.role)
        }.hasErrors
    }

    /// Reports a class that is at the top level of nibs from which it cannot come without a mark.
    func reportUnclear(_ selection: CellSelection) -> Bool {
        guard let id = selection.symbol else { return false }
        let nibs = facts.nibs(ofClass: id)
        guard let first = nibs.first else { return false }
        guard nibs.count == 1 else {
            let places = nibs.flatMap(\.variants).compactMap { nib in
                nib.file.topLevel.first { facts.isClass(id, of: $0, in: nib) }.map {
                    ProgramFacts.place($0.range, in: nib)
                }
            }
            report(
                .severalNibs(selection.type.text, nibs: nibs.map(\.name), places: places), at: table.symbol(id).place)
            return true
        }
        for variant in first.variants { check(variant, for: selection, at: table.symbol(id).place) }
        return true
    }

    private func check(_ nib: ResolverInput.Nib, for selection: CellSelection, at place: SourcePlace) {
        let objects = nib.file.topLevel
        guard objects.count == 1 else {
            let other = objects.dropFirst().first.map { ProgramFacts.place($0.range, in: nib) }
            report(
                .severalObjectsInNib(
                    nib: nib.file.name, count: objects.count, of: selection.type.text,
                    at: other ?? SourcePlace(file: nib.file.path)), at: place)
            return
        }
        guard isRightClass(objects[0], in: nib, for: selection) else {
            reportClass("the nib `\(nib.file.name)`", objects[0], in: nib, for: selection, at: place)
            return
        }
        if let id = selection.symbol { checkModule(objects[0], in: nib, of: id) }
    }

    func isRightClass(
        _ object: NibObject, in nib: ResolverInput.Nib, for selection: CellSelection
    ) -> Bool {
        if let id = selection.symbol { return facts.isClass(id, of: object, in: nib) }
        guard let name = object.className ?? InterfaceBuilderClasses.name(ofTag: object.tag) else { return true }
        return selection.type.text == name || selection.type.text.hasSuffix("." + name)
    }

    func reportClass(
        _ what: String, _ object: NibObject, in nib: ResolverInput.Nib, for selection: CellSelection,
        at place: SourcePlace
    ) {
        let declared = facts.symbol(of: object, in: nib) != nil
        report(
            .otherClassInNib(
                nib: what, found: object.className ?? InterfaceBuilderClasses.name(ofTag: object.tag),
                isDeclared: declared,
                wanted: selection.type.text, at: ProgramFacts.place(object.range, in: nib)), at: place)
    }

    /// A class of Swift is found by its module, one of Objective-C without.
    func checkModule(_ object: NibObject, in nib: ResolverInput.Nib, of id: Int) {
        let symbol = table.symbol(id)
        let place = ProgramFacts.place(object.range, in: nib)
        let hasModule = object.isOfTarget || object.module != nil
        let isFoundByName =
            symbol.declaration.language == .objectiveC
            || symbol.declaration.attributes.contains { ProgramFacts.objectiveCName($0) != nil }
        if !hasModule, !isFoundByName {
            report(.nibClassWithoutModule(symbol.name, at: place), at: symbol.place)
        } else if let module = object.module, !object.isOfTarget, !isFoundByName, !symbol.module.isEmpty,
            module != symbol.module
        {
            report(
                .nibClassOfOtherModule(symbol.name, said: module, module: symbol.module, at: place), at: symbol.place)
        }
    }

    /// UIKit refuses a view whose own reuse identifier is another than the one that its nib is registered under.
    private func checkReuse(_ variants: [ResolverInput.Nib], for selection: CellSelection, at place: SourcePlace) {
        let used = OriginRule(self).reuseIdentifier(of: selection, from: OriginRule(self).origin(of: selection))
        for nib in variants {
            guard let object = nib.file.topLevel.first, let own = object.reuseIdentifier, own != used.text else {
                continue
            }
            report(
                .otherReuseIdentifier(
                    nib: nib.file.name, own: own, used: used.text, at: ProgramFacts.place(object.range, in: nib)),
                at: used.place ?? place)
        }
    }
}

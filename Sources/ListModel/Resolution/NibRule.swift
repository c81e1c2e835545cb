import NibSurface
import SourceText
import SwiftSurface

/// Whether a nib or prototype that a view is to come from is there, and gives that view.
struct NibRule: ResolutionRule {
    let listScope: ListScope

    /// Checks the nib of a class; `said` is the mark that names it. False if a view cannot come from it.
    func isRight(_ nib: NibOrigin, said: MarkValue?, for selection: CellSelection, at place: SourcePlace) -> Bool {
        let variants = facts.nibs(named: nib.name)
        guard !variants.isEmpty else {
            guard facts.input.nibs.kinds.contains(.nib) else { return true }
            let names = Set(facts.input.nibs.files.filter { $0.file.kind == .nib }.map(\.file.name)).sorted()
            report(
                .missingNib(nib.name, of: selection.type.text, near: Spelling.nearest(to: nib.name, among: names)),
                at: said?.place ?? place)
            return false
        }
        let errors = errorCount
        for variant in variants { check(variant, for: selection, at: said?.place ?? place) }
        guard errors == errorCount else { return false }
        checkReuse(variants, for: selection, at: said?.place ?? place)
        if let id = selection.symbol, findings.noteNib(nib.name, of: id) {
            checkCoder(id, variants[0])
            ConnectionRule(self).check(id, in: variants.map { ($0, $0.file.topLevel[0]) })
        }
        return errors == errorCount
    }

    /// Checks the prototype that a mark names.
    func isRight(prototype said: MarkValue, for selection: CellSelection) -> Bool {
        guard let identifier = said.string, facts.input.nibs.kinds.contains(.storyboard) else { return true }
        let all = facts.prototypes
        let own = all.filter { $0.object.reuseIdentifier == identifier }
        guard !own.isEmpty else {
            let names = Set(all.compactMap(\.object.reuseIdentifier)).sorted()
            report(
                .missingPrototype(identifier, near: Spelling.nearest(to: identifier, among: names)), at: said.place)
            return false
        }
        let errors = errorCount
        for (nib, object) in own where !isRightClass(object, in: nib, for: selection) {
            // Two tables may each have a prototype of that identifier.
            guard !own.contains(where: { isRightClass($0.object, in: $0.nib, for: selection) }) else { continue }
            reportClass("the prototype `\(identifier)`", object, in: nib, for: selection, at: said.place)
        }
        guard errors == errorCount, let id = selection.symbol, findings.noteNib(identifier, of: id) else {
            return errors == errorCount
        }
        let right = own.filter { isRightClass($0.object, in: $0.nib, for: selection) }
        for (nib, object) in right { checkModule(object, in: nib, of: id) }
        if let first = right.first { checkCoder(id, first.nib) }
        ConnectionRule(self).check(id, in: right)
        return errors == errorCount
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
            guard findings.noteNib("", of: id) else { return true }
            report(
                .severalNibs(selection.type.text, nibs: nibs.map(\.name), places: places), at: table.symbol(id).place)
            return true
        }
        guard findings.noteNib(first.name, of: id) else { return true }
        for variant in first.variants { check(variant, for: selection, at: table.symbol(id).place) }
        return true
    }

    private func check(_ nib: ResolverInput.Nib, for selection: CellSelection, at place: SourcePlace) {
        let objects = nib.file.topLevel
        guard objects.count == 1 else {
            let other = objects.dropFirst().first.map { ProgramFacts.place($0.range, in: nib) }
            report(
                .severalObjects(
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

    private func isRightClass(
        _ object: NibObject, in nib: ResolverInput.Nib, for selection: CellSelection
    ) -> Bool {
        if let id = selection.symbol { return facts.isClass(id, of: object, in: nib) }
        guard let name = object.className ?? NibClasses.name(ofTag: object.tag) else { return true }
        return selection.type.text == name || selection.type.text.hasSuffix("." + name)
    }

    private func reportClass(
        _ what: String, _ object: NibObject, in nib: ResolverInput.Nib, for selection: CellSelection,
        at place: SourcePlace
    ) {
        let declared = facts.symbol(of: object, in: nib) != nil
        report(
            .otherClass(
                nib: what, found: object.className ?? NibClasses.name(ofTag: object.tag), isDeclared: declared,
                wanted: selection.type.text, at: ProgramFacts.place(object.range, in: nib)), at: place)
    }

    /// A class of Swift is found by its module, one of Objective-C without.
    private func checkModule(_ object: NibObject, in nib: ResolverInput.Nib, of id: Int) {
        let symbol = table.symbol(id)
        let place = ProgramFacts.place(object.range, in: nib)
        let hasModule = object.isOfTarget || object.module != nil
        let isFoundByName =
            symbol.declaration.language == .objectiveC
            || symbol.declaration.attributes.contains { ProgramFacts.objectiveCName($0) != nil }
        if !hasModule, !isFoundByName {
            report(.classWithoutModule(symbol.name, at: place), at: symbol.place)
        } else if let module = object.module, !object.isOfTarget, !isFoundByName, !symbol.module.isEmpty,
            module != symbol.module
        {
            report(.classOfOtherModule(symbol.name, said: module, module: symbol.module, at: place), at: symbol.place)
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

    /// A view of a nib is made by `init(coder:)`.
    private func checkCoder(_ id: Int, _ nib: ResolverInput.Nib) {
        for owner in table.lineage(of: id) {
            for part in table.symbol(owner).parts {
                for function in part.declaration.functions
                where function.kind == .initializer && function.parameters.first?.label == "coder" {
                    let isUnavailable = function.attributes.contains(where: OriginRule.isUnavailable)
                    let stops = function.bodyRange.map { begins("fatalError(", $0, in: part) } ?? false
                    if isUnavailable || stops {
                        let place = SourcePlace(path: part.path, range: function.nameRange)
                        let source =
                            nib.file.kind == .nib
                            ? "the nib `\(nib.file.name)`" : "the storyboard `\(nib.file.name)`"
                        let reason = isUnavailable ? "is unavailable" : "ends the app"
                        report(.notMadeByCoder(table.text(of: id), nib: source, because: reason), at: place)
                    }
                    return
                }
            }
        }
    }

    /// Whether the first statement of a body is a call.
    private func begins(_ call: StaticString, _ body: SourceRange, in part: Symbol.Part) -> Bool {
        guard let bytes = table.files[part.file].file?.bytes, body.upper <= bytes.count else { return false }
        let inner = bytes[body.lower..<body.upper].dropFirst().drop { $0 <= 0x20 }
        return inner.count > call.utf8CodeUnitCount
            && (0..<call.utf8CodeUnitCount).allSatisfy { inner[inner.startIndex + $0] == call.utf8Start[$0] }
    }
}

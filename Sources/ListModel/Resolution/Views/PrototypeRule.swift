import NibSurface
import SourceText
import SwiftSurface

/// Whether a prototype that a view is to come from is there, is of its kind, and gives that view.
struct PrototypeRule: ResolutionRule {
    typealias Place = ConnectionRule.Place

    let listScope: ListScope

    /// Checks the prototype that a mark names. False if a view cannot come from it.
    func isRight(_ said: MarkValue, for selection: CellSelection) -> Bool {
        guard let identifier = said.string else { return true }
        if target == .table, selection.role.isOfSection {
            report(.headerOfPrototype(identifier), at: said.place)
            return false
        }
        guard facts.input.nibs.kinds.contains(.storyboard) else {
            guard let id = selection.symbol else { return true }
            return !log.checking {
                CoderRule(self).check(id, madeBy: "the prototype `\(identifier)`", as: selection.role)
            }.hasErrors
        }
        guard let own = places(identifier, said, for: selection) else { return false }
        let right = own.filter { NibRule(self).isRightClass($0.object, in: $0.nib, for: selection) }
        guard !right.isEmpty else {
            for (nib, object) in own {
                NibRule(self).reportClass(
                    "the prototype `\(identifier)`", object, in: nib, for: selection, at: said.place)
            }
            return false
        }
        guard let id = selection.symbol else { return true }
        return !log.checking {
            for (nib, object) in right { NibRule(self).checkModule(object, in: nib, of: id) }
            CoderRule(self).check(id, madeBy: "the storyboard `\(right[0].nib.file.name)`", as: selection.role)
            ConnectionRule(self).check(id, in: right)
        }.hasErrors
    }

    /// The prototypes of an identifier that can be what is asked for; nil if there are none, which is reported.
    private func places(_ identifier: String, _ said: MarkValue, for selection: CellSelection) -> [Place]? {
        let all = facts.prototypes
        let named = all.filter { $0.object.reuseIdentifier == identifier }
        let own = named.filter { selection.role.fits($0.object, in: target) }
        if !own.isEmpty { return own }
        if let other = named.first {
            report(
                .otherPrototypeKind(
                    identifier, found: ViewRole.prototype(of: other.object),
                    wanted: selection.role.prototype(in: target),
                    at: ProgramFacts.place(other.object.range, in: other.nib)),
                at: said.place)
            return nil
        }
        let names = Set(all.compactMap(\.object.reuseIdentifier)).sorted()
        report(.missingPrototype(identifier, near: Spelling.nearest(to: identifier, among: names)), at: said.place)
        return nil
    }
}

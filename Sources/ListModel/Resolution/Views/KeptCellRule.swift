import SourceText
import SwiftSurface

/// `keeps: .perRow`: each row has a cell of its own, which is made once and never dequeued.
struct KeptCellRule: ResolutionRule {
    let listScope: ListScope

    /// How the cells of a row are made that it keeps; nil if they are dequeued.
    func kept(_ selection: CellSelection, site: RowSite, in around: Surroundings) -> CellChoice.Kept? {
        guard selection.owned == nil, selection.heldClass == nil else { return nil }
        let marks = OriginRule(self).originMarks(selection)
        guard !around.isProvider else {
            applied.pass(.keeps, of: marks, because: .provider)
            return nil
        }
        guard let value = applied.value(.keeps, of: marks) else { return nil }
        let mark = marks.first { $0.has(.keeps) }?.kind.rawValue ?? "row"
        guard target == .table else {
            report(.argumentOfOtherTarget("keeps", mark: mark, target: target), at: value.place)
            return nil
        }
        decide(site.subject, .cell, "keeps: \(value.text)", because: "the mark says so", at: value.place)
        switch OriginRule(self).origin(of: selection) {
        case .registeredClass:
            return CellChoice.Kept(style: selection.variant == "content" ? nil : selection.variant)
        case .nib(let nib):
            return CellChoice.Kept(nib: nib)
        case .prototype:
            guard let prototype = OriginRule(self).reuseSaid(of: selection)?.string else { return nil }
            if let reason = OwnedCellRule(self).reasonForMany(site, selection.mark, in: around) {
                report(.keptPrototypeOfMany(prototype, row: site.name, because: reason), at: value.place)
                return nil
            }
            return CellChoice.Kept(prototype: prototype)
        case .app:
            report(.keptCellOfApp(selection.type.text), at: value.place)
            return nil
        }
    }
}

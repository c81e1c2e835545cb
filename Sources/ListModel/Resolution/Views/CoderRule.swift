import SourceText
import SwiftSurface

/// Whether views of a class can be made by `init(coder:)`, which is how UIKit makes what nibs and storyboards hold.
struct CoderRule: ResolutionRule {
    let listScope: ListScope

    /// Why a class cannot be made so.
    struct Fault {
        /// As it reads after "its `init(coder:)`".
        var reason: String
        var place: SourcePlace
    }

    /// Nil if it can, or if no input tells.
    func fault(_ id: Int) -> Fault? {
        for owner in table.lineage(of: id) {
            for part in table.symbol(owner).parts {
                let declared = part.declaration.functions.first {
                    $0.kind == .initializer && $0.parameters.first?.label == "coder"
                }
                guard let declared else { continue }
                return reason(declared, in: part).map {
                    Fault(reason: $0, place: SourcePlace(path: part.path, range: declared.nameRange))
                }
            }
        }
        return nil
    }

    private func reason(_ function: Function, in part: Symbol.Part) -> String? {
        if Availability(function.attributes).unavailable != nil { return "is unavailable" }
        switch MakingRule(self).end(of: function, in: part.file) {
        case .endsApp: return "ends the app"
        case .givesNil: return "gives nil"
        case nil: return nil
        }
    }

    /// Reports a class that a nib or storyboard is to make, and cannot.
    func check(_ id: Int, madeBy source: String, as role: ViewRole) {
        guard let fault = fault(id) else { return }
        let makesItself = MakingRule(self).fault(id, as: role) == nil
        report(
            .notMadeByCoder(table.text(of: id), nib: source, because: fault.reason, makesItself: makesItself),
            at: fault.place)
    }
}

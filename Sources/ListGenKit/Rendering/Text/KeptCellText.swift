import ListModel
import SwiftSurface

/// The expression that makes a cell which its row keeps.
enum KeptCellText {
    static func made(
        _ cell: KeptCell, _ type: String, conditions: [Condition], functions: inout MarkFunctions
    ) -> String {
        guard let origin = cell.nib else {
            return Namer.own("\(type)(style: .\(cell.style ?? "default"), reuseIdentifier: nil)")
        }
        let view = CellClass(
            name: type, type: type, reuseIdentifier: "", origin: .nib(origin), conditions: conditions)
        let nib = NibText.nib(view, functions: &functions) ?? ""
        return Namer.own("\(nib).instantiate(withOwner: nil).first as? \(type)")
    }
}

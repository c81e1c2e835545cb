import SourceText
import SwiftSurface

/// A function that a mark may mean by its name.
struct NamedFunction {
    /// The value whose method it is.
    var receiver: FillValue?
    /// Without a receiver in full; without labels.
    var name: String
    /// The type that declares it, for messages.
    var owner: String?
    var file: Int
    var candidate: FillCandidate
    var returnType: String?

    /// Its result in full, as its file understands it; nil if it gives nothing.
    func resultType(in table: SymbolTable) -> String? {
        returnType.map { table.resolve($0, in: SymbolTable.Scope(file: file, type: owner)).text }
    }

    /// As code calls it: `context.fill`.
    var calledName: String {
        switch receiver {
        case .context?: "context.\(name)"
        case .cell?: "cell.\(name)"
        case .row?, .rows?, .payload?: "row.\(name)"
        case .section?: "section.\(name)"
        default: name
        }
    }
}

import SourceText
import SwiftSurface

/// A hand-written `==` that leaves out what the type stores.
extension Resolution {
    /// Warns of stored properties that the `==` of a row's model does not name: their changes would not be shown.
    mutating func warnOfPartialEquality(_ id: Int, site: RowSite) {
        for part in table.symbol(id).parts {
            for function in part.declaration.functions where function.name == "==" && function.isStatic {
                guard let body = function.bodyRange, let text = table.files[part.file].file?.text(body) else {
                    continue
                }
                let words = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
                guard !words.contains("hashValue"), !words.contains("Mirror") else { continue }
                let missing = table.members(of: id).filter { !$0.property.isComputed }.map(\.property.name)
                    .filter { !words.contains($0) }
                guard !missing.isEmpty else { continue }
                report(
                    .partialEquality(table.symbol(id).name, missing: missing, row: site.name, used: site.place),
                    at: SourcePlace(path: part.path, range: function.nameRange))
            }
        }
    }
}

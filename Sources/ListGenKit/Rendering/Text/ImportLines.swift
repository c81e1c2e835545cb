import ListModel
import SwiftSurface

/// The imports of a generated file.
enum ImportLines {
    static func lines(_ file: GeneratedFile) -> [String] {
        ConditionalLines.joined(file.allImports.map { ConditionalLines($0.text, if: $0.conditions) })
    }
}

import ListModel
import SwiftSurface

/// The imports of a generated file: those of its inputs and the runtime's, sorted by module.
enum ImportLines {
    static func lines(_ file: GeneratedFile) -> [String] {
        var modules = ["UIKit"]
        if !file.lists.isEmpty || !file.sectionEnums.isEmpty { modules.append("ListRuntime") }
        if !file.lists.isEmpty { modules.append("ListRuntimeUIKit") }
        var imports = file.imports
        for module in modules where !imports.contains(where: { $0.module == module && $0.conditions.isEmpty }) {
            imports.append(Import(text: "import \(module)", module: module))
        }
        imports.sort { a, b in
            if a.conditions.isEmpty != b.conditions.isEmpty { return a.conditions.isEmpty }
            return (a.module, a.text) < (b.module, b.text)
        }
        return ConditionalLines.joined(imports.map { ConditionalLines($0.text, if: $0.conditions) })
    }
}

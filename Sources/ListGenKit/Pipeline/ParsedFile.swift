import ListModel
import SourceText
import SwiftSurface

/// A file with its declarations and marks.
struct ParsedFile: Sendable {
    var file: SourceFile
    var source: MarkedSource
    var diagnostics: DiagnosticBag
    var damage = Damage()
    /// The block of generated code in it.
    var block: GeneratedBlock?

    init(_ file: SourceFile) {
        self.file = file
        let (surface, faults) = DeclarationParser.parse(file)
        damage = Damage(faults.diagnostics, in: file, surface: surface)
        diagnostics = DiagnosticBag(damage.faults)
        block = surface.block
        // What a merge left of a block follows from its conflicts.
        let hasConflict = damage.faults.contains { $0.id == LexicalFault.conflictMarker.rawValue }
        if !hasConflict, let fault = block?.diagnostic(in: file) { diagnostics.append(fault) }
        source = MarkReader.read(surface: surface, file: file, damage: damage, diagnostics: &diagnostics)
    }

    /// What it declares and extends outside of types, as questions.
    var declaredNames: [UInt32] {
        var names: Set<UInt32> = []
        func first(_ name: String) -> Substring.UTF8View { name.prefix { $0 != "." && $0 != "<" }.utf8 }
        for marked in source.declarations {
            let name = marked.declaration.name
            for inherited in marked.declaration.inherits {
                NameHash.words(in: inherited.utf8) { names.insert(NameHash(inheriting: $0).value) }
            }
            guard marked.declaration.kind == .extension else {
                names.insert(NameHash(first(name)).value)
                continue
            }
            NameHash.each(in: name.utf8, isExtended: true) { names.insert($0.value) }
        }
        for alias in source.typealiases {
            names.insert(NameHash(first(alias.declaration.name)).value)
            NameHash.words(in: alias.declaration.type.utf8) { names.insert(NameHash(inheriting: $0).value) }
        }
        for function in source.functions { names.insert(NameHash(function.name.utf8).value) }
        for global in source.globals { names.insert(NameHash(global.utf8).value) }
        return Array(names)
    }

    /// A header that clang has read.
    init(_ header: Headers.File) {
        file = header.file
        diagnostics = header.diagnostics
        source = MarkReader.read(surface: header.surface, file: header.file, diagnostics: &diagnostics)
    }
}

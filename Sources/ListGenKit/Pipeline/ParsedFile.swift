import ListModel
import SourceText
import SwiftSurface

/// A file with its declarations and marks.
struct ParsedFile: Sendable {
    var file: SourceFile
    var source: MarkedSource
    var diagnostics: DiagnosticBag
    var damage = Damage()

    init(_ file: SourceFile) {
        self.file = file
        let (surface, faults) = DeclarationParser.parse(file)
        damage = Damage(faults.diagnostics, in: file, surface: surface)
        diagnostics = DiagnosticBag(damage.faults)
        source = MarkReader.read(surface: surface, file: file, damage: damage, diagnostics: &diagnostics)
    }

    /// A header that clang has read.
    init(_ header: Headers.File) {
        file = header.file
        diagnostics = header.diagnostics
        source = MarkReader.read(surface: header.surface, file: header.file, diagnostics: &diagnostics)
    }
}

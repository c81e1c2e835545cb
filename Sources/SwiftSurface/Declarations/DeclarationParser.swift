import SourceText

/// Reads the declarations of a Swift file: headers, not bodies.
public enum DeclarationParser {
    /// The surface of `file`, and what is wrong with its text. Takes any bytes, in time linear to their number.
    public static func parse(_ file: SourceFile) -> (surface: SourceSurface, diagnostics: DiagnosticBag) {
        file.bytes.withUnsafeBufferPointer { buffer in
            var reader = DeclarationReader(path: file.path, buffer)
            reader.readFile()
            return (reader.surface, VersionGate.diagnostics(of: reader.cursor.lexer.faults, in: file.path, buffer))
        }
    }
}

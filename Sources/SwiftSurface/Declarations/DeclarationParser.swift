import SourceText

/// Reads the declarations of a Swift file: headers, not bodies.
public enum DeclarationParser {
    /// The surface of `file`, and what is wrong with its text. Takes any bytes, in time linear to their number.
    public static func parse(_ file: SourceFile) -> (surface: SourceSurface, diagnostics: DiagnosticBag) {
        file.bytes.withUnsafeBufferPointer { parse($0, path: file.path) }
    }

    /// The surface that the file would have if some comments were marks: each by its first slash, with the place of the
    /// name of the mark.
    public static func parse(_ file: SourceFile, takingAsMarks comments: [Int: Int]) -> SourceSurface {
        file.bytes.withUnsafeBufferPointer { bytes in
            var reader = DeclarationReader(path: file.path, bytes, meantMarks: comments)
            reader.readFile()
            return reader.surface
        }
    }

    /// The same for bytes that are in memory already.
    public static func parse(
        _ bytes: UnsafeBufferPointer<UInt8>, path: String
    ) -> (surface: SourceSurface, diagnostics: DiagnosticBag) {
        var reader = DeclarationReader(path: path, bytes)
        reader.readFile()
        return (reader.surface, VersionGate.diagnostics(of: reader.cursor.lexer.faults, in: path, bytes))
    }
}

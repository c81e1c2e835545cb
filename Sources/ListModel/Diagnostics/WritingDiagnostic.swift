/// What can be wrong with generated files.
public enum WritingDiagnostic: DiagnosticCase {
    public static let samples: [Self] = []

    public var entry: DiagnosticEntry {
        switch self {}
    }
}

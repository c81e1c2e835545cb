/// What can be wrong with the Swift text of an input.
public enum LexingDiagnostic: DiagnosticCase {
    public static let samples: [Self] = []

    public var entry: DiagnosticEntry {
        switch self {}
    }
}

/// What can be wrong with resolving declarations and marks to lists.
public enum ResolutionDiagnostic: DiagnosticCase {
    public static let samples: [Self] = []

    public var entry: DiagnosticEntry {
        switch self {}
    }
}

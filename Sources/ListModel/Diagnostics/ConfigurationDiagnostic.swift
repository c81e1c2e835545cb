/// What can be wrong with the configuration and the paths that are given.
public enum ConfigurationDiagnostic: DiagnosticCase {
    public static let samples: [Self] = []

    public var entry: DiagnosticEntry {
        switch self {}
    }
}

import ArgumentParser
import SourceText

/// How diagnostics are written.
enum DiagnosticFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json, github, sarif

    var reporter: any DiagnosticReporter {
        switch self {
        case .text: TextReporter()
        case .json: JSONReporter()
        case .github: GitHubReporter()
        case .sarif: SARIFReporter(version: Listgen.configuration.version)
        }
    }

    /// Whether a program reads what is written, so that nothing else may be among it.
    var isForPrograms: Bool { self == .json || self == .sarif }

    static let help: ArgumentHelp = """
        How problems are written to standard error: text; json, an object a line; github, commands for its runners; or \
        sarif, a document.
        """
}

import ArgumentParser
import ListGenKit
import SourceText

/// How diagnostics are written.
enum DiagnosticFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json

    var reporter: any DiagnosticReporter { self == .text ? TextReporter() : JSONReporter() }
}

import SourceText
import SwiftSurface

/// The stage that sees the whole program: declarations and marks to lists.
public enum Resolver {
    /// Resolves every list, section struct and rows enum. All faults are reported; what is faulty is left out of the
    /// result. Of what follows from damaged text the damage is told instead. Pure, and independent of the order of the
    /// files.
    public static func resolve(_ input: ResolverInput, diagnostics: inout DiagnosticBag) -> Program {
        let resolution = Resolution(input, isPartial: diagnostics.hasErrors) { count, body in
            for number in 0..<count { body(number) }
        }
        report(resolution, input, &diagnostics)
        return resolution.program
    }

    /// Tells what a resolution reported.
    public static func report(_ resolution: Resolution, _ input: ResolverInput, _ diagnostics: inout DiagnosticBag) {
        var causes: Set<String> = []
        for diagnostic in resolution.diagnostics {
            let damaged = input.damaged.filter { $0.value.explains(diagnostic, path: $0.key) }.keys
            if damaged.isEmpty {
                diagnostics.append(diagnostic)
            } else if diagnostic.severity == .error {
                causes.formUnion(damaged)
            }
        }
        // Nobody has told of a file without marks yet: its damage mattered to nothing so far.
        for fault in causes.sorted().flatMap({ input.damaged[$0]?.faults ?? [] }) { diagnostics.append(fault) }
    }
}

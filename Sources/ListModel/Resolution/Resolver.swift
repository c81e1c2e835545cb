import SourceText
import SwiftSurface

/// The stage that sees the whole program: declarations and marks to lists.
public enum Resolver {
    /// Resolves every list, section struct and rows enum. All faults are reported; what is faulty is left out of the
    /// result. Pure, and independent of the order of the files.
    public static func resolve(_ input: ResolverInput, diagnostics: inout DiagnosticBag) -> Program {
        var resolution = Resolution(input, isPartial: diagnostics.hasErrors)
        let program = resolution.program()
        diagnostics.merge(resolution.diagnostics)
        return program
    }
}

import SourceText
import SwiftSurface

/// The stage that sees the whole program: declarations and marks to lists.
public enum Resolver {
    /// Resolves every list, section struct and rows enum. All faults are reported; what is faulty is left out of the
    /// result; what follows from damaged text is not told. Pure, and independent of the order of the files.
    public static func resolve(_ input: ResolverInput, diagnostics: inout DiagnosticBag) -> Program {
        var resolution = Resolution(input, isPartial: diagnostics.hasErrors)
        let program = resolution.program()
        for diagnostic in resolution.diagnostics.diagnostics where !follows(diagnostic, from: input) {
            diagnostics.append(diagnostic)
        }
        return program
    }

    private static func follows(_ diagnostic: Diagnostic, from input: ResolverInput) -> Bool {
        guard !input.damaged.isEmpty else { return false }
        if let path = diagnostic.place?.path, input.damaged[path]?.explains(diagnostic) == true { return true }
        return input.damaged.values.contains(where: \.hidesDeclarations) && Damage.mayExplainElsewhere(diagnostic)
    }
}

import SwiftSurface

/// One file, its marks read: what resolution works on.
public struct MarkedSource: Sendable {
    /// As in `SourceFile.path`.
    public var path: String
    /// In source order, nested ones after the one they stand in.
    public var declarations: [MarkedDeclaration]
    /// At the top level of the file and inside types.
    public var typealiases: [MarkedTypealias]
    /// At the top level of the file.
    public var functions: [Function]
    /// The names of the variables and constants at the top level of the file that other files see.
    public var globals: [String]
    public var imports: [Import]

    public init(
        path: String, declarations: [MarkedDeclaration] = [], typealiases: [MarkedTypealias] = [],
        functions: [Function] = [], globals: [String] = [], imports: [Import] = []
    ) {
        self.path = path
        self.declarations = declarations
        self.typealiases = typealiases
        self.functions = functions
        self.globals = globals
        self.imports = imports
    }
}

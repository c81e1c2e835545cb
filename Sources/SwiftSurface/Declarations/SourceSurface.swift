import SourceText

/// What the declaration parser read of one file.
public struct SourceSurface: Sendable {
    public var path: String
    /// In source order, nested ones after the one they stand in; all branches of `#if`.
    public var declarations: [Declaration]
    /// At the top level of the file and inside types.
    public var typealiases: [Typealias]
    /// At the top level of the file.
    public var functions: [Function]
    /// The names of the variables and constants at the top level of the file that other files see.
    public var globals: [String] = []
    public var imports: [Import]
    /// `listgen:` comments that no declaration follows.
    public var strayMarks: [MarkComment]
    /// What listgen wrote at the end of the file; nothing of it is in the surface.
    public var block: GeneratedBlock?

    public init(
        path: String, declarations: [Declaration] = [], typealiases: [Typealias] = [], functions: [Function] = [],
        imports: [Import] = [], strayMarks: [MarkComment] = []
    ) {
        self.path = path
        self.declarations = declarations
        self.typealiases = typealiases
        self.functions = functions
        self.imports = imports
        self.strayMarks = strayMarks
    }
}

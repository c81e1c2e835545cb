import SwiftSurface

/// What one input file has to generate.
public struct GeneratedFile: Sendable {
    /// The path of the input, as in `SourceFile.path`.
    public var sourcePath: String
    /// The union of the imports of the files that contribute, without duplicates, sorted by text.
    public var imports: [Import]
    /// In source order.
    public var rows: [RowsDefinition]
    public var sections: [SectionTypeDefinition]
    public var sectionEnums: [SectionEnumDefinition]
    public var lists: [ListDefinition]

    public init(
        sourcePath: String, imports: [Import] = [], rows: [RowsDefinition] = [],
        sections: [SectionTypeDefinition] = [], sectionEnums: [SectionEnumDefinition] = [],
        lists: [ListDefinition] = []
    ) {
        self.sourcePath = sourcePath
        self.imports = imports
        self.rows = rows
        self.sections = sections
        self.sectionEnums = sectionEnums
        self.lists = lists
    }
}

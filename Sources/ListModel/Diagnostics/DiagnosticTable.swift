import SourceText

/// Every diagnostic of listgen, by stage.
public enum DiagnosticTable {
    /// The diagnostics of one stage, in the order of the reference page.
    public struct Stage: Sendable {
        public var title: String
        public var entries: [DiagnosticEntry]

        init<Case: DiagnosticCase>(_ title: String, _: Case.Type) {
            self.title = title
            entries = Case.samples.map(\.entry)
        }
    }

    public static let stages = [
        Stage("Marks", MarkDiagnostic.self),
        Stage("Properties, rows and sections", ResolutionDiagnostic.self),
        Stage("Section enums", SectionEnumDiagnostic.self),
        Stage("Generic lists", GenericListDiagnostic.self),
        Stage("Rows below a type", HierarchyDiagnostic.self),
        Stage("Identity and content", IdentityDiagnostic.self),
        Stage("Cells", CellDiagnostic.self),
        Stage("Lists in cells", NestingDiagnostic.self),
        Stage("Cells of the context", OwnedCellDiagnostic.self),
        Stage("Filling again", RefillDiagnostic.self),
        Stage("Rows known by id", LoadDiagnostic.self),
        Stage("Functions and the context", FunctionDiagnostic.self),
        Stage("Heights and events", EventDiagnostic.self),
        Stage("Views above and below a table", TableEndDiagnostic.self),
        Stage("Collection views", CollectionDiagnostic.self),
        Stage("Effects", EffectDiagnostic.self),
        Stage("What is not trusted in silence", TrustDiagnostic.self),
        Stage("Nibs and storyboards", NibDiagnostic.self),
        Stage("Outlets and actions", ConnectionDiagnostic.self),
        Stage("Names and access", AccessDiagnostic.self),
        Stage("Inline output", InlineDiagnostic.self),
        Stage("Configuration", ConfigurationDiagnostic.self),
        Stage("Templates", RenderingDiagnostic.self),
        Stage("Writing", WritingDiagnostic.self),
        Stage("Writing blocks", BlockDiagnostic.self),
        Stage("Reading Swift", LexingDiagnostic.self),
        Stage("Reading Objective-C", HeaderDiagnostic.self),
    ]

    /// Whether a diagnostic tells that something was looked for among the declarations and not found.
    public static func isAbsence(_ id: String) -> Bool {
        causes(id).contains(.damagedDeclarations)
    }

    /// What a diagnostic with an id may follow from.
    static func causes(_ id: String) -> DiagnosticCauses {
        causesByID[id] ?? []
    }

    private static let causesByID = Dictionary(
        stages.flatMap(\.entries).map { ($0.id, $0.mayFollowFrom) }, uniquingKeysWith: { first, _ in first })

    /// The entry with an id, filled with sample values; nil for an unknown id.
    public static func entry(_ id: String) -> DiagnosticEntry? {
        for stage in stages {
            if let entry = stage.entries.first(where: { $0.id == id }) { return entry }
        }
        return nil
    }
}

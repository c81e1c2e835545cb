/// What does not keep to the stages yet. These lists may only become shorter.
extension StageTests {
    /// What a file names although a later folder declares it.
    static let upward: Set<String> = [
        "Facts/ProgramFacts.swift names Accounts",
        "Leaves/NestedListRule.swift names ListRule",
        "Lists/ListRule.swift names GenericListRule",
        "Lists/ListRule.swift names NameRule",
        "Lists/ListRule.swift names ReservedNameRule",
        "Members/RowsRule.swift names CellClassRule",
        "Members/RowsRule.swift names ContentRule",
        "Members/RowsRule.swift names IdentityRule",
        "Members/RowsRule.swift names LeafRule",
        "Members/RowsRule.swift names ListRule",
        "Members/RowsRule.swift names NameRule",
        "Members/RowsRule.swift names ReservedNameRule",
        "Members/RowsRule.swift names UnfilledRowRule",
        "Members/SectionEnumRule.swift names IdentityRule",
        "Members/SectionEnumRule.swift names NameRule",
        "Members/SectionEnumRule.swift names ReservedNameRule",
        "Members/SectionEnumRule.swift names SourceRule",
        "Members/SectionTypeRule.swift names GenericListRule",
        "Members/SectionTypeRule.swift names NameRule",
        "Members/SectionTypeRule.swift names ReservedNameRule",
        "Members/SectionTypeRule.swift names SourceRule",
        "Recording/Questions.swift names SymbolIndex",
        "Recording/Questions.swift names SymbolTable",
        "Scope/Findings.swift names Resolution",
        "Types/SymbolTable+Matching.swift names NibClasses",
    ]

    /// The units of the cycle that is left.
    static let cycle: Set<String> = [
        "FillRule", "HeaderRule", "LeafRule", "ListRule", "NestedListRule", "RowsRule", "SectionRule",
        "TableEndRule",
    ]
}

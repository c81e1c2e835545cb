import SourceText

/// What can be wrong with what properties, cases and sections mean.
extension DiagnosticEntry {
    /// `level` is `private` or `fileprivate`.
    static func hiddenProperty(_ name: String, level: String, isMarked: Bool, isInline: Bool = false) -> Self {
        Self(
            "hidden-property",
            "`\(name)` is \(level), so the generated \(DiagnosticEntry.reader(isInline)) cannot read its rows",
            remedy: (isMarked ? "" : "write `// listgen:ignore` at its line, or ")
                + (DiagnosticEntry.remedy(level, isInline) ?? "take `\(level)` away"))
    }

    /// `isPattern` where the type is written for a pattern of several names.
    static func untypedProperty(_ name: String, isPattern: Bool) -> Self {
        Self(
            "untyped-property",
            isPattern
                ? "`\(name)` is declared in a pattern, whose type is not taken apart"
                : "the type of `\(name)` is not written and its value does not say it",
            remedy: isPattern
                ? "declare `\(name)` by itself with its type, or write `// listgen:ignore`"
                : "write the type, as in `var \(name): [Story]`, or `// listgen:ignore`")
    }

    /// `near` is the cell that was probably meant.
    static func propertyIsNoRow(_ name: String, type: String, model: UnshownModel, near: NearCell?) -> Self {
        Self(
            "property-is-no-row", "`\(name)` is not shown as a row: \(model.reason(type))",
            notes: near.map { [$0.note] } ?? [],
            remedy: model.remedy)
    }

    /// A section struct inside another section.
    static func misplacedSection(_ name: String, type: String) -> Self {
        Self(
            "misplaced-section", "`\(name)` is a section inside a section",
            remedy: "hold `\(type)` in the list itself, or write `// listgen:ignore`")
    }

    static func noRows(_ name: String) -> Self {
        Self(
            "no-rows", "`\(name)` has no rows",
            remedy: "add a property or case that is a row, or take the mark away")
    }

    static func duplicateRowName(_ name: String, owner: String, first: SourcePlace) -> Self {
        Self(
            "duplicate-row-name", "`\(owner)` has two rows named `\(name)`",
            notes: [Diagnostic.Note("the first is here", at: first)],
            remedy: "give one of them another name: `row(name: \"...\")`")
    }

    static func rowNamedNone(isCase: Bool) -> Self {
        Self(
            "row-named-none", "a row cannot be called `none`: `.none` of an optional row is nil",
            remedy: "call it otherwise, as in `nothing`"
                + (isCase ? "" : ", or give it another row name: `row(name: \"nothing\")`"))
    }

    static func unspeakableRow(_ name: String) -> Self {
        Self(
            "unspeakable-row", "a row cannot be called `\(name)`: Swift keeps `.\(name)` for itself",
            remedy: "give it another row name, as in `row(name: \"kind\")`")
    }

    static func takenMember(_ name: String, in owner: String) -> Self {
        Self(
            "taken-member", "the generated members of `\(owner)` use the name `\(name)`",
            remedy: "call the \(name.hasSuffix(")") ? "method" : "property") otherwise")
    }

    /// `isWritten`: at the place of the type in a property.
    static func capturedType(_ name: String, in owner: String, role: String, argument: String, isWritten: Bool) -> Self
    {
        Self(
            "captured-type",
            "`\(name)` \(isWritten ? "here" : "in the code of `\(owner)`") would mean the generated `\(owner).\(name)`",
            remedy:
                "rename ours: `\(argument): \"\(owner.nameComponents.last ?? "")\(role)\"` in the mark"
                + (isWritten ? ", or write the type with its module in front" : ""))
    }

    /// A module that a type of the app is called like, and its names that have to be written in full.
    static func hiddenModule(_ module: String, by names: [String]) -> Self {
        Self(
            "hidden-module",
            "generated code cannot name \(Phrase.listed(names.map { "`\(module).\($0)`" }, "and")), since this type is called `\(module)`",
            remedy:
                "give this type another name, or the app's own \(Phrase.listed(names.map { "`\($0)`" }, "and"))")
    }

    static func duplicateClosure(_ name: String, because clash: DuplicateClosure, first: SourcePlace) -> Self {
        Self(
            "duplicate-closure", "two closures would be called after `\(name)`",
            notes: [Diagnostic.Note("the first is asked for here", at: first)], remedy: clash.remedy)
    }

    /// Two properties, cases or marks that ask for a requirement of one signature.
    static func sharedRequirement(_ name: String, first: SourcePlace) -> Self {
        Self(
            "shared-requirement",
            "`\(name)` would be called for two declarations of rows",
            notes: [Diagnostic.Note("the other is declared here", at: first)],
            remedy: "give one of them another name: `row(name: \"...\")`")
    }

    static func lazyProperty(_ name: String) -> Self {
        Self(
            "lazy-property", "`\(name)` is lazy, so reading it would change the state",
            remedy: "write `// listgen:ignore` at its line, or make it a stored or computed property")
    }

    /// `effect` is `async`, `throws` or `mutating`.
    static func effectfulProperty(_ name: String, effect: String) -> Self {
        Self(
            "effectful-property",
            "the getter of `\(name)` \(effect == "throws" ? effect : "is \(effect)"), and a list is only read",
            remedy: "keep what it gives in a stored property, or write `// listgen:ignore`")
    }

    /// A property or case with an attribute that limits where it can be named.
    static func restrictedRow(_ name: String, attribute: String) -> Self {
        Self(
            "restricted-row", "`\(name)` is `\(attribute)`, and generated code names it without asking",
            remedy: "take the attribute away; rows that are not always there are an array that is empty then")
    }

    static func isolatedType(_ name: String, actor: String) -> Self {
        Self(
            "isolated-type", "`\(name)` is isolated to an actor, and its rows are compared anywhere",
            remedy: "take `\(actor)` away: a value needs no actor, and the generated table is on the main actor")
    }

    static func duplicateSectionName(_ name: String, owner: String, first: SourcePlace) -> Self {
        Self(
            "duplicate-section-name", "`\(owner)` has two sections named `\(name)`",
            notes: [Diagnostic.Note("the first is here", at: first)],
            remedy: "give one of them another name: `section(name: \"...\")`")
    }

    static func recursiveRows(_ name: String) -> Self {
        Self(
            "recursive-rows", "`\(name)` contains itself",
            remedy: "take the case away that leads back to `\(name)`")
    }

    static func notGenerated(_ name: String, path: String) -> Self {
        Self(
            "not-generated", "`\(name)` is declared in `\(path)`, which is only read",
            remedy: "list the folder of `\(path)` under `generate:` in .listgen.yml, or give facts of its module "
                + "in the place of its sources: `--facts`")
    }

    /// A type that is declared again elsewhere, and others for which the same holds, with their places.
    static func redeclaredType(_ name: String, others: [SourcePlace], alike: [String], at places: [SourcePlace]) -> Self
    {
        Self(
            "redeclared-type",
            "`\(name)` is declared \(others.count == 1 ? "twice" : "\(others.count + 1) times")"
                + Self.alike(alike),
            notes: others.map { Diagnostic.Note("and here", at: $0) }
                + zip(alike, places).prefix(Self.shownAlike).map {
                    Diagnostic.Note("`\($0)` is one of them", at: $1)
                },
            remedy: "if they belong to different modules, list those under `modules:` in .listgen.yml; else "
                + "take one away")
    }

    /// An argument at a property whose type says such things itself.
    /// - Parameter isTaken: Whether what the type holds takes it.
    static func argumentOfType(_ name: String, type: String, isTaken: Bool = true) -> Self {
        Self(
            "argument-of-type", "`\(name)` has no effect here, since `\(type)` has rows of its own",
            remedy: isTaken
                ? "write it in the marks of `\(type)`" : "take it out: what `\(type)` holds takes no `\(name)`")
    }

    static func noPayload(_ name: String, row: String) -> Self {
        Self(
            "no-payload", "`\(row)` carries no value that `\(name)` could look at",
            remedy: "take it out")
    }

    static func tooManyRows(_ name: String, limit: Int) -> Self {
        Self(
            "too-many-rows", "`\(name)` has \(limit) kinds of rows or more",
            remedy: "hold fewer rows enums inside each other, or make several lists of it")
    }

    /// A rows enum or section struct that no list holds.
    static func unusedType(_ name: String, isEnum: Bool) -> Self {
        Self(
            "unused-type", severity: .warning, "no list holds `\(name)`, so nothing is generated for it",
            remedy: "give a list a property `[\(name)]`, "
                + (isEnum ? "write `rows(provider: .table)` for a data source of your own, " : "")
                + "or take the mark away")
    }

    /// An argument that only a list reads, in a rows enum that only a provider serves.
    static func argumentOfList(_ name: String, type: String) -> Self {
        Self(
            "argument-of-list", "`\(name)` has no effect: no list holds `\(type)`, and a provider only makes cells",
            remedy: "take it out, or hold `\(type)` in a list")
    }

    static func rowsOfNoCollection(_ name: String) -> Self {
        Self(
            "rows-of-no-collection",
            "`rows` says where the rows of each element are, and `\(name)` has no elements",
            remedy: "give the property an array, or take `rows` out")
    }

    static func rowsAreNoCollection(_ member: String, type: String) -> Self {
        Self(
            "rows-are-no-collection",
            "`\(member)` is a `\(type)`, which holds no rows",
            remedy: "name a member that is an array")
    }

    static func emptyOfCollections(_ name: String) -> Self {
        Self(
            "empty-of-collections",
            "`empty` can't be applied to `\(name)`, whose elements are sections of rows alone",
            remedy: "make the element a struct marked `// listgen:section(empty: ...)`, or take `empty` out")
    }

    /// How many types that are declared again are named.
    private static let shownAlike = 3

    private static func alike(_ names: [String]) -> String {
        guard !names.isEmpty else { return "" }
        let shown = names.prefix(shownAlike).map { "`\($0)`" }
        let rest = names.count > shown.count ? ["\(names.count - shown.count) more"] : []
        return names.count == 1 ? ", and so is \(shown[0])" : ", and so are \(Phrase.listed(shown + rest, "and"))"
    }
}

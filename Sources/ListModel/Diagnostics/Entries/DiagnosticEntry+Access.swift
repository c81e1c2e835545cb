import SourceText

/// What can be wrong with names and with what the generated file can see.
extension DiagnosticEntry {
    /// `role` is the name without renaming.
    static func takenName(_ name: String, in owner: String, role: String, argument: String, mark: SourcePlace) -> Self {
        Self(
            "taken-name",
            "`\(owner)` has a type `\(name)` of its own where listgen writes one",
            notes: [Diagnostic.Note("`\(role)` is generated for this mark", at: mark)],
            remedy: "rename ours: `\(argument): \"\(Self.baseName(owner))\(role)\"` in the mark, or yours")
    }

    static func sameTypeName(_ name: String, roles: [String]) -> Self {
        Self(
            "same-type-name",
            "two generated types would be named `\(name)`: \(Phrase.listed(roles, "and"))",
            remedy: "give one of them another name")
    }

    /// `isInline` where the generated code is in the same file.
    /// `keeper` is the type whose mark may say instead that it is.
    static func hiddenType(
        _ name: String, level: String, at place: SourcePlace?, isInline: Bool = false, keeper: String? = nil
    ) -> Self {
        Self(
            "hidden-type",
            "`\(name)` is \(level), so the generated \(Self.reader(isInline)) cannot name it",
            notes: place.map { [Self.hiding(name, level, at: $0)] } ?? [],
            remedy: Self.remedy(level, isInline)
                ?? "take `\(level)` away from `\(name)`"
                + (keeper.map { ", or write `output: .inline` in the mark of `\($0)`" } ?? ""))
    }

    static func hiddenMember(
        _ name: String, of type: String, level: String, declared: SourcePlace, isInline: Bool = false
    ) -> Self {
        Self(
            "hidden-member",
            "`\(name)` of `\(type)` is \(level), so the generated \(Self.reader(isInline)) cannot read it",
            notes: [Self.hiding(name, level, at: declared)],
            remedy: Self.remedy(level, isInline)
                ?? (level == "internal" ? "make it public" : "take `\(level)` away, or name another member"))
    }

    static func otherModuleType(_ name: String, module: String, declared: SourcePlace) -> Self {
        Self(
            "other-module-type", "`\(name)` of module `\(module)` is not public",
            notes: [Diagnostic.Note("`\(name)` is declared here", at: declared)],
            remedy: "make `\(name)` public")
    }

    static func lessVisibleType(_ name: String, owner: String, level: String, row: String, declared: SourcePlace)
        -> Self
    {
        Self(
            "less-visible-type", "`\(owner)` is \(level), but `\(name)` of `\(row)` is not",
            notes: [Diagnostic.Note("`\(name)` is declared here", at: declared)],
            remedy: level == "internal"
                ? "make `\(owner)` private, or `\(name)` internal"
                : "make `\(name)` \(level), or `\(owner)` internal")
    }

    /// A view class that only some compilations have.
    static func conditionalView(_ name: String, clause: String, declared: SourcePlace) -> Self {
        Self(
            "conditional-view", "`\(name)` is only there if `\(clause)`, and its row is always there",
            notes: [Diagnostic.Note("`\(name)` is declared here", at: declared)],
            remedy: "write `#if \(clause)` around the row too, or declare a class for every compilation")
    }

    static func noncopyableType(_ name: String, as role: String, declared: SourcePlace) -> Self {
        Self(
            "noncopyable-type", "`\(name)` cannot be copied, so it cannot be \(role)",
            notes: [Diagnostic.Note("`\(name)` is declared here", at: declared)],
            remedy: "take `~Copyable` away, or hold it in a class")
    }

    /// The note at the word that hides a declaration.
    static func hiding(_ name: String, _ level: String, at place: SourcePlace) -> Diagnostic.Note {
        let isWord = level != "internal"
        return Diagnostic.Note(isWord ? "this `\(level)` hides it" : "`\(name)` is declared here", at: place)
    }

    /// What reads declarations: a file of its own, or the block at the end of their file.
    static func reader(_ isInline: Bool) -> String { isInline ? "block" : "file" }

    /// The word that a block needs in the place of another; nil for a file.
    static func remedy(_ level: String, _ isInline: Bool) -> String? {
        isInline && level == "private" ? "write `fileprivate` in the place of `private`" : nil
    }

    private static func baseName(_ name: String) -> String {
        name.lastName
    }
}

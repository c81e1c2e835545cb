import SourceText

/// What can be wrong with enums whose cases are sections.
extension DiagnosticEntry {
    static func enumOfRowsAndSections(_ name: String) -> Self {
        Self(
            "enum-of-rows-and-sections",
            "the cases of `\(name)` cannot be rows and sections",
            remedy: "keep `rows` or `section`, and take the other mark away")
    }

    /// A case of a section enum; `isNested` for a section that is no struct, or more than one.
    static func caseIsNoSection(_ name: String, type: String, isNested: Bool) -> Self {
        Self(
            "case-is-no-section",
            isNested
                ? "`\(name)` carries `\(type)`, and sections do not nest"
                : "`\(name)` carries `\(type)`, which is neither rows nor a section nor the payload of a row",
            remedy: isNested
                ? "carry one struct marked `section`, or rows"
                : "carry rows, as in `[Story]`, a struct marked `section`, or one value that a cell shows: "
                    + "`// listgen:row(cell: ...)`")
    }

    static func emptyOfCase(_ name: String) -> Self {
        Self(
            "empty-of-case", "the rows of `\(name)` cannot be empty",
            remedy: "take `empty` out, or write it at a case that carries an array or optional")
    }

    static func repeatedCaseWithoutIdentity(_ name: String, of owner: String, section: String) -> Self {
        Self(
            "repeated-case-without-identity",
            "nothing tells two sections `\(name)` of a `[\(owner)]` apart",
            remedy:
                "write what does at `\(section)`: `// listgen:section(id: \\.member)`, or, if there is one at most, "
                + "`section(id: .kind)` at the case")
    }

    static func identityOfCases(_ name: String) -> Self {
        Self(
            "identity-of-cases",
            "sections of `\(name)` are told apart by their case and the identity of the section that it carries",
            remedy: "take `id` out here, and write it at the section struct or the case")
    }

    /// A `section`, `header` or `footer` mark at a case of a rows enum.
    static func sectionMarkOfRow(_ mark: String, of owner: String) -> Self {
        Self(
            "section-mark-of-row",
            "`\(mark)` can't be applied to a row, and the cases of `\(owner)` are rows",
            remedy: "write it at the property that holds the rows, or mark `\(owner)` with `section`")
    }
}

/// What can be wrong with a protocol or base class whose types below it are kinds of rows.
extension DiagnosticEntry {
    static func noKinds(_ name: String, isProtocol: Bool) -> Self {
        Self(
            "no-kinds",
            isProtocol
                ? "no type among the inputs conforms to `\(name)`"
                : "no class among the inputs inherits from `\(name)`",
            remedy: isProtocol
                ? "list the folder of the types that do under `generate:` or `read:` in .listgen.yml"
                : "take `rows` away: then `\(name)` is one kind of row; or list the folder of the subclasses under "
                    + "`generate:` or `read:` in .listgen.yml")
    }

    /// `path` leads from what it inherits from back to it.
    static func cyclicHierarchy(_ name: String, path: [String]) -> Self {
        Self(
            "cyclic-hierarchy",
            path.isEmpty
                ? "`\(name)` inherits from itself"
                : "`\(name)` inherits from itself, by way of \(Phrase.listed(path.map { "`\($0)`" }, "and"))",
            remedy: "take one of these inheritances away; typealiases among them are followed")
    }

    static func genericKind(_ name: String, of root: String) -> Self {
        Self(
            "generic-kind", "`\(name)` is generic, so its values are of any number of types below `\(root)`",
            remedy: "make a row of a type without type parameters that holds it")
    }

    static func takenRowsName(_ name: String, of root: String, taken: SourcePlace) -> Self {
        Self(
            "taken-rows-name",
            "the enum of the rows of `\(root)` would be called `\(name)`, which is there already",
            notes: [Diagnostic.Note("here", at: taken)],
            remedy: "write `rowType:` in the mark, as in `rows(rowType: \"\(root)Kind\")`")
    }
}

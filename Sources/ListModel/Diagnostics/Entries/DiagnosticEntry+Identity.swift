import SourceText

/// What can be wrong with the identity and content of rows.
extension DiagnosticEntry {
    /// Whether the type is of the program, and what `id:` takes there beside a key path.
    static func rowWithoutIdentity(_ name: String, type: String, isKnown: Bool, values: [String]) -> Self {
        Self(
            "row-without-identity",
            "nothing says which `\(type)` of `\(name)` is the same one after an update",
            remedy: (isKnown
                ? "give `\(type)` a member `id` that the list can see, or write `row(id: \\.member)`"
                : "write `row(id: \\.member as String)` with the member and its type")
                + values.map { ", or `row(id: .\($0))`" }.joined())
    }

    static func sectionWithoutIdentity(_ type: String) -> Self {
        Self(
            "section-without-identity",
            "nothing says which `\(type)` is the same section after an update",
            remedy: "give `\(type)` a member `id`, or write `section(id: \\.member)`")
    }

    /// `isHashable` tells whether the value of the row may be its identity.
    static func kindOfMany(_ name: String, isHashable: Bool) -> Self {
        Self(
            "kind-identity-for-many-rows", "`\(name)` has many rows, and `.kind` gives all of them the same identity",
            remedy: identities(isHashable: isHashable))
    }

    /// `value` is what the mark says in the place of a key path.
    static func identityOfSections(_ type: String, value: String) -> Self {
        Self(
            "identity-of-sections", "`.\(value)` cannot say which `\(type)` is the same section after an update",
            remedy: "give `\(type)` a member `id`, or write `section(id: \\.member)`")
    }

    /// The type of the result of an `id:` closure can neither be read nor inferred. `parameters` are its own.
    static func identityWithoutType(_ name: String, closure: String, parameters: [String]) -> Self {
        let names = parameters.isEmpty || parameters[0].first == "$" ? "" : parameters.joined(separator: ", ")
        let written = names.isEmpty ? "\(closure) as String" : "{ \(names) -> String in … }"
        return Self(
            "identity-without-type", "the closure that identifies `\(name)` has a result of unknown type",
            remedy: "write its type: `id: \(written)`")
    }

    /// `isHashable` tells whether the value of the row may be its identity.
    static func positionOfCase(_ name: String, isHashable: Bool) -> Self {
        Self(
            "position-of-case", "`\(name)` is a case, which does not know the positions of its rows",
            remedy: identities(isHashable: isHashable) + "; the position is given at the property that holds the rows")
    }

    /// `part` is what keeps the type from it: declared in the program, or a tuple.
    static func identityNotHashable(_ name: String, type: String, part: String, declared: SourcePlace?) -> Self {
        Self(
            "identity-not-hashable",
            "the identity of `\(name)` is of type `\(type)`, which is not Hashable",
            notes: declared.map { [Diagnostic.Note("`\(part)` is declared here", at: $0)] } ?? [],
            remedy: declared == nil
                ? "choose another identity with `id:`; `\(part)` is never Hashable"
                : "make `\(part)` Hashable, or choose another identity with `id:`")
    }

    /// `members` are those that the type is known to have.
    static func unknownMemberType(
        _ member: String, in type: String, members: [String], holdsRows: Bool = false, example: String = "String"
    ) -> Self {
        Self(
            "unknown-member-type", "the type of `\(member)` of `\(type)` is not known",
            remedy: holdsRows
                ? "write it: `\\.\(member) as [Row]`, with the type of the rows"
                : Self.memberRemedy(member, members: members, example: example))
    }

    /// A key path with a type that is not that of its member.
    static func otherMemberType(_ path: String, written: String, declared: String) -> Self {
        Self(
            "other-member-type",
            "`\(path)` says `\(written)`, and the member is declared as `\(declared)`",
            remedy: "write `\(path.prefix { $0 != " " })`")
    }

    /// `members` are those of the type, `path` what the mark says; nil if it can say no more. `argument` is one that takes a
    /// closure as well and no type after `as`.
    static func unknownMember(
        _ member: String, in type: String, members: [String], path: String?, argument: String? = nil,
        example: String = "String"
    ) -> Self {
        let elsewhere = path.map { path in
            "; one of a file that is not read "
                + (argument.map { "can be read by a closure: `\($0): { $0.\(path) }`" }
                    ?? "needs its type: `\\.\(path) as \(example)`")
        }
        return Self(
            "unknown-member", "`\(type)` has no member `\(member)`",
            remedy: Self.nearMember(member, members: members)
                ?? "name a member of `\(type)`" + (elsewhere ?? ""))
    }

    /// A key path to a value of another type than the argument takes. `isRaw` if its raw value is of that type.
    static func valueOfOtherType(
        _ path: String, type: String, argument: String, wanted: String, isRaw: Bool, isOptional: Bool
    ) -> Self {
        let member = String(path.drop { $0 != "." })
        return Self(
            "value-of-other-type", "`\(path)` is of type `\(type)`, and `\(argument)` takes a `\(wanted)`",
            remedy: isRaw
                ? "write `\(path).rawValue`"
                : isOptional
                    ? "say what is taken in place of nil: `\(argument): { $0\(member) ?? <#\(wanted)#> }`"
                    : "name a member of that type, or write a closure: `\(argument): { <#\(wanted)#> }`")
    }

    static func classWithoutContent(_ name: String, type: String, kind: String, declared: SourcePlace) -> Self {
        Self(
            "class-without-content",
            "`\(type)` is \(kind), so nothing says when a row of `\(name)` has changed",
            notes: [Diagnostic.Note("`\(type)` is declared here", at: declared)],
            remedy: "write what counts: `row(content: [\\.member])`, `.equatable`, `.instance` or `.always`")
    }

    /// Without a declaration for a type that can never be. `isIsolated` if it is on an actor alone.
    static func contentNotEquatable(_ name: String, type: String, declared: SourcePlace?, isIsolated: Bool = false)
        -> Self
    {
        Self(
            "content-not-equatable",
            "`\(type)` is not Equatable\(isIsolated ? " off its actor" : ""), so nothing says when a row of `\(name)` has changed",
            notes: declared.map { [Diagnostic.Note("`\(type)` is declared here", at: $0)] } ?? [],
            remedy: (declared == nil
                ? ""
                : isIsolated ? "take the actor away from the conformance, or " : "make `\(type)` Equatable, or ")
                + "write what counts: `row(content: [\\.member])` or `.always`")
    }

    static func unreadableMember(_ member: String, of type: String, because reason: String, declared: SourcePlace)
        -> Self
    {
        Self(
            "unreadable-member", "`\(member)` of `\(type)` \(reason)",
            notes: [Diagnostic.Note("`\(member)` is declared here", at: declared)],
            remedy: "name another member, as in `row(id: \\.member)`, or make it a stored property")
    }

    static func undeclaredContent(_ name: String, type: String) -> Self {
        Self(
            "undeclared-content",
            "no input declares `\(type)`, so nothing says when a row of `\(name)` has changed",
            remedy:
                "write what counts: `row(content: .equatable)`, `.instance`, `.always` or `[\\.member as String]`; `list`, `section`, `rows` and .listgen.yml take `content:` for all their rows"
        )
    }

    static func undeclaredIdentity(_ name: String, type: String) -> Self {
        Self(
            "undeclared-identity",
            "no input declares `\(type)`, so nothing says that it can be the identity of `\(name)`",
            remedy: "write a key path with its type: `row(id: \\.member as String)`")
    }

    static func instanceOfValue(_ name: String, type: String, declared: SourcePlace) -> Self {
        Self(
            "instance-of-value", "`\(type)` is a value, so rows of `\(name)` have no instance to compare",
            notes: [Diagnostic.Note("`\(type)` is declared here", at: declared)],
            remedy: "write `.equatable`, `.always` or `[\\.member]`")
    }

    static func partialEquality(_ type: String, missing: [String], row: String, used: SourcePlace) -> Self {
        Self(
            "partial-equality", severity: .warning,
            "`==` of `\(type)` leaves out \(Phrase.listed(missing.map { "`\($0)`" }, "and"))",
            notes: [Diagnostic.Note("rows of `\(row)` change where `==` says so", at: used)],
            remedy: "compare them too, or write `row(content: [\\.member])`")
    }

    static func instanceAsIdentity(_ name: String, type: String) -> Self {
        Self(
            "instance-as-identity",
            "rows of `\(name)` are not objects of a class among the inputs, and `.instance` tells objects apart",
            remedy: "write a key path to a member that tells them apart: `row(id: \\.member)`")
    }

    /// `count` is that of the parameters which the method is to have.
    static func unknownModelMethod(_ name: String, of type: String, count: Int, near: String?) -> Self {
        Self(
            "unknown-model-method",
            "`\(type)` has no method `\(name)` "
                + (count == 0 ? "without parameters" : "that takes one value"),
            remedy: near.map { "did you mean `\($0)`?" }
                ?? "name a method that `\(type)` or a protocol of it declares, or write a key path")
    }

    static func methodWithoutResult(_ name: String, of type: String, declared: SourcePlace) -> Self {
        Self(
            "method-without-result", "`\(name)` of `\(type)` does not say what the mark asks for",
            notes: [Diagnostic.Note("it is declared here", at: declared)],
            remedy: "name a method that gives the identity for `id:`, a `Bool` for `content:`")
    }

    /// `call` is `UUID()` or `hashValue`.
    static func unstableIdentity(_ member: String, of type: String, call: String, row: String, used: SourcePlace)
        -> Self
    {
        let isHash = call == "hashValue"
        return Self(
            "unstable-identity", severity: .warning,
            isHash
                ? "`\(member)` of `\(type)` is a `hashValue`, which two different values may share"
                : "`\(member)` of `\(type)` calls `UUID()`, so it is another one each time that it is read",
            notes: [Diagnostic.Note("it is the identity of `\(row)`", at: used)],
            remedy: isHash
                ? "name what tells two of them apart, as in `row(id: \\.member)`"
                : "store it in a constant of `\(type)`, or name what tells two of them apart, as in `row(id: \\.member)`"
        )
    }

    private static func identities(isHashable: Bool) -> String {
        isHashable
            ? "write a key path, `.value`, or `.occurrence` where equal rows are legal"
            : "write a key path to a member that tells them apart: `row(id: \\.member)`"
    }

    private static func nearMember(_ member: String, members: [String]) -> String? {
        Spelling.nearest(to: member, among: members).map { "did you mean `\($0)`?" }
    }

    private static func memberRemedy(_ member: String, members: [String], example: String) -> String {
        let written = "write it: `\\.\(member) as \(example)`"
        guard let first = member.nameComponents.first, !members.contains(String(first)) else { return written }
        if let near = Spelling.nearest(to: String(first), among: members) {
            return "did you mean `\(near)`? else \(written)"
        }
        return written
    }

    static func outlineOfOther(_ name: String, type: String, element: String) -> Self {
        Self(
            "outline-of-other", "`children:` makes an outline of an array, and `\(name)` is `\(type)`",
            remedy: "declare `\(name): [\(element)]`, or take `children:` out")
    }

    static func childrenOfOtherType(_ member: String, type: String, row: String) -> Self {
        Self(
            "children-of-other-type", "the rows below a `\(row)` are `\(row)`s, and `\(member)` is `\(type)`",
            remedy: "name a member of type `[\(row)]` or `[\(row)]?`")
    }

    static func outlineWithoutIdentity(_ name: String, type: String, isOfKinds: Bool) -> Self {
        Self(
            "outline-without-identity",
            "rows of the outline `\(name)` need an identity that stays when rows below them change",
            remedy: isOfKinds
                ? "take `id: .position` and `id: .occurrence` out of `\(name)` and of the cases of `\(type)`"
                : "give `\(type)` a member `id`, or name one: `id: \\.name`")
    }

    static func expansionNotStored(_ member: String, row: String, list: String, identity: String) -> Self {
        Self(
            "expansion-not-stored",
            "`\(member)` is neither a `Bool` of `\(row)` nor a `var` of `\(list)` with identities of expanded rows",
            remedy: "declare `var \(member): Bool` in `\(row)`, or `var \(member): Set<\(identity)>` in `\(list)`")
    }

    static func unwritableExpansion(_ expansion: String, _ member: String, of type: String, list: String) -> Self {
        Self(
            "unwritable-expansion", "`toggle(_:)` cannot write `\(expansion)`: `\(member)` of `\(type)` cannot be set",
            remedy: "make `\(member)` a `var`, or name a `Set` of `\(list)` that holds the identities of expanded rows")
    }
}

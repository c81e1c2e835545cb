import NibSurface
import SourceText

/// What can be wrong with nibs and storyboards, and with taking views from them.
extension DiagnosticEntry {
    static func noLibxml2(because reason: String?) -> Self {
        Self(
            "no-libxml2", "there is no libxml2 to read this with" + (reason.map { ": \($0)" } ?? ""),
            remedy: "install it (`apt-get install libxml2`), or set LISTGEN_LIBXML2 to the library")
    }

    package static func unreadableNib(because reason: String) -> Self {
        Self(
            "unreadable-nib", "this file of Interface Builder cannot be read: \(reason)",
            remedy: "open it in Xcode and save it, or leave it out with `exclude:`")
    }

    static func severalNibs(_ name: String, nibs: [String], places: [SourcePlace]) -> Self {
        Self(
            "several-nibs",
            "\(Phrase.listed(nibs.map { "`\($0)`" }, "and")) are nibs of `\(name)`, and no mark says which it comes from",
            notes: places.map { Diagnostic.Note("one is here", at: $0) },
            remedy: "write `// listgen:cell(nib: \"\(nibs.first ?? "")\")` at the class, or `nib:` at the row")
    }

    static func missingNib(_ name: String, of cell: String, near: String?) -> Self {
        Self(
            "missing-nib", "no nib among the inputs is called `\(name)`",
            remedy: near.map { "did you mean `\($0)`?" } ?? "add its folder to the inputs, or correct the name")
    }

    static func missingPrototype(_ identifier: String, near: String?) -> Self {
        Self(
            "missing-prototype", "no storyboard among the inputs has a prototype `\(identifier)`",
            remedy: near.map { "did you mean `\($0)`?" }
                ?? "give the prototype this reuse identifier, or add the folder of its storyboard to the inputs")
    }

    /// `at` is the second of the objects.
    static func severalObjectsInNib(nib: String, count: Int, of name: String, at place: SourcePlace) -> Self {
        Self(
            "several-objects-in-nib",
            "the nib `\(nib)` of `\(name)` has \(count == 0 ? "no object" : "\(count) objects") at its top level",
            notes: [Diagnostic.Note(count == 0 ? "it is here" : "the second is here", at: place)],
            remedy: count == 0
                ? "add the view"
                : "leave one, gesture recognisers included; if you load it yourself, write `registered: false`")
    }

    /// `found` is nil for an object of an unknown kind.
    static func otherClassInNib(nib: String, found: String?, isDeclared: Bool, wanted: String, at place: SourcePlace)
        -> Self
    {
        Self(
            "other-class-in-nib",
            "\(nib) gives " + (found.map { "`\($0)`" } ?? "another object") + ", not `\(wanted)`"
                + (isDeclared || found?.hasPrefix("UI") ?? true ? "" : "; no input declares `\(found ?? "")`"),
            notes: [Diagnostic.Note("its class is given here", at: place)],
            remedy:
                "set the class to `\(wanted.nameComponents.last ?? "")` in Interface Builder, or name another")
    }

    static func nibClassWithoutModule(_ name: String, at place: SourcePlace) -> Self {
        Self(
            "nib-class-without-module", "the nib of `\(name)` does not say the module of the class",
            notes: [Diagnostic.Note("the class is named here", at: place)],
            remedy: "choose the module, or \"Inherit Module From Target\", under the class in Interface Builder")
    }

    static func nibClassOfOtherModule(_ name: String, said: String, module: String, at place: SourcePlace) -> Self {
        Self(
            "nib-class-of-other-module", "the nib of `\(name)` looks for it in the module `\(said)`",
            notes: [Diagnostic.Note("the class is named here", at: place)],
            remedy: "choose `\(module)`, or \"Inherit Module From Target\", under the class in Interface Builder")
    }

    static func otherReuseIdentifier(nib: String, own: String, used: String, at place: SourcePlace) -> Self {
        Self(
            "other-reuse-identifier",
            "the nib `\(nib)` has the reuse identifier `\(own)`, and is registered as `\(used)`",
            notes: [Diagnostic.Note("it is said here", at: place)],
            remedy: "leave out `reuse:`, or make the two equal")
    }

    static func notMadeByCoder(_ name: String, nib: String, because reason: String, makesItself: Bool = false) -> Self {
        Self(
            "not-made-by-coder", "`\(name)` comes from \(nib), and its `init(coder:)` \(reason)",
            remedy: "write `super.init(coder: coder)`, or "
                + (makesItself ? "`nib: .none` if its class makes it" : "take the initialisers out"))
    }

    /// `remedy` is where the origin of the class may be said.
    static func unusedNib(
        _ nib: String, of name: String, because reason: String, remedy site: ViewAdvice.Site, coder: SourcePlace,
        at place: SourcePlace?
    ) -> Self {
        Self(
            "unused-nib", severity: .warning,
            "`\(name)` is made by its class and not from the nib `\(nib)`: its `init(coder:)` \(reason)",
            notes: [Diagnostic.Note("it is declared here", at: coder)]
                + (place.map { [Diagnostic.Note("the nib names it here", at: $0)] } ?? []),
            remedy: site.mark("nib: .none", name) + ", or remove the nib")
    }

    /// `found` and `wanted` say what the views are to a list view.
    static func otherPrototypeKind(_ identifier: String, found: String, wanted: String, at place: SourcePlace) -> Self {
        Self(
            "other-prototype-kind", "the prototype `\(identifier)` is a \(found), and the list needs a \(wanted)",
            notes: [Diagnostic.Note("it is here", at: place)],
            remedy: "name a prototype that is a \(wanted), or move the view into a nib and write `nib:`")
    }

    static func headerOfPrototype(_ identifier: String) -> Self {
        Self(
            "header-of-prototype",
            "a table has no prototypes of headers and footers, and `\(identifier)` is named as one",
            remedy: "move the view into a nib, and write `nib:`")
    }

    static func prototypeOfOtherScene(_ identifier: String, owner: String, shown: SourcePlace, at place: SourcePlace)
        -> Self
    {
        Self(
            "prototype-of-other-scene",
            "`\(owner)` shows the list, and the prototype `\(identifier)` is in another scene",
            notes: [
                Diagnostic.Note("the scene of `\(owner)` is here", at: shown),
                Diagnostic.Note("the prototype is here", at: place),
            ],
            remedy: "copy the prototype into the scene of `\(owner)`, or move it into a nib and write `nib:`")
    }

    static func severalReuseIdentifiers(_ name: String, said: [(name: String, text: String, place: SourcePlace)])
        -> Self
    {
        Self(
            "several-reuse-identifiers",
            "the app registers `\(name)`, and "
                + Phrase.listed(said.map { "`\($0.name)` says `\($0.text)`" }, "and"),
            notes: said.map { Diagnostic.Note("`\($0.name)` is declared here", at: $0.place) },
            remedy: "write `reuse: \"\(said.first?.text ?? "")\"`")
    }

    /// `member` is the static member that says it.
    static func changedReuseIdentifier(_ name: String, _ text: String, member: (name: String, place: SourcePlace)?)
        -> Self
    {
        Self(
            "changed-reuse-identifier", severity: .warning,
            "`\(name)` is dequeued as `\(text)`, "
                + (member.map { "as its `\($0.name)` says" } ?? "its simple name")
                + "; an earlier listgen took `\(name)`",
            notes: member.map { [Diagnostic.Note("`\($0.name)` is declared here", at: $0.place)] } ?? [],
            remedy: "write `reuse: \"\(text)\"`, or `reuse: \"\(name)\"` if the app registers that")
    }

    static func severalOrigins(_ name: String, other: SourcePlace) -> Self {
        Self(
            "several-origins", "rows of this list take `\(name)` from different nibs under one reuse identifier",
            notes: [Diagnostic.Note("the other is here", at: other)],
            remedy: "say the same in each, or at the class; for two layouts give one a `reuse:` of its own")
    }
}

/// Why nibs are not read.
extension DiagnosticEntry {
    /// Why there is no library to read nibs with.
    package static func noLibxml2(_ fault: Libxml2Fault) -> Self {
        switch fault {
        case .notFound: noLibxml2(because: nil)
        case .notLoaded(let path, let reason): noLibxml2(because: "`\(path)` cannot be loaded: \(reason)")
        case .missingSymbol(let path, let symbol): noLibxml2(because: "`\(path)` has no function `\(symbol)`")
        }
    }

    /// Why a file was not read, and where it says so.
    package static func unreadableNib(_ fault: NibFault) -> (Self, SourceRange) {
        switch fault {
        case .malformed(let reason, let range):
            (.unreadableNib(because: reason.isEmpty ? "it is not XML" : "it is not XML (\(reason))"), range)
        case .truncated(let element, let range):
            (.unreadableNib(because: "it ends before `<\(element)>` is closed"), range)
        case .hasDocumentType(let range):
            (.unreadableNib(because: "it declares a document type, which Interface Builder never writes"), range)
        case .tooManyAttributes(let range):
            (.unreadableNib(because: "a tag has more attributes than any object has"), range)
        case .foreign(let root, let type, let range):
            (
                .unreadableNib(
                    because: "it is a `<\(root)>`" + (type.map { " of type `\($0)`" } ?? "")
                        + ", and Interface Builder writes a `<document>` for Cocoa Touch"), range
            )
        }
    }
}

import SourceText

/// What can be wrong with nibs and storyboards, and with taking views from them.
public enum NibDiagnostic: DiagnosticCase {
    case noLibxml2(because: String?)
    case unreadable(because: String)
    case severalNibs(String, nibs: [String], places: [SourcePlace])
    case missingNib(String, of: String, near: String?)
    case missingPrototype(String, near: String?)
    /// `at` is the second of the objects.
    case severalObjects(nib: String, count: Int, of: String, at: SourcePlace)
    /// `found` is nil for an object of an unknown kind.
    case otherClass(nib: String, found: String?, isDeclared: Bool, wanted: String, at: SourcePlace)
    case classWithoutModule(String, at: SourcePlace)
    case classOfOtherModule(String, said: String, module: String, at: SourcePlace)
    case otherReuseIdentifier(nib: String, own: String, used: String, at: SourcePlace)
    case notMadeByCoder(String, nib: String, because: String, makesItself: Bool = false)
    /// `remedy` is where the origin of the class may be said.
    case unusedNib(
        String, of: String, because: String, remedy: ViewAdvice.Site, coder: SourcePlace, at: SourcePlace?)
    /// `found` and `wanted` say what the views are to a list view.
    case otherPrototypeKind(String, found: String, wanted: String, at: SourcePlace)
    case headerOfPrototype(String)
    case prototypeOfOtherScene(String, owner: String, shown: SourcePlace, at: SourcePlace)
    case severalReuseIdentifiers(String, said: [(name: String, text: String, place: SourcePlace)])
    /// `member` is the static member that says it.
    case changedReuseIdentifier(String, String, member: (name: String, place: SourcePlace)?)
    case severalOrigins(String, other: SourcePlace)

    private static let nib = SourcePlace(path: "StoryCell.xib", range: SourceRange(0, 0))

    @_optimize(none)
    public static var samples: [Self] {
        [
            .severalNibs("StoryCell", nibs: ["StoryCell", "WideStoryCell"], places: [nib, nib]),
            .missingNib("StoryCel", of: "StoryCell", near: "StoryCell"),
            .missingPrototype("stroy", near: "story"),
            .severalObjects(nib: "StoryCell", count: 2, of: "StoryCell", at: nib),
            .otherClass(
                nib: "the nib `StoryCell`", found: "BannerCell", isDeclared: true, wanted: "StoryCell", at: nib),
            .classWithoutModule("StoryCell", at: nib),
            .classOfOtherModule("StoryCell", said: "Kit", module: "App", at: nib),
            .otherReuseIdentifier(nib: "StoryCell", own: "story", used: "StoryCell", at: nib),
            .notMadeByCoder("StoryCell", nib: "the nib `StoryCell`", because: "ends the app"),
            .unusedNib(
                "StoryCell", of: "StoryCell", because: "ends the app", remedy: .markedClass,
                coder: SourcePlace(path: "StoryCell.swift", range: SourceRange(0, 0)), at: nib),
            .otherPrototypeKind("story", found: "header", wanted: "cell of a collection view", at: nib),
            .headerOfPrototype("head"),
            .prototypeOfOtherScene("story", owner: "FeedController", shown: nib, at: nib),
            .severalReuseIdentifiers(
                "TipCell", said: [("reuseIdentifier", "tip", nib), ("cellIdentifier", "TipCell", nib)]),
            .changedReuseIdentifier("TipCell", "tip", member: ("reuseIdentifier", nib)),
            .severalOrigins("TipCell", other: nib),
            .noLibxml2(because: nil),
            .unreadable(because: "it ends before `<objects>` is closed"),
        ]
    }

    @_optimize(none)
    public var entry: DiagnosticEntry {
        switch self {
        case .severalNibs(let name, let nibs, let places):
            DiagnosticEntry(
                "several-nibs",
                "\(Phrase.listed(nibs.map { "`\($0)`" }, "and")) are nibs of `\(name)`, and no mark says which it comes from",
                notes: places.map { Diagnostic.Note("one is here", at: $0) },
                remedy: "write `// listgen:cell(nib: \"\(nibs.first ?? "")\")` at the class, or `nib:` at the row",
                explanation: """
                    A nib whose only object is of the class of a cell is registered without a mark. If several are, nobody \
                    can tell which of them the list shows.
                    """,
                wrong: "// listgen:cell\nfinal class StoryCell: UITableViewCell {}",
                right: "// listgen:cell(nib: \"WideStoryCell\")\nfinal class StoryCell: UITableViewCell {}")
        case .missingNib(let name, let cell, let near):
            DiagnosticEntry(
                "missing-nib", "no nib among the inputs is called `\(name)`",
                remedy: near.map { "did you mean `\($0)`?" } ?? "add its folder to the inputs, or correct the name",
                explanation: """
                    A nib that is not in the bundle ends the app when the first `\(cell)` is shown. Its name is that of the \
                    file, without extension and device. If the inputs hold no nib at all, a name is trusted.
                    """, wrong: "// listgen:cell(nib: \"StoryCel\")", right: "// listgen:cell(nib: \"StoryCell\")")
        case .missingPrototype(let identifier, let near):
            DiagnosticEntry(
                "missing-prototype", "no storyboard among the inputs has a prototype `\(identifier)`",
                remedy: near.map { "did you mean `\($0)`?" }
                    ?? "give the prototype this reuse identifier, or add the folder of its storyboard to the inputs",
                explanation: """
                    UIKit makes a prototype cell by the reuse identifier that the storyboard gives it. Cells of a static \
                    table are no prototypes. If the inputs hold no storyboard at all, an identifier is trusted.
                    """, wrong: "// listgen:cell(prototype: \"stroy\")", right: "// listgen:cell(prototype: \"story\")")
        case .severalObjects(let nib, let count, let name, let place):
            DiagnosticEntry(
                "several-objects-in-nib",
                "the nib `\(nib)` of `\(name)` has \(count == 0 ? "no object" : "\(count) objects") at its top level",
                notes: [Diagnostic.Note(count == 0 ? "it is here" : "the second is here", at: place)],
                remedy: count == 0
                    ? "add the view"
                    : "leave one, gesture recognisers included; if you load it yourself, write `registered: false`",
                explanation: """
                    UIKit refuses a registered nib with more or less than one object at its top level, whatever the others \
                    are.
                    """)
        case .otherClass(let nib, let found, let isDeclared, let wanted, let place):
            DiagnosticEntry(
                "other-class-in-nib",
                "\(nib) gives " + (found.map { "`\($0)`" } ?? "another object") + ", not `\(wanted)`"
                    + (isDeclared || found?.hasPrefix("UI") ?? true ? "" : "; no input declares `\(found ?? "")`"),
                notes: [Diagnostic.Note("its class is said here", at: place)],
                remedy:
                    "set the class to `\(wanted.nameComponents.last ?? "")` in Interface Builder, or name another",
                explanation: "The cell that is dequeued has the class which the nib or storyboard says.",
                wrong: "// listgen:cell(nib: \"BannerCell\")\nfinal class StoryCell: UITableViewCell {}",
                right: "// listgen:cell(nib: \"StoryCell\")\nfinal class StoryCell: UITableViewCell {}")
        case .classWithoutModule(let name, let place):
            DiagnosticEntry(
                "nib-class-without-module", "the nib of `\(name)` does not say the module of the class",
                notes: [Diagnostic.Note("the class is named here", at: place)],
                remedy: "choose the module, or \"Inherit Module From Target\", under the class in Interface Builder",
                explanation: """
                    Without a module a class is looked up by its name in Objective-C, which a class of Swift has only with \
                    `@objc(\(name))`. UIKit then makes a plain cell instead.
                    """)
        case .classOfOtherModule(let name, let said, let module, let place):
            DiagnosticEntry(
                "nib-class-of-other-module", "the nib of `\(name)` looks for it in the module `\(said)`",
                notes: [Diagnostic.Note("the class is named here", at: place)],
                remedy: "choose `\(module)`, or \"Inherit Module From Target\", under the class in Interface Builder",
                explanation: "A class that is not found in the module that a nib names is replaced by a plain view.")
        case .otherReuseIdentifier(let nib, let own, let used, let place):
            DiagnosticEntry(
                "other-reuse-identifier",
                "the nib `\(nib)` has the reuse identifier `\(own)`, and is registered as `\(used)`",
                notes: [Diagnostic.Note("it is said here", at: place)],
                remedy: "leave out `reuse:`, or make the two equal",
                explanation: "UIKit refuses a nib whose view has a reuse identifier other than the registered one.",
                wrong: "// listgen:cell(nib: \"StoryCell\", reuse: \"StoryCell\")",
                right: "// listgen:cell(nib: \"StoryCell\")")
        case .notMadeByCoder(let name, let nib, let reason, let makesItself):
            DiagnosticEntry(
                "not-made-by-coder", "`\(name)` comes from \(nib), and its `init(coder:)` \(reason)",
                remedy: "write `super.init(coder: coder)`, or "
                    + (makesItself ? "`nib: .none` if its class makes it" : "take the initialisers out"),
                explanation: "UIKit makes the objects of a nib or storyboard by `init(coder:)`.",
                wrong: "required init?(coder: NSCoder) { fatalError() }",
                right: "required init?(coder: NSCoder) { super.init(coder: coder) }")
        case .unusedNib(let nib, let name, let reason, let site, let coder, let place):
            DiagnosticEntry(
                "unused-nib", mayFollowFrom: .faultyMark, severity: .warning,
                "`\(name)` is made by its class and not from the nib `\(nib)`: its `init(coder:)` \(reason)",
                notes: [Diagnostic.Note("it is declared here", at: coder)]
                    + (place.map { [Diagnostic.Note("the nib names it here", at: $0)] } ?? []),
                remedy: site.mark("nib: .none", name) + ", or remove the nib",
                explanation: """
                    UIKit makes the objects of a nib by `init(coder:)`. If that cannot make the view, and the class makes it \
                    by the initialiser which UIKit calls for a registered class, the list registers the class. `nib: .none` \
                    says that it does so whatever nibs there are.
                    """)
        case .otherPrototypeKind(let identifier, let found, let wanted, let place):
            DiagnosticEntry(
                "other-prototype-kind", "the prototype `\(identifier)` is a \(found), and the list needs a \(wanted)",
                notes: [Diagnostic.Note("it is here", at: place)],
                remedy: "name a prototype that is a \(wanted), or move the view into a nib and write `nib:`",
                explanation: """
                    A collection view has prototypes of cells, of one header and of one footer, and dequeues each for its \
                    own kind alone; a table has prototypes of cells. Another kind ends the app when the first view is shown.
                    """,
                wrong: "// listgen:footer(view: TitleView, prototype: \"header\")",
                right: "// listgen:footer(view: TitleView, prototype: \"footer\")")
        case .headerOfPrototype(let identifier):
            DiagnosticEntry(
                "header-of-prototype",
                "a table has no prototypes of headers and footers, and `\(identifier)` is named as one",
                remedy: "move the view into a nib, and write `nib:`",
                explanation: """
                    In Interface Builder a table has prototypes of cells alone. `dequeueReusableHeaderFooterView` finds what \
                    is registered for it: a class or a nib.
                    """,
                wrong: "// listgen:header(view: TitleView, prototype: \"head\")",
                right: "// listgen:header(view: TitleView, nib: \"TitleView\")")
        case .prototypeOfOtherScene(let identifier, let owner, let shown, let place):
            DiagnosticEntry(
                "prototype-of-other-scene",
                "`\(owner)` shows the list, and the prototype `\(identifier)` is in another scene",
                notes: [
                    Diagnostic.Note("the scene of `\(owner)` is here", at: shown),
                    Diagnostic.Note("the prototype is here", at: place),
                ],
                remedy: "copy the prototype into the scene of `\(owner)`, or move it into a nib and write `nib:`",
                explanation: """
                    A list view makes the prototypes that the storyboard gives to it. Those of another scene belong to another \
                    list view; dequeuing one ends the app.
                    """)
        case .severalReuseIdentifiers(let name, let said):
            DiagnosticEntry(
                "several-reuse-identifiers", mayFollowFrom: .faultyMark,
                "the app registers `\(name)`, and "
                    + Phrase.listed(said.map { "`\($0.name)` says `\($0.text)`" }, "and"),
                notes: said.map { Diagnostic.Note("`\($0.name)` is declared here", at: $0.place) },
                remedy: "write `reuse: \"\(said.first?.text ?? "")\"`",
                explanation: """
                    The identifier of a class that the app registers is the string of a static member of the class called \
                    `reuseIdentifier`, `identifier`, `cellIdentifier`, `reuseID` or `reuseId`, else its simple name. Which \
                    of two is meant is never guessed.
                    """)
        case .changedReuseIdentifier(let name, let text, let member):
            DiagnosticEntry(
                "changed-reuse-identifier", mayFollowFrom: .faultyMark, severity: .warning,
                "`\(name)` is dequeued as `\(text)`, "
                    + (member.map { "as its `\($0.name)` says" } ?? "its simple name")
                    + "; an earlier listgen took `\(name)`",
                notes: member.map { [Diagnostic.Note("`\($0.name)` is declared here", at: $0.place)] } ?? [],
                remedy: "write `reuse: \"\(text)\"`, or `reuse: \"\(name)\"` if the app registers that",
                explanation: """
                    The app registers the class, so the list has to dequeue it by the identifier of the app: the string of a \
                    static member called `reuseIdentifier`, `identifier`, `cellIdentifier`, `reuseID` or `reuseId`, else the \
                    simple name of the class. Earlier versions took its full name.
                    """)
        case .severalOrigins(let name, let other):
            DiagnosticEntry(
                "several-origins", "rows of this list take `\(name)` from different nibs, or by different identifiers",
                notes: [Diagnostic.Note("the other is here", at: other)],
                remedy: "say the same in each, or at the class; for two layouts make a subclass for one of them",
                explanation: "A list registers a class once.",
                wrong: "// listgen:row(cell: TipCell, nib: \"WideTipCell\")\nvar wide: [Tip]",
                right: "// listgen:row(cell: WideTipCell)\nvar wide: [Tip]")
        case .noLibxml2(let reason):
            DiagnosticEntry(
                "no-libxml2", "there is no libxml2 to read this with" + (reason.map { ": \($0)" } ?? ""),
                remedy: "install it (`apt-get install libxml2`), or set LISTGEN_LIBXML2 to the library",
                explanation: """
                    Nibs and storyboards are read by libxml2, which is loaded for the first of them. macOS has it. An app \
                    without nibs needs none.
                    """)
        case .unreadable(let reason):
            DiagnosticEntry(
                "unreadable-nib", "this file of Interface Builder cannot be read: \(reason)",
                remedy: "open it in Xcode and save it, or leave it out with `exclude:`",
                explanation: """
                    A nib or storyboard that a list may need is read as Xcode saves it. One that Xcode cannot open either, \
                    with a conflict of a merge in it, say, tells nothing about the views in it.
                    """)
        }
    }
}

import SourceText

/// What can be wrong between what a nib connects and what is declared.
public enum ConnectionDiagnostic: DiagnosticCase {
    case undeclaredOutlet(String, of: String, near: String?, at: SourcePlace)
    case propertyWithoutOutlet(String, of: String, at: SourcePlace)
    case unconnectedOutlet(String, of: String, at: [SourcePlace])
    case openOutlet(String, of: String, at: [SourcePlace])
    /// `connected` is what the nib connects it to, with its article.
    case otherOutletType(String, of: String, type: String, connected: String, at: SourcePlace)
    case undeclaredAction(String, of: String, near: String?, at: SourcePlace)
    case methodWithoutAction(String, of: String, at: SourcePlace)
    case attributeOutOfReach(String, of: String, at: SourcePlace)
    /// `outlets` are `dataSource` and `delegate`, with the other places of connections; `owner` is the class that they are
    /// connected to.
    case connectedList(outlets: [String], owner: String, table: String, at: SourcePlace, others: [SourcePlace])
    /// `owner` is the class that shows the list.
    case staticTable(owner: String, table: String, at: SourcePlace)

    private static let nib = SourcePlace(path: "StoryCell.xib", range: SourceRange(0, 0))

    @_optimize(none)
    public static var samples: [Self] {
        [
            .undeclaredOutlet("titleLable", of: "StoryCell", near: "titleLabel", at: nib),
            .propertyWithoutOutlet("titleLabel", of: "StoryCell", at: nib),
            .unconnectedOutlet("titleLabel", of: "StoryCell", at: [nib]),
            .openOutlet("titleLabel", of: "StoryCell", at: [nib]),
            .otherOutletType("titleLabel", of: "StoryCell", type: "UILabel!", connected: "a `UIButton`", at: nib),
            .undeclaredAction("share:", of: "StoryCell", near: "shareStory:", at: nib),
            .methodWithoutAction("share(_:)", of: "StoryCell", at: nib),
            .attributeOutOfReach("inset", of: "StoryCell", at: nib),
            .connectedList(
                outlets: ["dataSource", "delegate"], owner: "FeedController", table: "Feed.Table", at: nib, others: []),
            .staticTable(owner: "FeedController", table: "Feed.Table", at: nib),
        ]
    }

    @_optimize(none)
    public var entry: DiagnosticEntry {
        switch self {
        case .undeclaredOutlet(let name, let owner, let near, let place):
            DiagnosticEntry(
                "undeclared-outlet", mayFollowFrom: .absence,
                "`\(owner)` has no outlet `\(name)`, which its nib connects",
                notes: [Diagnostic.Note("it is connected here", at: place)],
                remedy: near.map { "did you mean `\($0)`? correct one of the two" }
                    ?? "declare it with `@IBOutlet`, or remove the connection",
                explanation: """
                    A nib sets outlets by their names. One that the class does not have ends the app when the first view \
                    is made: "this class is not key value coding-compliant for the key".
                    """)
        case .propertyWithoutOutlet(let name, let owner, let place):
            DiagnosticEntry(
                "property-without-outlet", "the nib of `\(owner)` connects `\(name)`, which is no `@IBOutlet`",
                notes: [Diagnostic.Note("it is connected here", at: place)],
                remedy: "write `@IBOutlet` before it, or remove the connection",
                explanation: "A nib sets outlets by their names, which Objective-C knows only of properties marked so.",
                wrong: "var titleLabel: UILabel!", right: "@IBOutlet var titleLabel: UILabel!")
        case .unconnectedOutlet(let name, let owner, let places):
            DiagnosticEntry(
                "unconnected-outlet", "nothing connects the outlet `\(name)` of `\(owner)`",
                notes: places.map { Diagnostic.Note("this view does not", at: $0) },
                remedy: "connect it, or make its type optional with `?`",
                explanation: """
                    A `!` outlet that is not connected ends the app at its first use. It is enough if another nib, or a \
                    prototype, of the class connects it.
                    """, wrong: "@IBOutlet var badge: UIView!", right: "@IBOutlet var badge: UIView?")
        case .openOutlet(let name, let owner, let places):
            DiagnosticEntry(
                "open-outlet", severity: .warning, "nothing connects the outlet `\(name)` of `\(owner)`",
                notes: places.map { Diagnostic.Note("this view does not", at: $0) },
                remedy: "connect it, or make its type optional with `?`",
                explanation: """
                    A `!` outlet that is not connected ends the app where it is used. One that is inherited, or that its \
                    file never names again, may not be used.
                    """, wrong: "@IBOutlet var badge: UIView!", right: "@IBOutlet var badge: UIView?")
        case .otherOutletType(let name, let owner, let type, let connected, let place):
            DiagnosticEntry(
                "other-outlet-type", "the nib of `\(owner)` connects `\(name)`, a `\(type)`, to \(connected)",
                notes: [Diagnostic.Note("it is connected here", at: place)],
                remedy: "change the type of the outlet, or the class of the object in Interface Builder",
                explanation:
                    "A nib sets an outlet to whatever it connects. Another type ends the app at its first use.",
                wrong: "@IBOutlet var shareButton: UILabel!", right: "@IBOutlet var shareButton: UIButton!")
        case .undeclaredAction(let selector, let owner, let near, let place):
            DiagnosticEntry(
                "undeclared-action", mayFollowFrom: .absence,
                "`\(owner)` has no action `\(selector)`, which a control of its nib sends",
                notes: [Diagnostic.Note("it is sent here", at: place)],
                remedy: near.map { "did you mean `\($0)`? correct one of the two" }
                    ?? "declare it with `@IBAction`, or remove the connection",
                explanation: "A control that sends what its target does not have ends the app at the first tap.")
        case .methodWithoutAction(let name, let owner, let place):
            DiagnosticEntry(
                "method-without-action", "a control in the nib of `\(owner)` calls `\(name)`, which is no `@IBAction`",
                notes: [Diagnostic.Note("it is sent here", at: place)],
                remedy: "write `@IBAction` before it, or remove the connection",
                explanation: "A control calls its target through Objective-C, which knows only methods marked so.",
                wrong: "func share(_ sender: UIButton) {}", right: "@IBAction func share(_ sender: UIButton) {}")
        case .attributeOutOfReach(let name, let owner, let place):
            DiagnosticEntry(
                "attribute-out-of-reach",
                "the nib of `\(owner)` sets `\(name)` by its name, and it is no `@IBInspectable`",
                notes: [Diagnostic.Note("it is set here", at: place)],
                remedy: "write `@IBInspectable` before it, or remove the user-defined attribute",
                explanation: """
                    User-defined attributes are set by name, which Objective-C knows only of properties marked so.
                    """, wrong: "var inset: CGFloat = 8", right: "@IBInspectable var inset: CGFloat = 8")
        case .connectedList(let outlets, let owner, let table, let place, let others):
            DiagnosticEntry(
                "connected-list", severity: .warning,
                "the \(Phrase.listed(outlets.map { "`\($0)`" }, "and")) of this list view "
                    + (outlets.count == 1 ? "is" : "are") + " connected to `\(owner)`, and `\(table)` takes "
                    + (outlets.count == 1 ? "it" : "them") + " over",
                notes: others.map { Diagnostic.Note("connected here, too", at: $0) }
                    + [Diagnostic.Note("`\(owner)` shows the list here", at: place)],
                remedy: outlets.count + others.count > 1 ? "remove the connections" : "remove the connection",
                explanation: """
                    The generated class sets data source and delegate when it is made. Until then the list view asks the \
                    object that is connected here, which no longer answers.
                    """)
        case .staticTable(let owner, let table, let place):
            DiagnosticEntry(
                "static-table", severity: .warning,
                "the rows of this table are static, and `\(table)` shows its own",
                notes: [Diagnostic.Note("`\(owner)` shows the list here", at: place)],
                remedy: "set the content of the table to \"Dynamic Prototypes\" in Interface Builder",
                explanation: """
                    The storyboard gives a static table its rows. They are gone as soon as the generated table sets itself as \
                    the data source.
                    """)
        }
    }
}

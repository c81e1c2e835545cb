import SourceText

/// What can be wrong with how a cell is filled again.
public enum RefillDiagnostic: DiagnosticCase {
    case refillOfOwned(String)
    case refillOfHeader(String)
    /// `hasContent` is false for a row without payload.
    case reloadOfAlways(String, hasContent: Bool)
    /// `call` is what the function adds by, as `store(in:)`; `caller` is the function, if another one does so for it.
    case fillThatAdds(String, cell: String, call: String, isOwned: Bool, caller: SourcePlace?)

    @_optimize(none)
    public static var samples: [Self] {
        [
            .refillOfOwned("name"),
            .refillOfHeader("GroupHeader"),
            .reloadOfAlways("stories", hasContent: true),
            .fillThatAdds("configure(with:)", cell: "StoryCell", call: "store(in:)", isOwned: false, caller: nil),
        ]
    }

    @_optimize(none)
    public var entry: DiagnosticEntry {
        switch self {
        case .refillOfOwned(let row):
            DiagnosticEntry(
                "refill-of-owned-cell", "the context owns the cell of `\(row)`, so no other can take its place",
                remedy: "take `refill:` out; what fills the cell can remove what it added before",
                explanation: """
                    `refill: .reload` dequeues another cell when the row is to be filled again. There is one cell that the \
                    context owns, and it is always filled as it is.
                    """,
                wrong: "var name: Field  // listgen:row(cell: .owned(\\.nameCell), refill: .reload)",
                right: "var name: Field  // listgen:row(cell: .owned(\\.nameCell))")
        case .refillOfHeader(let view):
            DiagnosticEntry(
                "refill-of-header", "`\(view)` is a header or footer, and those are always filled as they are",
                remedy: "take `refill:` out; what fills the view can remove what it added before",
                explanation: "`refill:` says what happens to the cell of a row when the row is to be filled again.",
                wrong: """
                    // listgen:cell(reuse: "group", refill: .reload)
                    final class GroupHeader: UITableViewHeaderFooterView { … }
                    """,
                right: """
                    // listgen:cell(reuse: "group")
                    final class GroupHeader: UITableViewHeaderFooterView { … }
                    """)
        case .reloadOfAlways(let row, let hasContent):
            DiagnosticEntry(
                "reload-of-always",
                "`refill: .reload` replaces the cell of `\(row)` with every update, as its content always counts as changed",
                remedy: hasContent
                    ? "say what counts as changed, such as `content: .equatable` or `content: [\\.title]`, or take "
                        + "`refill: .reload` out"
                    : "take `refill: .reload` out",
                explanation: """
                    A cell that is replaced loses its animations, its scroll offset and what somebody is about to tap. With \
                    content `.always`, that would happen with every update of the list. A row that a method of the context \
                    or of the list fills has that content unless `content:` says otherwise, because nobody else can see \
                    what the method reads.
                    """,
                wrong: "var drafts: [Draft]  // listgen:row(cell: DraftCell, refill: .reload, content: .always)",
                right: "var drafts: [Draft]  // listgen:row(cell: DraftCell, refill: .reload, content: [\\.title])")
        case .fillThatAdds(let function, let cell, let call, let isOwned, let caller):
            DiagnosticEntry(
                "fill-that-adds", mayFollowFrom: .faultyMark, severity: .warning,
                "`\(function)` calls `\(call)` each time it fills `\(cell)`, which is filled again without `prepareForReuse()`",
                notes: caller.map { [Diagnostic.Note("called by this", at: $0)] } ?? [],
                remedy: isOwned
                    ? "remove first what was added before, or add it where the cell is made"
                    : "remove first what was added before, add it where the cell is made, or write `refill: .reload` on the "
                        + "cell or row to get another cell; `refill: .inPlace` says that nothing is added twice",
                explanation: """
                    A cell is filled in place when its row changes, without `prepareForReuse()`. What a fill adds is then \
                    there twice: two subscriptions, two taps. The body of the function is looked through for `store(in:)`, \
                    `subscribe`, `observe`, `addObserver`, `addTarget` with another target than `self`, `addAction`, \
                    `addGestureRecognizer` and `addInteraction`, and so are the methods of its class that it calls by their \
                    names. A call of `removeAll`, `cancel`, `removeTarget`, `prepareForReuse()` or the like before them says \
                    that it is taken care of.
                    """,
                wrong: """
                    func configure(with story: Story) {
                        story.likes.sink { [weak self] in self?.show($0) }.store(in: &subscriptions)
                    }
                    """,
                right: """
                    func configure(with story: Story) {
                        subscriptions.removeAll()
                        story.likes.sink { [weak self] in self?.show($0) }.store(in: &subscriptions)
                    }
                    """)
        }
    }
}

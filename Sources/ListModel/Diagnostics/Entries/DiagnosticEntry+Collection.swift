import SourceText

/// What can be wrong with what is said of collection views.
extension DiagnosticEntry {
    /// `target` shows the list; the argument is of the other kind of list view.
    static func argumentOfOtherTarget(_ argument: String, mark: String, target: ListTarget) -> Self {
        Self(
            "argument-of-other-target",
            "`\(argument)` of `\(mark)` is of \(Self.other(target)) views, and a \(target) view shows this list",
            remedy: "take it out, or write `list(.\(Self.other(target)))`")
    }

    static func headerLengthWithoutView(_ argument: String, header: String) -> Self {
        Self(
            "header-length-without-view",
            "`\(argument)` is the length of a \(header), but there is no \(header)",
            remedy: "add `\(header):`, or say the space around the rows by `insets:`")
    }

    /// `header` or `footer` of the list.
    static func headerOfCollection(_ side: String) -> Self {
        Self(
            "header-of-collection", "a collection view has no \(side) of its own",
            remedy:
                "make it a section: a property \(side == "header" ? "before" : "after") the others, with a cell")
    }

    static func contentOfReusableView(_ name: String, declared: SourcePlace?) -> Self {
        Self(
            "content-of-reusable-view",
            (declared == nil ? "a" : "`\(name)` is a `UICollectionReusableView`, which")
                + (declared == nil ? " `\(name)`" : "") + " has no content configuration",
            notes: declared.map { [Diagnostic.Note("`\(name)` is declared here", at: $0)] } ?? [],
            remedy: "take `view:` out, which makes it a `UICollectionViewListCell`, or fill it by `configure:`")
    }

    /// The sections of a list that say no layout, and where another says one.
    static func missingLayout(_ sections: [String], list: String, said: SourcePlace) -> Self {
        Self(
            "missing-layout",
            "nothing says how \(Phrase.listed(sections.map { "`\($0)`" }, "and")) of `\(list)` "
                + "\(sections.count == 1 ? "is" : "are") laid out",
            notes: [Diagnostic.Note("another section has a layout here", at: said)],
            remedy: "add `layout:` to the section, or to the list for all sections that say none")
    }

    /// The argument, whether it says the kind rather than the length, and where the list layout is said.
    static func headerOfListSection(_ argument: String, isKind: Bool, layout: SourcePlace) -> Self {
        Self(
            "header-of-list-section",
            "`\(argument)` says nothing to a list section, whose header and footer UIKit "
                + (isKind ? "calls by its own names" : "measures"),
            notes: [Diagnostic.Note("the layout of the section", at: layout)],
            remedy: "take it out" + (isKind ? "" : ", and let the constraints of the view say it"))
    }

    /// The method, and where a layout is said.
    static func flowMethodBesideLayout(_ method: String, layout: SourcePlace) -> Self {
        Self(
            "flow-method-with-layout",
            "`\(method)` is asked by flow layouts, and `layout:` gives the view another",
            notes: [Diagnostic.Note("the layout", at: layout)],
            remedy: "take it out, and say it by the layout")
    }

    /// `argument` says how long the header is.
    static func unmeasuredHeader(_ view: String, argument: String) -> Self {
        Self(
            "unmeasured-header",
            "nobody says how long `\(view)` is, and it cannot be measured",
            remedy: "add `\(argument):`, or let the list register the class")
    }

    /// The argument, its value, and what it takes.
    static func invalidNumber(_ argument: String, _ number: String, takes: String) -> Self {
        Self(
            "invalid-number", "`\(argument): \(number)` is not \(takes)", remedy: "write \(takes)")
    }

    static var automaticHeightOfItem: Self {
        Self(
            "automatic-height-of-item", "a flow layout measures width and height of an item together",
            remedy:
                "say a height or an aspect, give the cell a `static func height(for:width:)`, or write "
                + "`size: .automatic` at the list")
    }

    /// The name of a row whose items have another size.
    static func measuredBesideOthers(_ row: String) -> Self {
        Self(
            "mixed-automatic-sizes",
            "a flow layout measures all items or none, and those of `\(row)` are not to be measured",
            remedy: "write `size: .automatic` at the list alone, or say sizes for all rows")
    }

    /// The method, and the argument that says the same.
    static func spaceOfColumns(_ method: String, argument: String) -> Self {
        Self(
            "space-of-columns", "the widths of items follow from what `\(method)` answers",
            remedy: "write `\(argument)` with a constant, a key path or a closure, and take the method out")
    }

    private static func other(_ target: ListTarget) -> ListTarget { target == .table ? .collection : .table }
}

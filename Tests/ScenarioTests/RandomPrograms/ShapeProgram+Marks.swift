extension ShapeProgram {
    /// What is said of rows, with the cell that they have by it.
    struct RowMark: Sendable {
        let name: String
        /// The arguments of each `row` mark. `Cell` is replaced by the base class of cells.
        let row: [String]
        let list: String
        /// The members of the cell. If it is empty, the cell has one method, which fills it.
        let cell: String
        let target: String?

        init(
            _ name: String, _ row: String..., list: String = "", cell: String = "", only target: String? = nil
        ) {
            (self.name, self.row, self.list, self.cell, self.target) = (name, row, list, cell, target)
        }
    }

    static let fill = "func configure(with item: Item) { accessibilityLabel = item.said }"
    private static let wide =
        "func configure(with item: Item, isWide: Bool) { accessibilityLabel = item.said + (isWide ? \" wide\" : \"\") }"

    static let marks: [RowMark] = [
        RowMark("nothing", ""),
        RowMark("select", "on: select"),
        RowMark("two events", "on: [select(event), deselect]", list: "deselects: false"),
        RowMark(
            "swipes", "does: Deed, leadingSwipe: { [.pin($0.isOn)] }, trailingSwipe: [.remove, .later]",
            list: "layout: .list(.plain)"),
        RowMark(
            "menu",
            "does: Deed, menu: { [[.pin($0.isOn)], [.remove]] }, preview: { _ in UIViewController() }, on: commit"),
        RowMark("asked", "does: Deed, menu: .asked"), RowMark("delete", "on: delete, canEdit: { $0.isOn }"),
        RowMark("insert", "on: insert"), RowMark("moves", "moves: .inSection, on: move, canMove: { $0.isOn }"),
        RowMark("anywhere", "moves: .anywhere, on: move"),
        RowMark("selection", "selects: { $0.isOn }", list: "selection: .multiple, on: selectionChange"),
        RowMark("choice", "choice: \\.chosen"), RowMark("several", "choice: \\.marked"),
        RowMark("drag", "drag: { [NSItemProvider(object: $0.title as NSString)] }"),
        RowMark("prefetch", "on: [prefetch, cancelPrefetch]"), RowMark("end", "on: nearEnd(rows: 3)"),
        RowMark("display", "on: [willDisplay, didEndDisplaying]"),
        RowMark(
            "control", "",
            cell: "let control = UISwitch()  // listgen:event(into: \\Item.isOn)\n"
                + "func configure(with item: Item) {\naccessibilityLabel = item.said\ncontrol.isOn = item.isOn\n}"),
        RowMark(
            "closure", "on: change",
            cell: "var onTitle: ((String) -> Void)?  // listgen:event(into: \\Item.title)\n" + fill),
        RowMark("events", "", cell: "let toggle = UISwitch()  // listgen:event\n" + fill),
        RowMark(
            "event of a fill", "",
            cell: "// listgen:configure\n// listgen:event(onTap)\n"
                + "func configure(with item: Item, onTap: @escaping () -> Void) {\n"
                + "accessibilityLabel = item.said\ntap = onTap\n}\n"
                + "var tap: () -> Void = {}"),
        RowMark(
            "selected", "",
            cell: "func configure(with item: Item, selection: RowSelection) {\n"
                + "accessibilityLabel = item.said + (selection.isSelected ? \" selected\" : \"\")\n}"),
        RowMark(
            "context", "", list: "context: Context", cell: wide),
        RowMark(
            "weak context", "", list: "context: .weak(Context)", cell: wide),
        RowMark("cells", "when: \\.isOn, cell: OtherCell", "cell: ItemCell"),
        RowMark("height", "height: { item, metrics in item.isOn ? metrics.width : 44 }", only: "table"),
        RowMark(
            "measured", "",
            cell: fill + "\nstatic func height(for item: Item, width: CGFloat) -> CGFloat { item.isOn ? 60 : 44 }",
            only: "table"),
        RowMark("size", "size: { item in CGSize(width: 40, height: item.isOn ? 1 : 2) }", only: "collection"),
        RowMark("position", "id: .position"), RowMark("value", "id: .value"), RowMark("occurrence", "id: .occurrence"),
        RowMark("identity", "id: { $0.title }"), RowMark("method", "id: key"),
        RowMark("content", "content: [\\.title]"),
        RowMark("always", "content: .always"), RowMark("kept", "cell: ItemCell, keeps: .perRow", only: "table"),
        RowMark("identifier", "cell: ItemCell, reuse: { $0.isOn ? \"a\" : \"b\" }"),
        RowMark(
            "registered",
            "cell: Cell, registered: false, reuse: \\.title, configure: { cell, item in cell.accessibilityLabel = item.said }"
        ),
        RowMark("class", "cell: .class(\\.type)", list: "context: Context"),
        RowMark("filled", "configure: { cell, item in cell.accessibilityLabel = item.said }"),
        RowMark("finders", "on: select", list: "finders: true"),
        RowMark("closures", "on: [select], does: Deed, menu: [.remove]", list: "actions: .closures"),
        RowMark("delegate", "on: prefetch", list: "delegate: .mine"), RowMark("name", "name: \"thing\", on: select"),
        RowMark("shown outline", "children: \\.items"),
        RowMark("outline", "children: \\.items, isExpanded: \\.isOn"),
        RowMark("expanded", "children: \\.items, isExpanded: \\.marked"),
        RowMark("configuration", "cell: Cell, contentConfiguration: { item in item.configuration }"),
    ]
}

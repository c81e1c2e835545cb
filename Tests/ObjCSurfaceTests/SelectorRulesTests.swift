import SourceText
import Testing

@testable import ObjCSurface

/// What the importer of the compiler makes of selectors of real list code, and what the rules make of them.
@Suite struct SelectorRulesTests {
    private static let none = ObjCType(.void)

    private static func object(_ name: String) -> ObjCType {
        name == "id"
            ? ObjCType(.id(protocols: []), .nonnull)
            : name == "CGFloat" || name == "BOOL" || name.hasSuffix("State")
                ? ObjCType(.named(name))
                : name == "NSError*"
                    ? ObjCType(.pointer(ObjCType(.object("NSError", arguments: [], protocols: [])), isConst: false))
                    : ObjCType(.object(name, arguments: [], protocols: []), .nonnull)
    }

    private static func method(_ selector: String, _ types: [String], _ result: String) -> ObjCMethod {
        let isClass = selector.hasPrefix("+")
        let type: ObjCType =
            result == "instancetype" ? ObjCType(.instancetype, .nonnull) : result == "void" ? none : object(result)
        return ObjCMethod(
            selector: String(selector.drop { $0 == "+" }),
            parameters: types.map { ObjCMethod.Parameter(name: "a", type: object($0)) }, result: type,
            isClassMethod: isClass, isOptional: false, attributes: ObjCAttributes(), marks: [],
            range: SourceRange(0, 0), nameRange: SourceRange(0, 0))
    }

    static let table: [(selector: String, types: [String], result: String, name: String)] = [
        ("configureWithUser:", ["User"], "void", "configure(with:)"),
        ("configureWithHLUser:", ["HLUser"], "void", "configure(with:)"),
        ("configureWithModel:", ["FeedItemModel"], "void", "configure(with:)"),
        ("configureWithModel:indexPath:", ["id", "NSIndexPath"], "void", "configure(withModel:indexPath:)"),
        ("configureWithItem:atIndexPath:", ["FeedItem", "NSIndexPath"], "void", "configure(with:at:)"),
        ("configureCellWithModel:", ["CellModel"], "void", "configureCell(with:)"),
        ("configureCell:", ["FeedItem"], "void", "configureCell(_:)"),
        ("configure:", ["FeedItem"], "void", "configure(_:)"),
        ("configureForUser:animated:", ["User", "BOOL"], "void", "configure(for:animated:)"),
        ("setModel:", ["CellModel"], "void", "setModel(_:)"),
        ("setModel:animated:", ["CellModel", "BOOL"], "void", "setModel(_:animated:)"),
        ("setData:", ["id"], "void", "setData(_:)"),
        ("setState:", ["HLCellState"], "void", "setState(_:)"),
        ("applyState:", ["HLCellState"], "void", "apply(_:)"),
        ("bindModel:", ["CellModel"], "void", "bindModel(_:)"),
        ("bindViewModel:", ["id"], "void", "bindViewModel(_:)"),
        ("bindWithViewModel:", ["id"], "void", "bind(withViewModel:)"),
        ("updateWithDictionary:", ["NSDictionary"], "void", "update(with:)"),
        ("updateWithTitle:subtitle:", ["NSString", "NSString"], "void", "update(withTitle:subtitle:)"),
        ("updateUIWithUser:", ["User"], "void", "updateUI(with:)"),
        ("fillWithData:", ["id"], "void", "fill(withData:)"),
        ("renderFeedItem:", ["FeedItem"], "void", "renderFeedItem(_:)"),
        ("showURL:", ["NSURL"], "void", "show(_:)"),
        ("loadImageWithURL:completion:", ["NSURL", "id"], "void", "loadImage(with:completion:)"),
        ("heightForModel:", ["CellModel"], "CGFloat", "height(for:)"),
        ("heightForRowAtIndexPath:", ["NSIndexPath"], "CGFloat", "heightForRow(at:)"),
        ("+heightWithModel:width:", ["CellModel", "CGFloat"], "CGFloat", "height(with:width:)"),
        ("+heightForUser:constrainedToWidth:", ["User", "CGFloat"], "CGFloat", "height(for:constrainedToWidth:)"),
        ("+cellHeight", [], "CGFloat", "cellHeight()"),
        ("+cellHeightForItem:", ["id"], "CGFloat", "cellHeight(forItem:)"),
        ("+reuseIdentifierForModel:", ["id"], "NSString", "reuseIdentifier(forModel:)"),
        ("+nib", [], "UINib", "nib()"),
        ("+cellWithTableView:", ["UITableView"], "instancetype", "init(tableView:)"),
        ("+cellForTableView:indexPath:", ["UITableView", "NSIndexPath"], "instancetype", "init(for:indexPath:)"),
        ("initWithUser:", ["User"], "instancetype", "init(user:)"),
        ("didSelectCellWithModel:", ["id"], "void", "didSelect(withModel:)"),
        ("holo_didSelectCellWithModel:", ["id"], "void", "holo_didSelect(withModel:)"),
        ("holo_configureCellWithModel:", ["id"], "void", "holo_configureCell(withModel:)"),
        ("+holo_heightForCellWithModel:", ["id"], "CGFloat", "holo_heightForCell(withModel:)"),
        ("cell:didTapUser:", ["NCell", "User"], "void", "cell(_:didTap:)"),
        ("isEqualToCell:", ["NCell"], "BOOL", "isEqual(to:)"),
        ("validateUser:error:", ["User", "NSError*"], "BOOL", "validateUser(_:)"),
        ("prepareWithError:", ["NSError*"], "void", "prepareWithError(_:)"),
    ]

    private static let cell = ObjCContainer(
        kind: .interface, name: "NCell", range: SourceRange(0, 0), keywordRange: SourceRange(0, 0),
        nameRange: SourceRange(0, 0))

    @Test(arguments: table)
    func theRulesGiveTheImportersName(
        _ row: (selector: String, types: [String], result: String, name: String)
    ) {
        let name = SelectorRules(Self.cell).name(of: Self.method(row.selector, row.types, row.result))
        #expect(name.text == row.name)
    }

    /// The compiler itself, asked without an SDK; it cannot import methods that throw without Foundation.
    @Test func theImporterGivesItsNames() throws {
        var cell = Self.cell
        cell.methods = Self.table.map { Self.method($0.selector, $0.types, $0.result) }
        var header = ObjCHeader(path: "NCell.h")
        header.containers = [cell]
        let importer = try #require(SwiftImporter())
        let names = SwiftNames([header], imported: importer.names([header]))
        for (method, row) in zip(cell.methods, Self.table) {
            let name = names.method(method, in: cell)
            #expect(name.text == row.name)
            #expect(name.origin == (row.types.last == "NSError*" ? .rules : .importer), "\(row.selector)")
        }
    }
}

import BuiltInTemplates
import ListModel
import SourceText

/// What the command does with templates.
public enum Templates {
    /// A line for each built-in template: its name and what it lays out.
    public static var list: String {
        let width = BuiltInTemplates.all.map(\.name.count).max() ?? 0
        return BuiltInTemplates.all.map { name, _ in
            name + String(repeating: " ", count: width - name.count + 2) + (meanings[name] ?? "") + "\n"
        }.joined()
    }

    /// Writes the built-in templates into a folder. Nothing is written if one of them stands there already.
    public static func eject(to folder: String) -> [Diagnostic] {
        let root = Root(folder)
        let files = BuiltInTemplates.all.map { (name: $0.name + TemplateFolder.suffix, text: $0.text) }
        let taken = files.filter { FileSystem.entry(root.absolute($0.name)) != nil }
        if !taken.isEmpty {
            return taken.map {
                DiagnosticEntry.templateExists.diagnostic(at: SourcePlace(file: folder + "/" + $0.name))
            }
        }
        let changes = files.map {
            FileChange(name: folder + "/" + $0.name, path: root.absolute($0.name), bytes: Array($0.text.utf8))
        }
        return FileTransaction.make(changes).map {
            DiagnosticEntry.notWritten(reason: $0.reason).diagnostic(at: SourcePlace(file: folder))
        }
    }

    /// Checks the templates of a folder: that each parses, and that each name in it is known.
    public static func lint(_ folder: String) -> (diagnostics: DiagnosticBag, sources: SourceLibrary) {
        var bag = DiagnosticBag()
        var library = SourceLibrary()
        let root = Root.working
        let found = TemplateFolder(root.path(folder), root: root, diagnostics: &bag)
        for source in found.sources where found.paths.contains(source.path) { library.add(source) }
        let (set, faults) = TemplateSet.compile(found.sources)
        bag.merge(faults)
        for diagnostic in set?.unknownNames(in: found.paths) ?? [] { bag.append(diagnostic) }
        return (bag, library)
    }

    /// What each template lays out, for `list` and the page.
    static let meanings: [String: String] = [
        "Actions": "the protocol, or the closures, that take the events of a list",
        "ActionsEnum": "how the actions of an enum look",
        "Block": "what is between the first and the last line of a block, with `output: .inline`",
        "CellEnum": "the enum of the view classes of a list, with their registration",
        "ClassCells": "the overrides of the table that make and fill cells",
        "ClassDragging": "rows that are dragged out of the list",
        "ClassEmpty": "what is shown while there are no rows",
        "ClassEvents": "the delegate methods by which rows report events",
        "ClassHeights": "the overrides of the table that say heights",
        "ClassInit": "the properties and the initializer of the table",
        "ClassMenus": "the context menus of rows",
        "ClassMoves": "rows that are moved by hand",
        "ClassPrefetching": "rows that come near the screen",
        "ClassPassedMethods": "the methods of UIKit that the actions answer",
        "ClassSelection": "which rows can be selected, and their primary actions",
        "ClassCellEvents": "what cells, headers and footers tell by themselves",
        "ClassSwipes": "what swipes of rows offer, and what performs it",
        "CollectionHeaders":
            "the overrides that make headers and footers of collections, and what a flow layout asks of them",
        "CollectionSizes":
            "the overrides that say columns, insets and spacings of collections, and what a flow layout asks of sizes",
        "CollectionSource": "the methods of the data source of a collection, and what fills headers again",
        "Declarations": "all that is generated for a source, each type in turn",
        "File": "a whole file: header, imports, then each type",
        "GenericActions": "the protocol of the events of a generic list, which is in the same file",
        "Handles": "the functions that find a row or its cell",
        "List": "all that is generated for a list",
        "MarkFunctions": "the arguments of marks, each in a function at its place",
        "Provider": "register(in:) and cell(in:at:) of a rows enum",
        "RowEnums": "the enums of rows and row identities of a list",
        "RowKinds": "the enum of the types below a protocol or class marked `rows`",
        "Rows": "all that is generated for a rows enum",
        "RowsIdentity": "the identity of the rows of a rows enum",
        "SectionEnum": "the enum of the sections of a list",
        "SectionEnumType": "all that is generated for a section enum",
        "SectionType": "all that is generated for a section struct",
        "Snapshot": "the struct that holds computed rows, evaluated",
        "Stamp": "what is compared of rows that are objects",
        "State": "the conformance of a list to ListState",
        "TableEditing": "what a table answers for its editing mode",
        "TableHeaders": "the delegate methods of headers and footers",
        "TableRowHeights": "the delegate methods that ask for heights of rows",
        "TableSource": "the methods of the data source, and what fills headers again",
    ]
}

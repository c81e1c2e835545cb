import SourceText

/// A list as it would be marked, with a row for each class of its cells, for `generate` to judge.
struct Probe {
    /// A row of it: its class and where that is in the text.
    struct Row {
        var type: Int?
        var range: SourceRange
    }

    private(set) var text: String
    private(set) var rows: [Row] = []

    private static let name = "ListSurveyProbe"

    /// Nothing if no class of the list can be looked into. The text goes to an offset of the file of the list.
    init?(_ list: SurveyedList, of type: Int, number: Int, in app: App, at offset: Int) {
        text = "\n// listgen:list(.\(list.view.value.rawValue))\nstruct \(Self.name)\(number) {\n"
        for cell in list.cells.map(\.value) {
            guard let (name, resolved) = Self.name(cell, list.view.value, from: type, in: app) else { continue }
            let origin = Self.origin(cell, in: app)
            let start = offset + text.utf8.count
            text += "    let row\(rows.count) = true // listgen:row(cell: \(name)\(origin), configure: .asked)\n"
            rows.append(Row(type: resolved, range: SourceRange(start, offset + text.utf8.count)))
        }
        text += "}\n"
        if rows.isEmpty { return nil }
    }

    /// A text of a diagnostic, which may name a list that is not there.
    static func unnamed(_ text: String, of numbers: Set<Int>) -> String {
        numbers.sorted().reduce(text) { $0.replacing("`\(name)\($1)`", with: "the list") }
    }

    /// The argument of a row that says where the cell comes from; nothing where the rules see that themselves.
    static func origin(_ cell: SurveyedCell, in app: App) -> String {
        if cell.origin == .prototype, let identifier = cell.identifier { return ", prototype: \"\(identifier)\"" }
        if cell.origin == .nib, let nib = cell.nib, app.nibs.rootClasses[nib] == nil { return ", nib: \"\(nib)\"" }
        return ""
    }

    /// The class of a cell as its file sees it; nil for one that is not made by the list, or that no input declares.
    private static func name(
        _ cell: SurveyedCell, _ view: SurveyedList.View, from type: Int, in app: App
    ) -> (String, Int?)? {
        switch cell.origin {
        case .owned, .injected, .static, .unknown: return nil
        case .class, .nib, .prototype, .registration, .fresh: break
        }
        guard let name = cell.className else {
            guard cell.origin == .prototype, cell.identifier != nil else { return nil }
            return (view == .table ? "UITableViewCell" : "UICollectionViewCell", nil)
        }
        if UIKitNames.cells.contains(name) { return (name, nil) }
        guard let resolved = app.resolve(name, from: type), app.types[resolved].kind == .class else { return nil }
        return (app.types[resolved].name, resolved)
    }
}

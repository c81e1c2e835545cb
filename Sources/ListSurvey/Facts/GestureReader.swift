import SourceText
import SwiftSurface

/// Reads what a user can do to the rows of a list, and how many lines it is written in.
struct GestureReader {
    private let app: App
    private(set) var gestures: [Gesture: Fact<Gesture>] = [:]
    private(set) var lines = LineCount()

    init(_ app: App) {
        self.app = app
    }

    /// Sorted.
    var facts: [Fact<Gesture>] { gestures.sorted { $0.key < $1.key }.map(\.value) }

    private mutating func note(_ gesture: Gesture, _ certainty: Certainty = .seen, at spot: Spot) {
        if let known = gestures[gesture], known.certainty <= certainty { return }
        gestures[gesture] = Fact(gesture, certainty, at: spot)
    }

    /// Reads the functions of a type. The lines of those that a base answers count there.
    mutating func read(_ type: Int, countsLines: Bool) {
        for (part, function) in app.types[type].functions {
            guard let body = function.bodyRange else { continue }
            let name = function.fullName
            for gesture in GestureMethods.gestures(of: name) {
                note(gesture, at: app.types[type].spot(part, at: function.nameRange.lower))
            }
            guard part.file.hasTokens else { continue }
            let run = TokenRun(part.file, body, owner: name)
            let changes = readWords(run)
            guard countsLines else { continue }
            let text = SourceRange(function.nameRange.lower, function.range.upper)
            if UIKitNames.answersView(name) {
                count(text, in: part, isReplaced: GestureMethods.isReplaced(name))
            } else if changes {
                count(text, in: part, isReplaced: nil)
            }
        }
        for (part, property) in app.types[type].properties where part.file.hasTokens {
            let text = SourceRange(property.nameRange.upper, property.range.upper)
            let changes = readWords(TokenRun(part.file, text, owner: property.name))
            if changes, countsLines { count(property.range, in: part, isReplaced: nil) }
        }
        let names = app.ancestors(type)
        let spot = app.types[type].spot
        if !names.isDisjoint(with: ["UISearchBarDelegate", "UISearchResultsUpdating"]) {
            note(.search, .inferred, at: spot)
        }
        if names.contains(where: { $0.hasPrefix("Swipe") && $0.hasSuffix("CellDelegate") }) {
            note(.swipe, .inferred, at: spot)
        }
    }

    /// Counts the lines of a declaration. Of what is neither replaced nor kept as a whole, two thirds go.
    private mutating func count(_ text: SourceRange, in part: AppType.Part, isReplaced: Bool?) {
        let count = part.file.lines.location(text.upper).line - part.file.lines.location(text.lower).line + 1
        lines.total += count
        switch isReplaced {
        case true?: lines.replaced += count
        case false?: lines.kept += count
        case nil: lines.replaced += count * 2 / 3
        }
    }

    /// Reads the tokens of a body; true if it registers cells or changes rows.
    private mutating func readWords(_ run: TokenRun) -> Bool {
        var changes = false
        for index in run.range where run.kind(index) == .identifier {
            switch run.text(index) {
            case "reloadData", "reloadRows", "reloadSections", "reloadItems", "insertRows", "insertItems", "deleteRows",
                "deleteItems", "insertSections", "deleteSections", "performBatchUpdates", "beginUpdates", "appendItems",
                "appendSections", "applySnapshot", "CellRegistration", "register", "registerCell",
                "dequeueReusableCell",
                "dequeueConfiguredReusableCell":
                changes = true
            case "trailingSwipeActionsConfigurationProvider", "leadingSwipeActionsConfigurationProvider":
                note(.swipe, at: run.spot(index))
            case "prefetchDataSource", "prefetchHandler":
                note(.prefetch, at: run.spot(index))
            case "reorderingHandlers":
                note(.move, at: run.spot(index))
            case "allowsMultipleSelection", "allowsMultipleSelectionDuringEditing":
                if run.kind(index + 1) == .equal, !run.spells(index + 2, "false") {
                    note(.multiSelect, at: run.spot(index))
                }
            case "UISearchController", "searchResultsUpdater":
                note(.search, at: run.spot(index))
            case "UIRefreshControl", "refreshControl":
                note(.refresh, at: run.spot(index))
            case "UILongPressGestureRecognizer", "UIContextMenuInteraction":
                note(.longPress, .inferred, at: run.spot(index))
            case "checkmark":
                note(.checkmark, .inferred, at: run.spot(index))
            case "NSDiffableDataSourceSectionSnapshot", "outlineDisclosure":
                note(.expand, at: run.spot(index))
            default: break
            }
        }
        return changes
    }

    /// Reads what the cells of a class hold.
    mutating func readCell(_ name: String, from type: Int) {
        guard let cell = app.resolve(name, from: type) else { return }
        for id in app.lineage(cell) {
            for (part, property) in app.types[id].properties {
                let text = Holders.types(of: property)
                let spot = app.types[id].spot(part, at: property.nameRange.lower)
                for word in TypeName.all(in: text).map(TypeName.simple) {
                    if ["TextField", "SearchBar", "UITextView"].contains(where: word.hasSuffix) {
                        note(.textInput, .inferred, at: spot)
                    }
                    if ["Button", "Switch", "Slider", "Stepper", "SegmentedControl", "DatePicker"].contains(
                        where: word.hasSuffix), property.type?.contains("->") != true
                    {
                        note(.controls, .inferred, at: spot)
                    }
                }
            }
        }
    }
}

import ListModel
import SwiftSurface

/// The expressions that generated calls pass: what each value on offer is called where the call stands.
struct CallText {
    let leaf: RowLeaf?
    /// The expression of the whole row.
    var row = "row"
    /// The name that the value of a rows enum is bound to; without it the value is made again of its payload.
    var rows: String?
    var cell = "cell"
    var context = "context"
    /// The value of the list.
    var state = "applied"
    /// The section's value.
    var section = ""
    /// What keeps the section's value with the cell; empty where nothing does.
    var keptSections = ""
    /// The index of the row among the rows of its property, and the property.
    var position = ""
    /// Where the row is in its outline.
    var outline = ""
    var event: String
    /// What is done to the row.
    var action = "action"
    /// Several rows.
    var batch = ""
    /// The offset of the row in its property.
    var offset = ""
    /// The rows that are selected.
    var selectedRows = "rows"
    /// Whether a tap has chosen the row.
    var isChosen = "true"
    /// What the menu of the row showed above it.
    var preview = "preview"
    /// What a cell's own event tells.
    var told: [String] = []
    var listView: String
    var width = "metrics.width"
    var metrics = "metrics"

    init(leaf: RowLeaf? = nil, in target: ListTarget = .table) {
        self.leaf = leaf
        listView = target.viewName
        event = "event(at: indexPath, in: \(target.viewName))"
    }

    func arguments(_ arguments: [FillArgument]) -> String {
        list(arguments).joined(separator: ", ")
    }

    func list(_ arguments: [FillArgument]) -> [String] {
        arguments.map { ($0.label.map { "\(Identifier.spelledAsLabel($0)): " } ?? "") + value($0.value) }
    }

    /// The base name and arguments of a requirement: `select(stories: stories)`; as a closure without labels.
    func call(_ requirement: Requirement, asClosure: Bool) -> String {
        let arguments = requirement.parameters.map {
            (asClosure ? "" : $0.label.map { "\(Identifier.spelledAsLabel($0)): " } ?? "") + value($0.value)
        }
        let name = asClosure ? Namer.closure(requirement) : requirement.name
        return "\(Namer.identifier(name))(\(arguments.joined(separator: ", ")))"
    }

    /// `context.fill(`, which its arguments and `)` follow.
    func head(_ call: FunctionCall) -> String {
        guard let receiver = call.receiver else {
            let isPlain = !call.name.contains(".") && !call.name.hasPrefix("`")
            return (isPlain && Identifier.needsBackticksFirst(call.name) ? "`\(call.name)`" : call.name) + "("
        }
        return "\(value(receiver)).\(Namer.member(call.name))("
    }

    func text(_ call: FunctionCall) -> String { head(call) + arguments(call.arguments) + ")" }

    func value(_ value: FillValue) -> String {
        switch value {
        case .payload(let index):
            guard let leaf, leaf.payload.indices.contains(index) else { return row }
            return Namer.identifier(leaf.payload[index].binding)
        case .payloadElement(let index, let member):
            return self.value(.payload(index)) + "." + (Int(member) == nil ? Namer.member(member) : member)
        case .loadedID: return Namer.identifier(leaf?.load?.id.binding ?? "id")
        case .row: return row
        case .state: return state
        case .rows(let depth): return rows ?? leaf.map { Namer.value(of: $0, depth: depth) } ?? row
        case .context: return context
        case .contextMember(let member): return "\(context).\(Namer.member(member))"
        case .listView: return listView
        case .position: return position
        case .outline: return outline
        case .outlineDepth: return outline + ".depth"
        case .indexPath: return "indexPath"
        case .metrics: return metrics
        case .width: return width
        case .safeAreaInsets: return "metrics.safeAreaInsets"
        case .traitCollection: return "metrics.traitCollection"
        case .cell: return cell
        case .section: return section
        case .sectionMember(let member): return "\(section).\(Namer.member(member))"
        case .event: return event
        case .action: return action
        case .batch: return batch
        case .offset: return offset
        case .preview: return preview
        case .isChosen: return isChosen
        case .selection: return "selection(at: indexPath)"
        case .selectedRows: return selectedRows
        case .told(let index): return told.indices.contains(index) ? told[index] : ""
        case .listener(let name):
            let shown = leaf.map(Namer.flatName) ?? ""
            return "hear(\(Namer.label(Namer.joined([shown, name]))): indexPath)"
        }
    }

    /// The payload values that `values` read, which the pattern has to bind.
    func bound(by values: [FillValue]) -> Set<Int> {
        var bound: Set<Int> = []
        for value in values {
            switch value {
            case .payload(let index), .payloadElement(let index, _): bound.insert(index)
            case .selectedRows where selectedRows != "[row]": bound.insert(0)
            case .rows where rows != nil: break
            case .rows: bound.formUnion(leaf?.payload.indices ?? 0..<0)
            default: break
            }
        }
        return bound
    }
}

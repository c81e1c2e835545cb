import ListModel
import SwiftSurface

/// The template values of the enum of cells, and of the registration of all view classes.
struct CellEnumValues {
    let list: ListDefinition

    /// The header and footer classes, each once.
    static func headers(of list: ListDefinition) -> [CellClass] {
        var headers: [CellClass] = []
        for header in list.alternatives.flatMap({ $0.headers + $0.footers }) {
            guard case .view(let view, _, _) = header.kind, !view.isHeld, !headers.contains(view) else { continue }
            headers.append(view)
        }
        return headers
    }

    /// The classes of headers and footers that are registered, and how, each once.
    private func registered(_ functions: inout MarkFunctions) -> [(values: [String: Any], conditions: [Condition])] {
        var found: [(values: [String: Any], conditions: [Condition])] = []
        var known: Set<[String]> = []
        func add(_ header: HeaderDefinition, _ kind: String) {
            guard case .view(let view, _, _) = header.kind, !view.isHeld, view.origin.isRegistered else { return }
            let identifier = Namer.literal(view.reuseIdentifier)
            let registration =
                list.target == .table
                ? "forHeaderFooterViewReuseIdentifier: \(identifier)"
                : "forSupplementaryViewOfKind: \(kind), withReuseIdentifier: \(identifier)"
            guard known.insert([view.type, registration]).inserted else { return }
            let registered = NibText.registered(view, functions: &functions)
            found.append((["registration": registration, "registered": registered], view.conditions))
        }
        for section in list.alternatives {
            for side in SectionMethods.Side.allCases {
                let kind =
                    list.target == .table ? nil : side.elementKindText(of: section, &functions)
                for header in side.definitions(section) {
                    add(header, kind ?? Namer.own("UICollectionView.elementKindSection\(side.name)"))
                }
            }
        }
        return found
    }

    /// A `switch` over the cases, each of which returns a value, or that value alone if it is the same for all; `bound` names
    /// what a case carries, if the value reads it.
    private static func lines(
        _ cells: [CellClass], bound: (CellClass) -> String? = { _ in nil }, _ value: (CellClass) -> String
    ) -> [String] {
        var arms: [(patterns: [String], value: String, conditions: [Condition])] = []
        for cell in cells {
            let name = ".\(Namer.member(cell.name))"
            let (binding, value) = (bound(cell), value(cell))
            if binding == nil, cell.conditions.isEmpty,
                let same = arms.firstIndex(where: { $0.value == value && $0.conditions.isEmpty })
            {
                arms[same].patterns.append(name)
            } else {
                arms.append(([name + (binding.map { "(let \($0))" } ?? "")], value, cell.conditions))
            }
        }
        if arms.count == 1, arms[0].conditions.isEmpty, !arms[0].patterns[0].contains("(let ") {
            return [arms[0].value]
        }
        let cases = arms.map {
            ConditionalLines(SwitchText.arm($0.patterns, ["return " + $0.value]), if: $0.conditions)
        }
        return ["switch self {"] + ConditionalLines.joined(cases) + ["}"]
    }

    /// The class that is dequeued.
    private static func viewClass(_ cell: CellClass) -> String {
        if cell.isHeld { return "held.type" }
        return (cell.style.map { Namer.own("TableCellStyle.") + $0.capitalizedFirst } ?? cell.type) + ".self"
    }

    /// The cells whose reuse identifiers are known before there are rows, as an array.
    private static func known(_ cells: [CellClass]) -> [String] {
        let known = cells.filter { !$0.isOpen }
        guard known.contains(where: { !$0.conditions.isEmpty }) else {
            return ["[\(known.map { ".\(Namer.member($0.name))" }.joined(separator: ", "))]"]
        }
        return ["var cells: [Self] = []"]
            + ConditionalLines.joined(
                known.map { ConditionalLines("cells.append(.\(Namer.member($0.name)))", if: $0.conditions) })
            + ["return cells"]
    }

    /// The reuse identifiers of the cells, each in an arm of a `switch`.
    private static func identifiers(_ cells: [CellClass]) -> [String] {
        lines(cells, bound: { $0.isHeld ? "held" : $0.isOpen ? "identifier" : nil }) { cell in
            cell.isHeld
                ? "held.reuseIdentifier" : cell.isOpen ? "identifier" : Namer.literal(cell.reuseIdentifier)
        }
    }

    func values() -> [String: Any] {
        let headers = Self.headers(of: list)
        let cells = list.cells.filter { cell in !headers.contains { $0.name == cell.name } }
        // An enum that has no case in some configuration cannot have a raw type there.
        let isOpen = cells.contains(where: \.isOpen)
        let hasRawType = cells.contains(where: \.conditions.isEmpty) && !isOpen
        let registered = headers.filter(\.origin.isRegistered)
        let appRegisters = cells.contains { !$0.origin.isRegistered }
        return [
            "cellName": list.names.cell,
            "hasCells": !list.cells.isEmpty,
            "hasRawValues": hasRawType,
            "cells": ConditionalLines.joined(
                cells.map { cell in
                    let known = hasRawType ? " = \(Namer.literal(cell.reuseIdentifier))" : ""
                    let rawValue =
                        cell.isHeld
                        ? Namer.own("(ViewClass<\(cell.type)>)") : cell.isOpen ? Namer.own("(String)") : known
                    return ConditionalLines("case \(Namer.identifier(cell.name))\(rawValue)", if: cell.conditions)
                }),
            "identifiers": hasRawType ? [] : Self.identifiers(cells),
            "hasOpenCells": isOpen,
            "knownCells": isOpen ? Self.known(cells) : [],
            "viewClasses": Self.lines(cells, bound: { $0.isHeld ? "held" : nil }, Self.viewClass),
            "appRegisters": appRegisters,
            "registeredCells": appRegisters ? Self.lines(cells) { "\($0.origin.isRegistered)" } : [],
            "registersHeaders": !registered.isEmpty,
        ]
    }

    /// What is registered that is not the class of a cell: nibs, and views of headers and footers.
    func registrations(_ functions: inout MarkFunctions) -> [String: Any] {
        let headers = Self.headers(of: list)
        let cells = list.cells.filter { cell in !headers.contains { $0.name == cell.name } }
        return [
            "comesFromNibs": cells.contains { $0.origin.nib != nil },
            "nibs": Self.lines(cells) { NibText.nib($0, functions: &functions) ?? "nil" },
            "headers": ConditionalLines.joined(registered(&functions)),
        ]
    }
}

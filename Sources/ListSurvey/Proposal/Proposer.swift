import SwiftSurface

/// Reads from the method that gives cells which properties and marks a list could have.
struct Proposer {
    let app: App
    let list: SurveyedList
    let type: Int
    let reach: ListReach

    /// Why no proposal is made for a list; nil if one is.
    static func refusal(_ list: SurveyedList) -> String? {
        switch list.source.value {
        case .handWritten, .diffable: nil
        case .static: "its rows are listed in a storyboard"
        case .homeMade: "its base \(list.base ?? "") answers for it: propose for that"
        case .igListKit, .framework, .outside: "a library answers for it"
        }
    }

    /// The rows in the order of the method, each name once.
    func rows() -> [ProposedRow] {
        if let row = diffableRow() { return [row] }
        var rows: [ProposedRow] = []
        let method = UIKitNames.cellMethod(list.view.value)
        let isDiffable = list.source.value == .diffable
        let bodies = reach.bodies.filter { isDiffable || $0.run.owner == method }
        for body in bodies {
            for branch in CellBranch.all(in: body.run) {
                guard var row = row(of: branch, in: body) else { continue }
                let copies = rows.filter { $0.name == row.name || $0.name.hasPrefix(row.name + "_") }.count
                if copies > 0 {
                    row.name += "_\(copies + 1)"
                    row.remark = "another row shows the same"
                }
                rows.append(row)
            }
        }
        return rows
    }

    private func row(of branch: CellBranch, in body: ListReach.Body) -> ProposedRow? {
        let run = body.run
        var reader = CellReader(app)
        // Before the call stands at most `let cell: StoryCell = view.`
        let lower = max(branch.range.lowerBound, branch.call - 14)
        let part = lower..<max(branch.range.upperBound, branch.call + 1)
        reader.read(TokenRun(run.file, part, owner: run.owner), in: body.type)
        let named = reader.evidence.dequeued.min { $0.value < $1.value }?.key
        let spot = run.spot(branch.call)
        let known = list.cells.filter { fact in
            if let named { return fact.value.className == named }
            return fact.value.identifier.map { identifier in
                reader.evidence.plain.keys.contains { $0 == "\"\(identifier)\"" || $0 == identifier }
            } ?? false
        }
        guard let cell = known.first?.value else {
            guard !reader.evidence.plain.isEmpty else { return nil }
            return ProposedRow(
                name: branch.label ?? "rows", kind: .hole("the class of its cell is not seen"), cell: "", spot: spot)
        }
        let base = list.view.value == .table ? "UITableViewCell" : "UICollectionViewCell"
        let resolved = cell.className.flatMap { app.resolve($0, from: body.type) }
        var row = ProposedRow(
            name: branch.label ?? "", kind: .constant,
            cell: resolved.map { app.types[$0].name } ?? cell.className ?? base,
            surveyed: cell, spot: spot)
        let types = [body.type] + reach.own.filter { $0 != body.type }
        if let source = ElementSource.first(in: run, branch.range, of: types, app) {
            row.kind = .elements(source.element)
            row.name = source.property
            row.isFilledByCell = resolved.map { fills($0, with: source.element) } ?? false
            row.remark = identityRemark(source)
            return row
        }
        guard let label = branch.label else {
            row.name = "rows"
            row.kind = .hole("which rows \(row.cell) shows is not seen")
            return row
        }
        if countsRows(of: label) { row.kind = .hole("`\(label)` shows `\(row.cell)` for each of a number of rows") }
        row.name = label
        return row
    }

    /// Whether the branch of a case in the method that counts rows says `.count`.
    private func countsRows(of label: String) -> Bool {
        for body in reach.bodies where body.run.owner.hasSuffix("InSection:)") && body.run.owner.contains("numberOf") {
            let run = body.run
            for index in run.range where run.spells(index, "case") {
                guard run.kind(index + 1) == .period, run.text(index + 2) == label else { continue }
                var next = index + 3
                while next < run.range.upperBound, !run.spells(next, "case"), !run.spells(next, "default") {
                    if run.spells(next, "count") { return true }
                    next += 1
                }
            }
        }
        return false
    }

    /// Whether the cell has a method of the name that is looked for and that takes the element.
    func fills(_ cell: Int, with element: String) -> Bool {
        app.lineage(cell).flatMap { app.types[$0].functions }.contains { method in
            method.function.name == "configure"
                && method.function.parameters.contains { TypeName.simple($0.type) == TypeName.simple(element) }
        }
    }

    /// What has to be chosen where the type of the elements has no `id`.
    func identityRemark(_ source: ElementSource) -> String? {
        guard let type = source.type else { return "\(source.element) is not declared here: choose an `id:`" }
        let hasID = app.lineage(type).flatMap { app.types[$0].properties }.contains { $0.property.name == "id" }
        return hasID ? nil : "\(source.element) has no `id`: choose an `id:`"
    }
}

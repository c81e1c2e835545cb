extension Proposer {
    /// The proposal as text, with what the rules of `generate` say of it.
    func proposal(_ judge: Judge) -> Proposal {
        let name = structName
        let rows = rows()
        var holes: [Proposal.Hole] = []
        var text = ""
        let selects = list.gestures.contains { $0.value == .tap }
        text += "// listgen:list(.\(list.view.value.rawValue)\(selects ? ", on: select" : ""))\n"
        text += "struct \(name) {\n"
        for row in rows { text += line(row, &holes) }
        for cell in missing(rows) {
            let spot = cell.evidence ?? list.spot
            let what = cell.value.className ?? "a cell of no class that is named"
            holes.append(Proposal.Hole(spot: spot, message: "which rows show \(what) is not seen"))
            text += "    // HOLE \(what), \(spot): which rows show it is not seen\n"
        }
        if rows.isEmpty, missing(rows).isEmpty {
            holes.append(Proposal.Hole(spot: list.spot, message: "no row of the list is seen"))
            text += "    // HOLE no row of the list is seen\n"
        }
        text += "}\n"
        let kept = list.gestures.filter { ![.tap, .controls, .textInput].contains($0.value) }
        if !kept.isEmpty {
            text +=
                "// Not proposed, see Actions.md: "
                + kept.map { "\($0.value.rawValue) (\($0.evidence?.description ?? "?"))" }.joined(separator: ", ")
                + "\n"
        }
        // What is not whole is not judged: each hole would be told once more.
        if holes.isEmpty {
            for obstacle in judge.obstacles(ofText: text, in: type, cells: rows.map(\.cell)) {
                holes.append(Proposal.Hole(spot: obstacle.spot ?? list.spot, message: obstacle.message))
                text += "// HOLE `generate` refuses this: \(obstacle.message) [\(obstacle.id)]\n"
            }
        }
        return Proposal(text: text, holes: holes)
    }

    private func line(_ row: ProposedRow, _ holes: inout [Proposal.Hole]) -> String {
        if case .hole(let reason) = row.kind {
            holes.append(Proposal.Hole(spot: row.spot, message: reason))
            return "    // HOLE \(row.name), \(row.spot): \(reason)\n"
        }
        var mark = "listgen:row(cell: \(row.cell)"
        if let cell = row.surveyed { mark += Probe.origin(cell, in: app) }
        if !row.isFilledByCell { mark += ", configure: .asked" }
        mark += ")"
        var text = ""
        if let remark = row.remark {
            holes.append(Proposal.Hole(spot: row.spot, message: remark))
            text += "    // HOLE \(remark)\n"
        }
        text += "    // From \(row.spot).\n    // \(mark)\n"
        switch row.kind {
        case .elements(let element): return text + "    var \(row.name): [\(element)]\n"
        case .constant, .hole: return text + "    let \(row.name) = true\n"
        }
    }

    /// The cells that no row shows.
    private func missing(_ rows: [ProposedRow]) -> [Fact<SurveyedCell>] {
        // A hole about the rows of all cells says so for each.
        if rows.contains(where: { $0.cell.isEmpty }), list.source.value == .diffable { return [] }
        return list.cells.filter { cell in
            guard let name = cell.value.className else {
                return !rows.contains { $0.surveyed == cell.value }
                    && !rows.contains { $0.cell.isEmpty }
            }
            return !rows.contains { TypeName.simple($0.cell) == TypeName.simple(name) }
        }
    }

    /// A name that no type of the app has.
    private var structName: String {
        var name = TypeName.simple(list.name)
        for end in ["ViewController", "Controller", "DataSource", "View", "VC"] where name.hasSuffix(end) && name != end
        {
            name = String(name.dropLast(end.count))
            break
        }
        name = name.prefix(1).uppercased() + name.dropFirst()
        let first = name == "List" ? "ListState" : name.hasSuffix("List") ? name : name + "List"
        return app.resolve(first, from: type) == nil ? first : first + "State"
    }
}

import SourceText
import SwiftSurface

/// Row kinds of one list: every way through properties, section structs and nested rows enums.
struct LeafExpansion: ResolutionRule {
    /// More kinds of rows than any list has, so that rows enums that hold each other again and again come to an end.
    static let mostLeaves = 2_000

    let listScope: ListScope

    /// The row kinds that a property or case stands for.
    func leaves(of site: RowSite, steps: [RowLeaf.Step], in around: Surroundings) -> [LeafSite] {
        var found: [LeafSite] = []
        add(site, steps: steps, in: around, path: [], to: &found)
        return found
    }

    /// The row kinds of a rows enum that is the row of the list.
    func leaves(ofEnum rows: Int, site: RowSite, in around: Surroundings) -> [LeafSite] {
        var found: [LeafSite] = []
        add(enum: rows, site: site, steps: [], in: around, path: [], isIdentified: !site.isFaulty, to: &found)
        return found
    }

    private func add(
        _ site: RowSite, steps: [RowLeaf.Step], in outer: Surroundings, path: [Int], isIdentified: Bool = true,
        to found: inout [LeafSite]
    ) {
        var around = outer
        around.conditions += site.conditions
        let steps = steps + [RowLeaf.Step(caseName: site.caseName, carriesSectionID: site.isOfEachSection)]
        if site.load == nil, let value = applied.value(.load, of: site.rowMarks) {
            guard var loaded = LoadRule(self).loaded(site, value, in: around) else { return }
            loaded.load?.depth = steps.count
            if let rows = loaded.rows {
                add(enum: rows, site: loaded, steps: steps, in: around, path: path, isIdentified: false, to: &found)
            } else {
                found.append(LeafSite(row: loaded, steps: steps, around: around))
            }
            return
        }
        UselessArgumentRule(self).checkRowsProperty(site)
        if let rows = site.rows {
            // A mark with a fault may say that their places tell them apart.
            let isIdentified = isIdentified && !IdentityRule(self).isPosition(site) && !site.isFaulty
            add(enum: rows, site: site, steps: steps, in: around, path: path, isIdentified: isIdentified, to: &found)
        } else {
            var around = around
            around.isOutline = around.isOutline || site.declaration?.outline != nil
            found.append(LeafSite(row: site, steps: steps, around: around))
        }
    }

    /// Adds the row kinds of a rows enum; `steps` lead to its value.
    private func add(
        enum rows: Int, site: RowSite, steps: [RowLeaf.Step], in outer: Surroundings, path: [Int], isIdentified: Bool,
        to found: inout [LeafSite]
    ) {
        let symbol = table.symbol(rows)
        guard !path.contains(rows), path.count < SymbolTable.deepest else {
            return report(.recursiveRows(symbol.name), at: site.place)
        }
        // What is loaded has no identity of its own.
        log.hold(rows, isProvider: outer.isProvider || site.load != nil, isIdentified: isIdentified)
        if !facts.isGenerated(rows), !outer.isProvider {
            report(.notGenerated(symbol.name, path: symbol.path), at: site.place)
        }
        for mark in facts.marks(of: rows).all(.rows) { applied.apply(mark.place) }
        contribute(rows)
        guard let sites = RowsRule(self).rowsSites(rows), found.count <= Self.mostLeaves else { return }
        var around = outer
        around.enums.append((rows, steps.count))
        around.isOutline = site.declaration?.outline != nil
        around.isDoubtful = outer.isDoubtful || DoubtRule(self).isDoubtful(site)
        around.writeFault = WritingRule(self).fault(of: site, in: outer)
        around.moveFault = OrderingRule(self).fault(of: site, in: outer)
        let value: FillValue = steps.isEmpty ? .row : .rows(depth: steps.count)
        let type = facts.rowsText(rows)
        around.levels =
            [
                Surroundings.Level(
                    marks: facts.marks(of: rows).all(.rows), grain: .rows(name: nil, type: type, value: value)),
                Surroundings.Level(marks: site.rowMarks, grain: .rows(name: site.name, type: type, value: value)),
            ] + outer.levels
        for var inner in sites {
            inner.load = site.load
            add(inner, steps: steps, in: around, path: path + [rows], isIdentified: isIdentified, to: &found)
        }
    }
}

import ListRuntime
import RandomTesting
import Testing

/// The rows of an outline are those of a walk through it, and are changed where they are held.
@Suite struct OutlineRowsTests {
    private struct Node: Hashable {
        var id: Int
        var name = 0
        var isExpanded = false
        var nodes: [Node] = []
        var others: [Node]?
    }

    private struct Shown: Hashable {
        var id: Int
        var outline: RowOutline
    }

    private func random(_ count: inout Int, depth: Int, using generator: inout SeededGenerator) -> [Node] {
        (0..<Int.random(in: 0...(depth == 0 ? 5 : 3), using: &generator)).map { _ in
            count += 1
            let id = count
            let isExpanded = Bool.random(using: &generator)
            let below = depth < 4 ? random(&count, depth: depth + 1, using: &generator) : []
            return Node(id: id, isExpanded: isExpanded, nodes: below)
        }
    }

    private func walk(_ nodes: [Node], depth: Int = 0) -> [Shown] {
        nodes.flatMap { node -> [Shown] in
            let isShown = node.isExpanded && !node.nodes.isEmpty
            let outline = RowOutline(depth: depth, hasChildren: !node.nodes.isEmpty, isExpanded: isShown)
            return [Shown(id: node.id, outline: outline)] + (isShown ? walk(node.nodes, depth: depth + 1) : [])
        }
    }

    private func rows(_ nodes: [Node]) -> OutlineRows<Node> {
        OutlineRows(nodes, id: { $0.id }, children: \.nodes, isExpanded: \.isExpanded)
    }

    private func shown(_ rows: OutlineRows<Node>) -> [Shown] {
        rows.indices.map { Shown(id: rows[$0].id, outline: rows.outline(at: $0)) }
    }

    @Test("random outlines are walked in order, and each row is changed in its place", arguments: 0..<200)
    func walks(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        var count = 0
        var nodes = random(&count, depth: 0, using: &generator)
        var rows = rows(nodes)
        #expect(shown(rows) == walk(nodes), "seed \(seed)")
        for index in rows.indices {
            rows.change(index, in: &nodes, children: \.nodes) { $0.name = $0.id }
        }
        #expect(rows.allSatisfy { $0.name == $0.id }, "seed \(seed)")
        #expect(self.rows(nodes).map(\.name) == rows.map(\.name), "seed \(seed)")
        guard let index = rows.indices.randomElement(using: &generator) else { return }
        rows.change(index, in: &nodes, children: \.nodes) { $0.isExpanded.toggle() }
        #expect(shown(self.rows(nodes)) == walk(nodes), "seed \(seed)")
    }

    @Test("rows below an optional member are changed where they are")
    func optionalChildren() {
        var nodes = [Node(id: 1, others: [Node(id: 2), Node(id: 3, others: [Node(id: 4)])])]
        var rows = OutlineRows(nodes, id: { $0.id }, children: { $0.others ?? [] }, isExpanded: { _ in true })
        #expect(rows.map(\.id) == [1, 2, 3, 4])
        rows.change(3, in: &nodes, children: \.others) { $0.name = 9 }
        #expect(nodes[0].others?[1].others?[0].name == 9)
        #expect(rows[3].name == 9)
    }

    @Test("equal identities are rows without rows below, and can be taken out")
    func duplicates() {
        let twice = Node(id: 2, isExpanded: true, nodes: [Node(id: 3)])
        var nodes = [
            Node(id: 1, isExpanded: true, nodes: [twice, twice]), Node(id: 4, isExpanded: true, nodes: [twice]),
        ]
        nodes.append(Node(id: 5, isExpanded: true, nodes: [Node(id: 6)]))
        var rows = rows(nodes)
        #expect(rows.map(\.id) == [1, 2, 3, 2, 4, 2, 5, 6])
        rows.removeDuplicates { $0.id }
        #expect(rows.map(\.id) == [1, 2, 3, 4, 5, 6])
        rows.change(5, in: &nodes, children: \.nodes) { $0.name = 7 }
        #expect(nodes[2].nodes[0].name == 7)
    }

    @Test("an object below itself is left out there")
    func cycles() {
        final class Item {
            let id: Int
            var items: [Item] = []
            init(_ id: Int) { self.id = id }
        }
        let (first, second) = (Item(1), Item(2))
        first.items = [second]
        second.items = [first]
        let rows = OutlineRows([first], id: { $0.id }, children: { $0.items }, isExpanded: { _ in true })
        #expect(rows.map(\.id) == [1, 2])
        #expect(rows.cycles == ["1"])
        first.items = []
    }

    @Test("an outline may be as deep as memory allows")
    func deep() {
        final class Item {
            let id: Int
            var items: [Item] = []
            init(_ id: Int) { self.id = id }
        }
        let items = (0..<50_000).map { Item($0) }
        for (item, next) in zip(items, items.dropFirst()) { item.items = [next] }
        let rows = OutlineRows([items[0]], id: { $0.id }, children: { $0.items }, isExpanded: { _ in true })
        #expect(rows.count == 50_000)
        #expect(rows.outline(at: 49_999).depth == 49_999)
        for item in items { item.items = [] }
    }
}

/// The order in which headers are read together: what one is built on stands before it.
struct HeaderOrder {
    private let outlines: [HeaderOutline]
    /// The headers whose classes a header inherits from or extends, then those that it must follow for other names.
    private var bases: [Set<Int>]
    private let inclusions: [Set<Int>]
    private var emitted: [Bool]
    /// Begun and not yet in the order.
    private var open: Set<Int> = []
    private var order: [Int] = []

    /// `needs` are further pairs of a header and one that must stand before it. O(headers and their relations).
    static func order(of outlines: [HeaderOutline], needs: Set<HeaderNeed> = []) -> [Int] {
        var order = HeaderOrder(outlines)
        for need in needs { order.bases[need.header].insert(need.before) }
        for index in outlines.indices { order.emit(index, depth: 0) }
        return order.order
    }

    private init(_ outlines: [HeaderOutline]) {
        self.outlines = outlines
        var files: [String: Int] = [:]
        var classes: [String: Int] = [:]
        for (index, outline) in outlines.enumerated() {
            files[outline.name] = files[outline.name] ?? index
            for name in outline.classes.keys { classes[name] = classes[name] ?? index }
        }
        bases = outlines.enumerated().map { index, outline in
            Set(outline.bases.compactMap { classes[$0] }).subtracting([index])
        }
        inclusions = outlines.enumerated().map { index, outline in
            Set(outline.inclusions.compactMap { files[$0.name] }).subtracting([index])
        }
        emitted = Array(repeating: false, count: outlines.count)
    }

    /// Chains of headers deeper than this are left in the order of their paths.
    private static let deepest = 1000

    private mutating func emit(_ index: Int, depth: Int) {
        guard !emitted[index], depth < Self.deepest else { return }
        emitted[index] = true
        open.insert(index)
        for base in bases[index].sorted() { emit(base, depth: depth + 1) }
        for other in inclusions[index].sorted() where !isBuiltOnOpen(other) { emit(other, depth: depth + 1) }
        open.remove(index)
        order.append(index)
    }

    /// Whether a header inherits, directly or not, from one that is not in the order yet and waits for it.
    private func isBuiltOnOpen(_ header: Int) -> Bool {
        var seen: Set<Int> = [header]
        var rest = [header]
        while let next = rest.popLast() {
            if !bases[next].isDisjoint(with: open) { return true }
            for base in bases[next] where seen.insert(base).inserted { rest.append(base) }
        }
        return false
    }
}

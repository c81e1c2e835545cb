/// A value that a random state can hold.
protocol Variable {
    /// A value unlike all others.
    static func random(_ r: inout Randomness) -> Self
    /// A value of the same identity with other content.
    func varied(_ r: inout Randomness) -> Self
}

extension Int: Variable {
    static func random(_ r: inout Randomness) -> Int { r.number() }
    func varied(_ r: inout Randomness) -> Int { r.number() }
}

extension String: Variable {
    static func random(_ r: inout Randomness) -> String { r.text() }
    func varied(_ r: inout Randomness) -> String { r.text() }
}

extension Bool: Variable {
    static func random(_ r: inout Randomness) -> Bool { r.below(2) == 0 }
    func varied(_ r: inout Randomness) -> Bool { !self }
}

extension Double: Variable {
    static func random(_ r: inout Randomness) -> Double { Double(r.number()) }
    func varied(_ r: inout Randomness) -> Double { Double(r.number()) }
}

extension Optional: Variable where Wrapped: Variable {
    static func random(_ r: inout Randomness) -> Wrapped? { r.below(4) == 0 ? nil : Wrapped.random(&r) }
    func varied(_ r: inout Randomness) -> Wrapped? {
        guard let self, r.below(3) > 0 else { return Self.random(&r) }
        return self.varied(&r)
    }
}

extension Array: Variable where Element: Variable {
    static func random(_ r: inout Randomness) -> [Element] { (0..<r.below(7)).map { _ in .random(&r) } }

    /// Inserts, removes, moves and varies elements.
    func varied(_ r: inout Randomness) -> [Element] {
        var elements = self
        for _ in 0...r.below(3) {
            switch r.below(isEmpty ? 1 : 5) {
            case 0: elements.insert(.random(&r), at: r.below(elements.count + 1))
            case 1 where !elements.isEmpty: elements.remove(at: r.below(elements.count))
            case 2 where !elements.isEmpty:
                let moved = elements.remove(at: r.below(elements.count))
                elements.insert(moved, at: r.below(elements.count + 1))
            case _ where !elements.isEmpty:
                let index = r.below(elements.count)
                elements[index] = elements[index].varied(&r)
            default: break
            }
        }
        return elements
    }
}

extension ListState {
    /// Takes out every element whose identity is that of an element before it; for generated code.
    ///
    /// Nothing is written, or copied, if there is none. Expected time linear in the number of elements.
    @inlinable
    public static func removeDuplicates<Elements: RandomAccessCollection & RangeReplaceableCollection, ID: Hashable>(
        from elements: inout Elements, by id: (Elements.Element) -> ID
    ) where Elements.Index == Int {
        guard elements.count > 1 else { return }
        let hash = IdentityHash.shared
        let table = IdentityTable(count: elements.count)
        defer { table.deallocate() }
        let start = elements.startIndex
        var later: [Int] = []
        for (position, element) in elements.enumerated() {
            let identity = id(element)
            let hash = hash(identity)
            var slot = table.start(hash)
            var first = table.candidate(hash, from: &slot)
            while let other = first, !IdentityHash.areEqual(id(elements[start + other]), identity) {
                slot = table.next(slot)
                first = table.candidate(hash, from: &slot)
            }
            if first == nil { table.insert(position, hash: hash, slot: slot) } else { later.append(position) }
        }
        guard !later.isEmpty else { return }
        var rest = later[...]
        var position = -1
        elements.removeAll { _ in
            position += 1
            guard rest.first == position else { return false }
            rest.removeFirst()
            return true
        }
    }

    /// The same where some of the elements are told apart by how many equal ones come before, which `id` gets: these stay,
    /// and those go whose identity does not tell.
    ///
    /// Expected time linear in the number of elements.
    @inlinable
    public static func removeDuplicates<Elements: RangeReplaceableCollection, ID: Hashable>(
        from elements: inout Elements, by id: (Elements.Element, Int) -> ID
    ) {
        var counts: [ID: Int] = [:]
        func isDuplicate(_ element: Elements.Element) -> Bool {
            let first = id(element, 0)
            let before = counts[first, default: 0]
            counts[first] = before + 1
            return before > 0 && id(element, before) == first
        }
        guard elements.contains(where: isDuplicate) else { return }
        counts = [:]
        elements.removeAll(where: isDuplicate)
    }
}

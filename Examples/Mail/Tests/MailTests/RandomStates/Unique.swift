/// The elements whose identity is not among those before.
func unique<Element, ID: Hashable>(_ elements: [Element], by id: (Element) -> ID) -> [Element] {
    var seen: Set<ID> = []
    return elements.filter { seen.insert(id($0)).inserted }
}

/// The types of one name, in the order of the program. Most often there is one, which takes no memory of its own.
struct TypeIDs: RandomAccessCollection {
    private var first: UInt32?
    private var others: [Int] = []

    var startIndex: Int { 0 }
    var endIndex: Int { first == nil ? 0 : others.count + 1 }

    subscript(position: Int) -> Int {
        if position == 0, let first { return Int(first) }
        return others[position - 1]
    }

    mutating func append(_ id: Int) {
        if first == nil { first = UInt32(truncatingIfNeeded: id) } else { others.append(id) }
    }
}

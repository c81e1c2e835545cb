import RandomTesting

/// A view class of random ancestry, where a list names it.
struct RandomView {
    /// The place in a mark.
    enum Role: CaseIterable {
        case row, empty, provided, header, footer

        var isHeader: Bool { self == .header || self == .footer }
    }

    var number: Int
    var role: Role
    /// The classes.
    var text: String
    /// What the mark names.
    var mark: String
    /// Whether the mark names a class: a generic one has its arguments.
    var isWhole: Bool
}

extension RandomView {
    init(_ number: Int, using random: inout SeededGenerator) {
        self.number = number
        role = Role.allCases.randomElement(using: &random) ?? .row
        let base = role.isHeader ? "PlainHeader" : "PlainCell"
        var ancestry = RandomAncestry(isHeader: role.isHeader)
        text = ""
        isWhole = true
        var superclass = base
        for level in 0..<Int.random(in: 0...2, using: &random) {
            let name = "Base\(number)\(level == 0 ? "A" : "B")"
            let isGeneric = Int.random(in: 0..<6, using: &random) == 0
            text += ancestry.subclass(
                name + (isGeneric ? "<Value>" : ""), of: superclass, isLast: false, using: &random)
            superclass = name + (isGeneric ? "<Int>" : "")
            if Int.random(in: 0..<6, using: &random) == 0 {
                text += "typealias Alias\(number)\(level) = \(superclass)\n"
                superclass = "Alias\(number)\(level)"
            }
        }
        let name = "View\(number)"
        mark = name
        var head = name
        switch Int.random(in: 0..<10, using: &random) {
        case 0:
            head += "<Value>"
            isWhole = Bool.random(using: &random)
            if isWhole { mark += "<Int>" }
        case 1: mark = "Space\(number).\(name)"
        case 2:
            isWhole = Bool.random(using: &random)
            mark = "Space\(number)\(isWhole ? "<Int>" : "").\(name)"
        case 3: mark = "Name\(number)"
        default: break
        }
        let last = ancestry.subclass(head, of: superclass, isLast: true, using: &random)
        if mark.hasPrefix("Space") {
            let isGeneric = mark.contains("<") || !isWhole
            text += "enum Space\(number)\(isGeneric ? "<Value>" : "") {\n\(last)}\n"
        } else {
            text += last
        }
        if mark.hasPrefix("Name") { text += "typealias \(mark) = \(name)\n" }
    }
}

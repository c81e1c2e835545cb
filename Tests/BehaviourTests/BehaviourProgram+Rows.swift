/// Cells and the functions that fill, choose and measure them.
extension BehaviourProgram {
    private enum Way { case found, marked, free, list, context }

    /// A cell of a row with what fills it.
    mutating func content(of place: Place, isChosen: Bool = false, isOwned: Bool = false) -> RowContent {
        let cell = typeName("Cell")
        var ways: [Way] = [.found, .found, .found, .marked, .free]
        if context.form == .object || context.form == .controller, allows(.helperUnderBareName) {
            ways.append(.context)
        }
        let way = one(of: ways)
        let fill = signature(of: place, isFound: way == .found)
        let tag = chance(2) ? "\(cell): " : ""
        let body = "accessibilityLabel = \"\(tag)\" + \(fill.said)"
        var members: [String] = []
        var arguments = [isOwned ? ownedCell(cell) : "cell: \(cell)"]
        switch way {
        case .found: members.append("func configure\(fill.text()) { \(body) }")
        case .marked:
            kinds.insert(.filledByMark)
            members.append("// listgen:configure\nfunc show\(fill.text()) { \(body) }")
        case .free, .list:
            let name = "fill\(cell)"
            input.append("@MainActor func \(name)\(fill.text(after: ["_ cell: \(cell)"])) { cell.\(body) }")
            arguments.append("configure: \(name)")
        case .context:
            // Its name is that of helpers of the cell.
            context.methods.append("func configure\(fill.text(after: ["_ cell: \(cell)"])) { cell.\(body) }")
            arguments.append("configure: configure")
        }
        if !isChosen, way != .context || !chance(3) { addHelpers(to: &members) }
        var content = RowContent(
            arguments: arguments, text: "\"\(tag)\" + \(fill.expected)", cell: cell)
        if !isCollection, !isProvider, !isOwned, chance(3), allows(.heightByValues) {
            var measured = place
            measured.isMeasured = true
            measured.hasPath = false
            let height = signature(of: measured, isFound: true, atMost: 2)
            members.append("static func height\(height.text()) -> CGFloat { tall(\(height.said)) }")
            content.height = "tall(\(height.expected))"
        }
        let superclass = isCollection ? "UICollectionViewCell" : "UITableViewCell"
        input.append("final class \(cell): \(superclass) {\n\(members.joined(separator: "\n"))\n}")
        return content
    }

    /// Methods of the cell that fill a part of it, and can be called with values of the context alone.
    private mutating func addHelpers(to members: inout [String]) {
        guard chance(2), allows(.helperBesideFill) else { return }
        for _ in 0...Int.random(in: 0..<2, using: &random) {
            let type: String
            if chance(2), let view = viewDecoy() {
                type = view
            } else {
                type = model()
                _ = member(type)
                sealed.insert(type)
            }
            let name = noun(except: [])
            members.append("func configure(\(name)\(members.count) part: \(type)) { accessibilityLabel = \"helper\" }")
        }
    }

    private mutating func ownedCell(_ cell: String) -> String {
        kinds.insert(.owned)
        let name = member(
            cell, form: .view, initial: "\(cell)(style: .default, reuseIdentifier: nil)")
        return "cell: .owned(\\.\(name))"
    }

    /// The cell of a row, or two of which a function chooses one.
    mutating func choice(of place: Place) -> RowContent {
        guard chance(5), allows(.cellByValues) else { return content(of: place) }
        let (first, second) = (content(of: place), content(of: place))
        var measured = place
        measured.isMeasured = true
        measured.hasPath = false
        let test = signature(of: measured, isFound: true, atMost: 2)
        let name = "chooses\(first.cell)"
        input.append("@MainActor func \(name)\(test.text()) -> Bool { decided(\(test.said)) }")
        let when = "decided(\(test.expected))"
        let arguments = (first.arguments + ["when: \(test.reference(name))"]).joined(separator: ", ")
        let height =
            first.height == nil && second.height == nil
            ? nil : "\(when) ? \(first.height ?? "nil") : \(second.height ?? "nil")"
        return RowContent(
            marks: first.marks + ["// listgen:row(\(arguments))"] + second.marks, arguments: second.arguments,
            text: "(\(when) ? \(first.text) : \(second.text))", height: height, cell: second.cell)
    }
}

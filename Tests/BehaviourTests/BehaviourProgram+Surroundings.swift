/// Parameters that get the section, the position, the index path, the list view or its width.
extension BehaviourProgram {
    /// The section that holds the row, with a context that has one, too.
    mutating func takeSection(_ place: Place, _ signature: inout Signature) {
        guard let section = place.section, !signature.types.contains(section.type), chance(2), allows(.sectionValue)
        else { return }
        signature.types.insert(section.type)
        let parameter = neutral(signature)
        if chance(2) {
            decoy(
                section.type, named: parameter.name, .contextOfTheSectionsType, initial: "\(section.type).unset")
        }
        let isOptional = chance(4)
        // A row is not filled again when other rows of its section change.
        signature.parameters.append(
            Parameter(
                label: parameter.label, name: parameter.name,
                type: isOptional ? section.type + "?" : section.type,
                spoken: parameter.name + (isOptional ? "?.withoutRows" : ".withoutRows"),
                expected: section.expression + ".withoutRows", isOwn: true))
    }

    /// What is around the row, with a context that has such values, too.
    mutating func takeSurroundings(_ place: Place, _ signature: inout Signature) {
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where place.hasPath && allows(.indexPath): takePath(&signature)
        case 1 where place.hasPath && !isProvider: takeWidth(&signature)
        case 2 where place.hasPath && !place.isMeasured: takeView(&signature)
        default: takePosition(place, &signature)
        }
    }

    private mutating func takePosition(_ place: Place, _ signature: inout Signature) {
        guard let element = place.positionOf, signature.types.insert("RowPosition").inserted, allows(.position)
        else { return }
        let (label, name) = neutral(signature)
        signature.parameters.append(
            Parameter(
                label: label, name: name, type: "RowPosition<\(element)>",
                spoken: "\(name).index, \(name).count, \(name).isLast", expected: "index, count, index == count - 1"))
    }

    private mutating func takePath(_ signature: inout Signature) {
        guard signature.types.insert("IndexPath").inserted else { return }
        let (label, name) = neutral(signature)
        decoy(
            "IndexPath", named: name, .indexPathInContext, initial: "IndexPath(row: 70, section: 70)",
            random: "IndexPath(row: r.number(), section: r.number())")
        signature.parameters.append(
            Parameter(label: label, name: name, type: "IndexPath", spoken: name, expected: "path"))
    }

    private mutating func takeWidth(_ signature: inout Signature) {
        guard !signature.names.contains("width"), allows(.width) else { return }
        if chance(2) {
            decoy("CGFloat", named: "width", .widthInContext, initial: "7", random: "CGFloat(r.number())")
        }
        signature.parameters.append(
            Parameter(
                label: one(of: ["_", nil, "in"]), name: "width", type: "CGFloat", spoken: "width", expected: "320.0"))
    }

    private mutating func takeView(_ signature: inout Signature) {
        guard signature.types.insert("UIView").inserted else { return }
        let (label, name) = neutral(signature)
        let type = isCollection ? "UICollectionView" : "UITableView"
        signature.parameters.append(
            Parameter(
                label: label, name: name, type: type, spoken: "\"\\(type(of: \(name)))\"", expected: "\"\(type)\""))
    }
}

/// A value of a YAML document, and where it begins: line and column from 1.
struct YAMLNode {
    /// What the value is.
    enum Content {
        case scalar(String)
        case sequence([YAMLNode])
        case mapping([(key: YAMLNode, value: YAMLNode)])
    }

    var content: Content
    /// False for a scalar in quotes or as a block, which is text whatever it says.
    var isPlain: Bool
    var line: Int
    var column: Int

    var string: String? {
        if case .scalar(let text) = content { return text }
        return nil
    }

    var sequence: [YAMLNode]? {
        if case .sequence(let nodes) = content { return nodes }
        return nil
    }

    var mapping: [(key: YAMLNode, value: YAMLNode)]? {
        if case .mapping(let pairs) = content { return pairs }
        return nil
    }

    var isNull: Bool { isPlain && ["", "~", "null", "Null", "NULL"].contains(string) }

    var int: Int? { isPlain ? string.flatMap { Int($0) } : nil }

    var bool: Bool? {
        guard isPlain, let string else { return nil }
        return switch string.lowercased() {
        case "true", "yes", "on": true
        case "false", "no", "off": false
        default: nil
        }
    }
}

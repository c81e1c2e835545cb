/// What a time may be at most, for lists of 100,000 rows.
enum Bar {
    case seconds(Double)
    case equality(Double)
    case hashing(Double)

    static func of(_ edit: Edit, element: String) -> Bar {
        switch edit {
        case .sameStorage: .seconds(0.000_001)
        case .equal, .append, .change: .equality(1.4)
        case .insert, .move: .equality(2.5)
        case .delete: .equality(element == "rich" ? 1.6 : 4)
        case .blocks: .hashing(0.15)
        case .reverse, .replace: .hashing(element == "Int" ? 1.5 : 0.7)
        case .shuffle: .hashing(element == "Int" ? 2.5 : 1)
        }
    }
}

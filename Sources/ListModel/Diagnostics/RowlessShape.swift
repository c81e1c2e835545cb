/// A type that looks like rows and is none, in words.
public enum RowlessShape: String, Sendable {
    case optionalArray = "it is an optional array"
    case arrayOfOptionals = "it is an array of optionals"
    case arrayOfArrays = "it is an array of arrays"
    case set = "it is a set, which has no order"
    case dictionary = "it is a dictionary, which has no order"
    case dictionaryOfArrays = "it is a dictionary of arrays, which has no order"
    case range = "it is a range"
    case tuple = "it is a tuple"
    case function = "it is a function"

    /// What to write; `array` is the array of its elements.
    func remedy(_ array: String) -> String {
        let ignore = "write `// listgen:ignore` if it is not shown as rows"
        if let array = ordered(array) { return "\(array), or \(ignore)" }
        return switch self {
        case .optionalArray: "make it `\(array)`, which is empty if there is none, or \(ignore)"
        case .arrayOfOptionals: "make it `\(array)`, without the rows that are not there, or \(ignore)"
        case .arrayOfArrays:
            "write `// listgen:row(cell: ...)` at its line if each array is a section, or \(ignore)"
        case .tuple: "make it a struct, or \(ignore)"
        default: ignore
        }
    }

    /// What to write for elements in no order, or in one that no array has; nil for other shapes.
    func ordered(_ array: String) -> String? {
        switch self {
        case .set, .dictionary: "make it `\(array)`, in the order of the rows"
        case .dictionaryOfArrays: "make it an array of section structs, each with its `\(array)`"
        case .range: "make it `\(array)`"
        default: nil
        }
    }
}

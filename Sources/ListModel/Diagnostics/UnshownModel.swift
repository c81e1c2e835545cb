/// What is known of the type of a property that no cell shows.
public enum UnshownModel: Sendable {
    /// No type of the program.
    case foreign
    /// No type of the program, but spelled almost like one that a cell shows.
    case misspelt(String, near: String)
    /// A type of the program.
    case declared
    /// An enum of the program that is not marked `rows`.
    case enumeration(String)
    /// An enum of the program of which a case carries rows, and that is not marked `section`.
    case alternatives(String)
    /// A struct of the program that holds rows and is not marked `section`.
    case section(String)
    /// What looks like rows and is none, and the array of its elements.
    case shape(RowlessShape, array: String)

    /// Why it is no row, as it reads after a colon; `type` is that of the property.
    func reason(_ type: String) -> String {
        if case .shape(let shape, _) = self { return shape.rawValue }
        return "no cell shows `\(type)`"
    }

    /// What to write.
    var remedy: String {
        switch self {
        case .foreign: "write `// listgen:ignore` if it is not shown as rows, or `// listgen:row(cell: ...)`"
        case .misspelt(let name, let near):
            "write `\(near)` if that is meant, as no input declares `\(name)`; else `// listgen:row(cell: ...)`, or "
                + "`// listgen:ignore` if it is not shown as rows"
        case .declared:
            "write `// listgen:row(cell: ...)` at its line, mark a class that shows it `// listgen:cell`, or write "
                + "`// listgen:ignore` if it is not shown as rows"
        case .enumeration(let name):
            "mark `\(name)` `// listgen:rows` if its cases are the rows, write `// listgen:row(cell: ...)` if one cell "
                + "shows them all, or `// listgen:ignore` if it is not shown as rows"
        case .alternatives(let name):
            "mark `\(name)` `// listgen:section` if each of its cases is a section, or write `// listgen:ignore` if it is "
                + "not shown as rows"
        case .section(let name):
            "mark `\(name)` `// listgen:section` if its properties are the rows of a section, write "
                + "`// listgen:row(cell: ...)` if one cell shows it, or `// listgen:ignore` if it is not shown as rows"
        case .shape(let shape, let array): shape.remedy(array)
        }
    }
}

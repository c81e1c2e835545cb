import SourceText

/// A class marked `cell` that was probably meant to show the model that has no cell.
public struct NearCell: Sendable {
    /// Why it does not show the model.
    enum Reason: Sendable {
        /// It shows a type that no input declares: the model, misspelt or renamed.
        case undeclared(String)
        /// The method that takes the model has another name than one that fills cells.
        case otherName(String)
        case `static`(String)
        /// A property of the model that is not marked.
        case property(String)
        /// A property that holds a closure which takes the model, as it is called: `show?`. What is marked is set, not called.
        case closure(String)
    }

    var name: String
    var reason: Reason
    var place: SourcePlace

    /// The type that no input declares and that it shows.
    var undeclaredType: String? {
        if case .undeclared(let type) = reason { return type }
        return nil
    }

    var note: Diagnostic.Note {
        let text =
            switch reason {
            case .undeclared(let type): "`\(name)` shows `\(type)`, which no input declares"
            case .otherName(let method):
                "`\(name)` is marked `cell`, but `\(method)` is not a configure method: mark it `// listgen:configure`"
            case .static(let method):
                "`\(name)` is marked `cell`, but `\(method)` is static: make it an instance method, or write "
                    + "`row(cell: \(name), configure: \(name).\(method))`"
            case .property(let property):
                "`\(name)` is marked `cell`, but `\(property)` does not fill it: mark it `// listgen:configure`"
            case .closure(let call):
                "`\(name)` is marked `cell`, but `\(call.filter { $0 != "?" })` holds a closure, which `configure` would set: write "
                    + "`row(cell: \(name), configure: { cell, model in cell.\(call)(model) })`"
            }
        return Diagnostic.Note(text, at: place)
    }
}

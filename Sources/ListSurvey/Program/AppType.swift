import SwiftSurface

/// A type of the app with its extensions.
struct AppType: Sendable {
    /// A declaration or extension of it.
    struct Part: Sendable {
        var file: SurveyFile
        var declaration: Declaration
    }

    /// Qualified by nesting.
    var name: String
    /// Nil if only extensions are in the inputs.
    var kind: Declaration.Kind?
    /// The declaration first.
    var parts: [Part]

    var path: String { parts[0].file.path }

    /// The place of its name.
    var spot: Spot {
        let part = parts[0]
        return Spot(path: part.file.path, line: part.file.lines.location(part.declaration.nameRange.lower).line)
    }

    /// Without the types around it.
    var simpleName: Substring { name.split(separator: ".").last ?? "" }

    var inherits: [String] { parts.flatMap { $0.declaration.inherits.map(TypeName.plain) } }

    var functions: [(part: Part, function: Function)] {
        parts.flatMap { part in part.declaration.functions.map { (part, $0) } }
    }

    var properties: [(part: Part, property: Property)] {
        parts.flatMap { part in part.declaration.properties.map { (part, $0) } }
    }

    /// The bodies of its functions, and what stands after the names of its properties, where the tokens were kept.
    var bodies: [TokenRun] {
        parts.filter(\.file.hasTokens).flatMap { part in
            part.declaration.functions.compactMap { function in
                function.bodyRange.map { TokenRun(part.file, $0, owner: function.fullName) }
            }
                + part.declaration.properties.map {
                    TokenRun(part.file, .init($0.nameRange.upper, $0.range.upper), owner: $0.name)
                }
        }
    }

    func spot(_ part: Part, at offset: Int) -> Spot {
        Spot(path: part.file.path, line: part.file.lines.location(offset).line)
    }
}

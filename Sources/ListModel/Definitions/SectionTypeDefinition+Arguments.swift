import SwiftSurface

extension SectionTypeDefinition {
    /// A generic section struct with arguments in the place of its type parameters.
    public func with(_ arguments: [TypeSyntax]) -> SectionTypeDefinition {
        let values = Dictionary(zip(typeParameters, arguments), uniquingKeysWith: { first, _ in first })
        func replaced(_ type: String) -> String {
            Generics.replace(values, in: TypeSyntax(parsing: type)).description
        }
        var result = self
        for index in result.sources.indices {
            if case .model(var payload) = sources[index].element {
                payload.type = replaced(payload.type)
                result.sources[index].element = .model(payload)
            }
            switch sources[index].identity {
            case .key(var key, let type):
                if case .function(var function) = key {
                    let spelled = arguments.map(\.description).joined(separator: ", ")
                    function.owner += "<\(spelled)>"
                    key = .function(function)
                }
                result.sources[index].identity = .key(key, type: replaced(type))
            case .value(let type): result.sources[index].identity = .value(type: replaced(type))
            case .occurrence(let type) where !type.isEmpty:
                result.sources[index].identity = .occurrence(type: replaced(type))
            case .kind, .position, .occurrence: break
            }
            if let declaration = sources[index].declaration {
                result.sources[index].declaration?.type = replaced(declaration.type)
            }
        }
        return result
    }
}

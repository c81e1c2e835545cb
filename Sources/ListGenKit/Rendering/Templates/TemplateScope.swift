import Mustache

/// The values of a section of a template. A scope answers for the outer ones as well: what it does not know nobody knows.
final class TemplateScope: MustacheParent {
    private let values: [String: Any]
    private let outer: TemplateScope?
    /// In the order in which they were asked for. The outermost scope keeps them.
    private(set) var unknownNames: [String] = []

    init(_ values: [String: Any], in outer: TemplateScope? = nil) {
        self.values = values
        self.outer = outer
    }

    func child(named name: String) -> Any? {
        if let (name, indentation) = LineBlocks.block(name) {
            return value(named: name).map { LineBlocks.text($0, indentation: indentation) }
        }
        return value(named: name).map(nested)
    }

    private func value(named name: String) -> Any? {
        var scope = self
        while true {
            if let value = scope.values[name] { return value }
            guard let outer = scope.outer else { break }
            scope = outer
        }
        if !scope.unknownNames.contains(name) { scope.unknownNames.append(name) }
        return nil
    }

    /// Values and lists of values open scopes. The types of most values are told apart first: casts take longer.
    private func nested(_ value: Any) -> Any {
        let type = type(of: value)
        if type == String.self || type == [String].self || type == Bool.self { return value }
        if let values = value as? [String: Any] { return TemplateScope(values, in: self) }
        if let items = value as? [[String: Any]] { return items.map { TemplateScope($0, in: self) } }
        return value
    }
}

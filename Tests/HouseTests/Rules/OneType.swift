extension HouseRule {
    /// A file holds one type, and extensions of that type only; private types may stand beside it.
    static let oneType = HouseRule(name: "one type a file") { file in
        var type: String?
        return file.topLevel.compactMap { declaration in
            if declaration.modifiers.contains("private") || declaration.modifiers.contains("fileprivate") { return nil }
            let place = file.place(file.line(declaration.nameRange.lower))
            let name = declaration.name
            guard let first = type else {
                if declaration.kind != .extension { type = name }
                return nil
            }
            if declaration.kind != .extension { return "\(place): \(name) belongs in a file of its own" }
            return name == first || name.hasPrefix(first + ".")
                ? nil : "\(place): an extension of \(name) beside \(first)"
        }
    }
}

extension HouseRule {
    /// No type is named for having no better name.
    static let names = HouseRule(name: "names") { file in
        file.declarations.compactMap { declaration in
            let name = declaration.name.split(separator: ".").last ?? ""
            let isEmpty = ["Manager", "Helper", "Util", "Common", "Misc"].contains { name.contains($0) }
            guard declaration.kind != .extension, isEmpty else { return nil }
            return "\(file.place(file.line(declaration.nameRange.lower))): \(name) says nothing"
        }
    }
}

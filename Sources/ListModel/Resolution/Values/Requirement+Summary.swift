extension Requirement {
    /// `select(stories: Story)`
    var summary: String {
        let parameters = parameters.map { parameter -> String in
            let label = parameter.label ?? "_"
            let names = label == parameter.name ? label : "\(label) \(parameter.name)"
            return "\(names): \(parameter.type)"
        }
        return "\(name)(\(parameters.joined(separator: ", ")))"
    }
}

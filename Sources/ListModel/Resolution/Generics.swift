/// The names that a generic clause declares.
enum Generics {
    /// `<T: Hashable, each U>` is T, U.
    static func names(_ clause: String?) -> Set<String> {
        guard let clause else { return [] }
        var names: Set<String> = []
        for parameter in clause.dropFirst().dropLast().split(separator: ",") {
            let head = parameter.split(separator: ":").first ?? parameter
            if let name = head.split(separator: " ").last { names.insert(String(name)) }
        }
        return names
    }
}

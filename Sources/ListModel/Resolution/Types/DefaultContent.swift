/// What counts as a change of rows whose type no input declares, as the configuration says it for a module.
public enum DefaultContent: String, CaseIterable, Hashable, Sendable {
    /// `==`.
    case equatable
    /// Another object.
    case instance
    /// Every update.
    case always

    var content: Content {
        switch self {
        case .equatable: .equatable
        case .instance: .instance
        case .always: .always
        }
    }
}

/// The colours of the app.
public enum Theme: String, CaseIterable, Hashable, Sendable {
    case light, dark
}

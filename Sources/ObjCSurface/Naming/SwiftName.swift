/// The name of a method in Swift.
public struct SwiftName: Sendable {
    /// Who says so, the most certain first.
    public enum Origin: Hashable, Sendable {
        /// `NS_SWIFT_NAME`.
        case attribute
        /// The importer of the Swift compiler.
        case importer
        /// Our own rules, which know no more than a part of the importer's: to be verified.
        case rules
    }

    /// `configure`, `init`
    public var base: String
    /// One for each parameter that Swift sees; nil for `_`.
    public var labels: [String?]
    public var origin: Origin

    public init(base: String, labels: [String?], origin: Origin) {
        self.base = base
        self.labels = labels
        self.origin = origin
    }

    /// Reads `configure(with:at:)`, `init(title:)` or a plain name; nil for what is none.
    public init?(_ text: String, origin: Origin) {
        guard let open = text.firstIndex(of: "(") else {
            guard !text.isEmpty, !text.contains(":") else { return nil }
            self.init(base: text, labels: [], origin: origin)
            return
        }
        guard text.last == ")" else { return nil }
        let labels = text[text.index(after: open)...].dropLast().split(separator: ":")
        // `Story.make(title:)` is a member of `Story`.
        let base = text[..<open].nameComponents.last ?? ""
        guard !base.isEmpty else { return nil }
        self.init(base: String(base), labels: labels.map { $0 == "_" ? nil : String($0) }, origin: origin)
    }

    /// `configure(with:at:)`
    public var text: String { base + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")" }
}

// listgen:row(children: \.categories, isExpanded: \.open)
/// A category of podcasts, and the narrower ones below it.
public struct Category: Identifiable, Equatable, Sendable {
    public let id: String
    public let name: String
    public let categories: [Category]

    public init(_ name: String, _ categories: [Category] = []) {
        id = name
        self.name = name
        self.categories = categories
    }
}

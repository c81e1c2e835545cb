/// Elements under a title, as libraries for differences have them.
public struct ArraySection<Model: Hashable, Element: Hashable>: Hashable {
    public var model: Model
    public var elements: [Element]

    public init(model: Model, elements: [Element]) {
        self.model = model
        self.elements = elements
    }
}

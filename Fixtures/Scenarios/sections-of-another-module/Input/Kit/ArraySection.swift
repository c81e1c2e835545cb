/// As in a library of differences, which listgen does not read.
public struct ArraySection<Model: Hashable, Element> {
    public var model: Model
    public var elements: [Element]

    public init(model: Model, elements: [Element]) {
        self.model = model
        self.elements = elements
    }
}

#if !canImport(UIKit)
/// A reuse identifier, and the kind of supplementary view that it is for; nil for cells.
struct ElementIdentifier: Hashable {
    let kind: String?
    let identifier: String
}
#endif

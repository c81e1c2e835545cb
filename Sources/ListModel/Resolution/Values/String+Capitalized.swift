extension String {
    /// As the second word of a generated name: `Stories` of `sectionOfStories`.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

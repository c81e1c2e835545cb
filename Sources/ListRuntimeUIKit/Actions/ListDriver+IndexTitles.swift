import ListRuntime

extension ListDriver {
    /// Whether the index has other titles than the view was told when it asked for them. Linear in the number of sections;
    /// constant for a list without an index, which is never asked.
    var hasOtherIndexTitles: Bool { toldIndexTitles.map { $0 != titledSections.map(\.title) } ?? false }
}

// For generated code: the index at the side of a list, of the sections that have a title there.
@_spi(Generated) extension ListDriver {
    /// The titles of the index; nil if no section has one. Sections that follow one another with the same title have one
    /// together. Linear in the number of sections.
    public var indexTitles: [String]? {
        let titles = titledSections.map(\.title)
        toldIndexTitles = titles
        return titles.isEmpty ? nil : titles
    }

    /// The section that a title of the index leads to.
    public func section(forIndexTitleAt index: Int) -> Int {
        let sections = titledSections
        return sections.indices.contains(index) ? sections[index].section : 0
    }

    fileprivate var titledSections: [(title: String, section: Int)] {
        var found: [(title: String, section: Int)] = []
        for section in 0..<applied.sectionCount {
            if let title = indexTitle(ofSection: section), title != found.last?.title { found.append((title, section)) }
        }
        return found
    }
}

/// Parts of a qualified name, found by its bytes: resolution asks for them more than for anything else.
extension String {
    /// `Feed.Row` of `Feed.Row.Kind`; nil for a name without a dot.
    @inlinable public var outerName: String? {
        utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[..<$0]) }
    }

    /// `Kind` of `Feed.Row.Kind`.
    @inlinable public var lastName: String {
        utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[utf8.index(after: $0)...]) } ?? self
    }

    /// As a later word of a generated name: `Stories` of `sectionOfStories`.
    public var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension StringProtocol {
    /// `Feed` of `Feed.Row.Kind`.
    @inlinable public var firstName: SubSequence {
        self[..<(utf8.firstIndex(of: UInt8(ascii: ".")) ?? endIndex)]
    }

    /// `Feed`, `Row` and `Kind` of `Feed.Row.Kind`.
    @inlinable public var nameComponents: [SubSequence] {
        utf8.split(separator: UInt8(ascii: ".")).map { self[$0.startIndex..<$0.endIndex] }
    }
}

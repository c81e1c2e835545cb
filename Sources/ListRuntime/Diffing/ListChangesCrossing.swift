extension ListChanges {
    /// The place of a section in the old state and in the new one.
    public struct SectionPair: Hashable, Sendable {
        public var old: Int
        public var new: Int

        @inlinable
        public init(old: Int, new: Int) {
            self.old = old
            self.new = new
        }
    }

    /// A section of plain rows whose rows may move to another one of the kind.
    public struct Crossing<ID: Hashable> {
        @usableFromInline let section: SectionPair
        @usableFromInline let oldID: (Int) -> ID
        @usableFromInline let newID: (Int) -> ID

        /// - Parameters:
        ///   - section: What collecting the section returned.
        ///   - old: The identity of the old row at an offset.
        ///   - new: The identity of the new row at an offset.
        @inlinable
        public init(_ section: SectionPair, old: @escaping (Int) -> ID, new: @escaping (Int) -> ID) {
            self.section = section
            oldID = old
            newID = new
        }
    }
}

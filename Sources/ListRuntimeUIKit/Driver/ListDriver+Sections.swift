import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension ListDriver {
    /// The identity of a section.
    public func section(at index: Int) -> State.SectionIdentity? { applied.section(at: index) }

    /// The place of a section, or nil if there is none. Constant time, as for a row.
    public func index(of section: State.SectionIdentity) -> Int? { currentIndex()[section: section] }

    /// The rows of a section, in order; none for a section that is gone.
    public func rows(in section: State.SectionIdentity) -> [State.RowValue] {
        guard let section = index(of: section) else { return [] }
        return (0..<applied.rowCount(inSection: section)).compactMap {
            applied.row(at: RowPath(section: section, row: $0))
        }
    }

    /// Scrolls to the top of a section.
    /// - Returns: False if there is no such section.
    @discardableResult
    public func scroll(toSection section: State.SectionIdentity, animated: Bool = true) -> Bool {
        guard let view = listView, let section = index(of: section), section < view.numberOfSections else {
            return false
        }
        scroll(toSection: section, animated: animated, in: view)
        return true
    }

    /// The section whose header or footer a view is; nil if it is not one on screen.
    public func section(for end: UIView) -> State.SectionIdentity? {
        listView.flatMap { index(ofSectionWith: end, in: $0) }.flatMap { section(at: $0) }
    }

    /// The section whose header or footer a view is, with its place in the newest state and that state, which is evaluated
    /// for it; nil if the view is on no screen, or the state has lost the section. Linear in the number of sections. For
    /// generated code.
    @_spi(Generated) public func liveSection(of end: UIView) -> (id: State.SectionIdentity, index: Int, state: State)? {
        guard let id = section(for: end), followOuterRow() else { return nil }
        if isAppliedNewest { return index(of: id).map { (id, $0, applied) } }
        states.pending.evaluate()
        let state = newest
        return (0..<state.sectionCount).first { state.section(at: $0) == id }.map { (id, $0, state) }
    }

    /// The sections that have rows on screen, from the top.
    public var visibleSections: [State.SectionIdentity] {
        let sections = listView.map { visiblePaths(in: $0).map(\.section) } ?? []
        return Set(sections).sorted().compactMap { section(at: $0) }
    }
}

#if !canImport(UIKit)
import Foundation

extension HeadlessTable {
    /// The titles of the section index, as the table was told them when it last asked; empty without one.
    public var indexTitles: [String] {
        table.loadIfNeeded()
        return table.indexTitles ?? []
    }

    /// Taps a title of the section index. False if there is none.
    @discardableResult
    public func tap(indexTitle title: String) -> Bool {
        guard let index = indexTitles.firstIndex(of: title), let source = table.dataSource else { return false }
        let asked = OptionalMethod.ask(source) {
            source.tableView(table, sectionForSectionIndexTitle: title, at: index)
        }
        let section = asked ?? index
        guard section < table.numberOfSections else { return false }
        scroll(to: CGPoint(x: 0, y: table.rect(forSection: section).minY - table.adjustedContentInset.top))
        return true
    }
}
#endif

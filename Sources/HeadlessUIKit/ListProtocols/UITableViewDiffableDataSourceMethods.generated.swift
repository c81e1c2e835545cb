// Written by Scripts/list-protocols from AppleRules/list-signatures.tsv.
#if !canImport(UIKit)
import Foundation

/// What a diffable data source of a table has of the methods of any: each can be overridden, as with UIKit.
@preconcurrency @MainActor
open class UITableViewDiffableDataSourceMethods<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UITableViewDataSource {
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    open func numberOfSections(in tableView: UITableView) -> Int {
        OptionalMethod.missing(self)
        return 1
    }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        OptionalMethod.missing(self)
        return true
    }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        OptionalMethod.missing(self)
        return false
    }
    open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) { OptionalMethod.missing(self) }
    open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { OptionalMethod.missing(self) }
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        OptionalMethod.missing(self)
        return nil
    }
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        OptionalMethod.missing(self)
        return 0
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        OptionalMethod.missing(self)
        return nil
    }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        OptionalMethod.missing(self)
        return nil
    }
}
#endif

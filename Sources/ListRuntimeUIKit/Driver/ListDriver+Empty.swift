import ListRuntime

extension ListDriver {
    /// Shows what the list says for a state without rows, and takes it away with the first row. One that says nothing
    /// takes away what a list before it has shown.
    func followEmptiness(in view: View) {
        let isEmpty = (0..<applied.sectionCount).allSatisfy { applied.rowCount(inSection: $0) == 0 }
        guard isEmpty else { return EmptyBackground.show(nil, in: view) }
        beginFilling()
        let content = emptyContent()
        endFilling()
        guard isListView(view) else { return }
        EmptyBackground.show(content?.view(inPlaceOf: EmptyBackground.view(in: view)), in: view)
    }
}

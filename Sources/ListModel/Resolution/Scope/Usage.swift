/// What the lists and providers of a run make use of.
struct Usage {
    /// The view classes that rows, headers and footers are shown by, with their superclasses.
    private(set) var views: Set<Int> = []
    /// Those that no input declares.
    private(set) var foreignViews: Set<String> = []
    /// The marked cells that a list has not taken for their model, because it cannot fill them.
    private(set) var passedOver: [Int: DiagnosticEntry] = [:]
    /// The rows enums and section structs that lists hold.
    private(set) var types: Set<Int> = []
    /// Those, and the rows enums inside a provider's.
    private(set) var heldTypes: Set<Int> = []
    /// The files that the output for a file draws on, by the index of that file.
    private(set) var contributors: [Int: Set<Int>] = [:]
    /// The types that marks lead to, as far as their name has a second declaration.
    private(set) var ambiguousTypes: Set<Int> = []

    /// A view class of the program is shown; `lineage` has its superclasses.
    mutating func show(_ lineage: some Sequence<Int>) {
        views.formUnion(lineage)
    }

    /// A view class that no input declares is shown.
    mutating func show(foreign name: String) {
        foreignViews.insert(name)
    }

    /// A marked cell was not taken. The first reason counts.
    mutating func pass(over id: Int, because diagnostic: DiagnosticEntry) {
        if passedOver[id] == nil { passedOver[id] = diagnostic }
    }

    /// A list or provider holds values of a type.
    mutating func hold(_ id: Int, isProvider: Bool = false) {
        heldTypes.insert(id)
        if !isProvider { types.insert(id) }
    }

    /// The output for a file draws on a declaration in another.
    mutating func draw(on file: Int, for output: Int) {
        contributors[output, default: []].insert(file)
    }

    /// Marks lead to a type that is declared twice.
    mutating func reach(ambiguous id: Int) {
        ambiguousTypes.insert(id)
    }
}

import UIKit

/// The items of all programs.
protocol ShapeItem: Hashable {
    var id: Int { get }
    var title: String { get }
    var isOn: Bool { get }
    var items: [Self] { get }
    var said: String { get }
}

/// The notes of all programs.
protocol ShapeNote: Hashable {
    var id: Int { get }
    var said: String { get }
}

/// What a row has to show, as the state says it. Nothing that listgen writes is asked for it.
struct ShapeRow: Hashable {
    var id: Int
    var said: String
    var title: String
    var isOn: Bool
    var isItem: Bool
    var depth = 0
    /// The item or note.
    var value: AnyHashable
}

/// The rows of a state, in order: the items and notes in it, wherever they are. Those below an item are rows only where
/// `isExpanded` answers true.
func rows(in value: Any, depth: Int = 0, isExpanded: (any ShapeItem) -> Bool = { _ in false }) -> [ShapeRow] {
    if let item = value as? any ShapeItem {
        let row = ShapeRow(
            id: item.id, said: item.said, title: item.title, isOn: item.isOn, isItem: true, depth: depth,
            value: AnyHashable(item))
        let below: [Any] = isExpanded(item) ? item.items : []
        return [row] + below.flatMap { rows(in: $0, depth: depth + 1, isExpanded: isExpanded) }
    }
    if let note = value as? any ShapeNote {
        return [
            ShapeRow(
                id: note.id, said: note.said, title: "", isOn: false, isItem: false, depth: depth,
                value: AnyHashable(note))
        ]
    }
    return Mirror(reflecting: value).children.flatMap { rows(in: $0.value, depth: depth, isExpanded: isExpanded) }
}

extension ArraySlice: Variable where Element: Variable {
    static func random(_ r: inout Randomness) -> ArraySlice { [Element].random(&r)[...] }
    func varied(_ r: inout Randomness) -> ArraySlice { Array(self).varied(&r)[...] }
}

/// The first value of each case: sections of an enum are told apart by their case.
func oneOfEach<Value>(_ values: [Value]) -> [Value] {
    var names: Set<String> = []
    return values.filter { names.insert(Mirror(reflecting: $0).children.first?.label ?? "").inserted }
}

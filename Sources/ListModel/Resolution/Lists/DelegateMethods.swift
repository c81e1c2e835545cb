/// The methods of UIKit's protocols of list views that an app may answer itself: all but those that every generated class
/// implements.
enum DelegateMethods {
    /// Those of a kind of list view.
    static func all(of target: ListTarget) -> [DelegateMethod] { target == .table ? ofTables : ofCollections }

    /// Those that every generated class implements: they answer from the state of the list.
    static func answered(by target: ListTarget) -> [DelegateMethod] {
        target == .table ? answeredByTables : answeredByCollections
    }

    /// The methods by which UIKit reports an event, as a message names them; empty for one that it does not report alone.
    static func names(for event: Event, of target: ListTarget) -> [String] {
        let reported: [Event] =
            switch event {
            case .nearEnd: [.willDisplay]
            case .selectionChange: [.select, .deselect]
            case .choose: [.select]
            default: [event]
            }
        return all(of: target).filter { method in method.event.map(reported.contains) ?? false }.map(\.fullName)
    }

    private static let ofTables = methods(of: .table)
    private static let ofCollections = methods(of: .collection)
    private static let answeredByTables = methods(of: .table, isAlwaysEmitted: true)
    private static let answeredByCollections = methods(of: .collection, isAlwaysEmitted: true)

    private static func methods(of target: ListTarget, isAlwaysEmitted: Bool = false) -> [DelegateMethod] {
        ListProtocol.allCases.flatMap { owner in
            let names = [owner.name(for: target)] + (owner == .delegate ? ["UIScrollViewDelegate"] : [])
            return names.flatMap { name in
                table.first { $0.key == name }?.value.split(separator: "\n").map { DelegateMethod($0, of: owner) } ?? []
            }
        }.filter { $0.isAlwaysEmitted == isAlwaysEmitted }
    }

    /// The event or method that was probably meant by a name that is spelled almost like it, or like the label that tells
    /// it apart: `willBeginEditingRowAt`. As a mark writes it.
    static func nearest(to name: String, for target: ListTarget = .table) -> String? {
        let all = all(of: target)
        if name.contains("(") { return Spelling.nearest(to: name, among: all.map(\.fullName)) }
        let shortNames = Event.names + all.map(\.shortName)
        guard let near = Spelling.nearest(to: name, among: shortNames), Event(rawValue: near) == nil,
            let method = all.first(where: { $0.shortName == near })
        else { return Spelling.nearest(to: name, among: Event.names) }
        return method.event?.rawValue ?? (method.name == near ? near : method.fullName)
    }

    /// The types in the tables that UIKit has deprecated.
    static let deprecatedTypes = ["UITableViewRowAction"]
}

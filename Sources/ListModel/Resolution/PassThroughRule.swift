import SourceText

/// UIKit delegate methods that a list passes through.
extension Resolution {
    mutating func passThrough(_ events: [MarkEvent]) -> [PassThrough] {
        var result: [PassThrough] = []
        for event in events where event.event == nil {
            let named = DelegateMethods.all.filter { $0.fullName == event.name || $0.name == event.name }
            guard let method = named.first else {
                report(
                    .unknownDelegateMethod(event.name, near: DelegateMethods.nearest(to: event.name)), at: event.place)
                continue
            }
            if named.count > 1 {
                report(
                    .ambiguousDelegateMethod(event.name, example: "tableView(_:willBeginEditingRowAt:)"),
                    at: event.place)
                continue
            }
            if let argument = method.argument {
                report(.emittedDelegateMethod(method.fullName, argument: argument), at: event.place)
                continue
            }
            result.append(
                PassThrough(
                    signature: method.signature, call: method.call, defaultValue: method.defaultValue,
                    place: event.place))
        }
        return result
    }
}

extension Event {
    static let names = allCases.map(\.rawValue)
}

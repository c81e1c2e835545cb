public import UIKit

public struct Stop: Equatable, Sendable {
    public let id: Int
    public var name: String

    public init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}

// listgen:list(.table, on: select, finders: true)
public struct Route {
    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }
}

// listgen:cell
public final class StopCell: UITableViewCell {
    public func configure(with stop: Stop) { textLabel?.text = stop.name }
}

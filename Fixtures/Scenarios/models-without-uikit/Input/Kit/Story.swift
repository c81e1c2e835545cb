import Foundation

public struct Story: Equatable, Sendable {
    public let id: UUID
    public var title: String
}

// What is generated for a package of models imports no UIKit.
// listgen:rows
public enum Item: Equatable {
    case story(Story)
    case line  // listgen:row(cell: UITableViewCell)
}

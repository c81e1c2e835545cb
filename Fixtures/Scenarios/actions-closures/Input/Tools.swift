import UIKit

// listgen:list(.table, actions: .closures, on: scrollViewDidScroll)
public struct Tools {
    // listgen:row(on: [select, didEndDisplaying])
    public var tools: [Tool]
    // listgen:row(cell: AddCell, name: "add", on: select(event))
    public var canAdd: Bool
    // listgen:row(on: willDisplay)
    public var hint: Hint?

    public init(tools: [Tool], canAdd: Bool, hint: Hint?) {
        self.tools = tools
        self.canAdd = canAdd
        self.hint = hint
    }
}

public struct Tool: Equatable {
    public let id: Int
}

public struct Hint: Equatable {
    public var text: String
}

// listgen:cell
final class ToolCell: UITableViewCell {
    func configure(with tool: Tool) {}
}

// listgen:cell
final class HintCell: UITableViewCell {
    func configure(with hint: Hint) {}

    // listgen:on(select)
    func wiggle() {}
}

final class AddCell: UITableViewCell {}

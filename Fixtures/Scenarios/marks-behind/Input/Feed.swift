import ListRuntimeUIKit
import UIKit

/// Each mark behind what it belongs to, at each place where it may stand.
struct Feed {
    var lead: Story  // listgen:row(height: 80, does: Deed, menu: [.file])
    var stories: [Story]  // listgen:section(header: "Stories", on: select)
    var names: [Name]  // listgen:header(view: TitleHeader)
    var rules: [Rule]  // listgen:footer(view: TitleHeader)
    var drafts: [Draft]  // listgen:row(does: Deed, leadingSwipe: [.file], menu: [.file])
    var items: [any FeedItem]
    var messages: [Message]
    var entries: [Entry]
    var groups: [Group]
    var content: Content
    var shelves: [Shelf]
    var albums: [Album]  // listgen:row(does: Deed, menu: [.file])
    var query: Query  // listgen:ignore
}  // listgen:list(.table, context: FeedContext)

extension Feed {
    var best: [Story] { stories }  // listgen:row(cell: StoryCell, on: select)
    var worst: [Story] { stories }  // listgen:section(header: "Worst")
    var first: [Story] { stories }  // listgen:header(view: TitleHeader)
    var last: [Story] { stories }  // listgen:footer(view: TitleHeader)
    var hidden: [Story] { stories }  // listgen:ignore
}

struct FeedContext { weak var owner: FeedOwner?; var theme = Theme() }
struct Theme { var tint = UIColor.red }
final class FeedOwner {}

typealias Name = String  // listgen:row(cell: NameCell, id: .value)
struct Story: Hashable { let id: Int; var title = "" }  // listgen:row(cell: StoryCell)
enum Rule: Hashable { case thin, thick }  // listgen:row(cell: RuleCell, id: .occurrence, does: Deed, menu: [.file])
final class Draft { let id: Int; init(id: Int) { self.id = id } }  // listgen:row(cell: DraftCell, content: .instance)

protocol FeedItem { var id: Int { get } }  // listgen:rows(cell: ItemCell)
struct Post: FeedItem, Hashable { let id: Int }
class Message { let id: Int; init(id: Int) { self.id = id } }  // listgen:rows(cell: ItemCell, content: .always)
final class Letter: Message {}
enum Entry: Hashable { case story(Story), note(Story) }  // listgen:rows(on: select)

enum Deed {
    case file  // listgen:action(title: "File")
}  // listgen:actions

struct Group: Hashable { let id: Int; var stories: [Story] }  // listgen:section(header: "Group")
enum Content { case story(Story), stories([Story]) }  // listgen:section(headerHeight: 4)

struct Parts {
    var top: Heads
    var both: Both
    var end: Feet
    var state: State
}  // listgen:list(.table, context: FeedContext)

struct Heads: Hashable { var stories: [Story] } /* listgen:section */  // listgen:header(view: TitleHeader)
struct Feet: Hashable { var stories: [Story] } /* listgen:section */  // listgen:footer(view: TitleHeader)
enum Both { case story(Story), all([Story]) } /* listgen:section */  // listgen:header(view: TitleHeader)
/* listgen:section */ enum State {
    case loading  // listgen:row(cell: ItemCell)
    case some([Story])  // listgen:section(header: "Some")
    case more([Story])  // listgen:header(view: TitleHeader)
    case less([Story])  // listgen:footer(view: TitleHeader)
}  // listgen:footer(view: TitleHeader)

import MailKit

// listgen:rows
/// What stands in a conversation: one model, a cell for each of its roles.
enum ConversationItem {
    // listgen:row(cell: DayCell, id: .occurrence, configure: cell.titleLabel.text = row, height: 30)
    case day(String)
    // listgen:row(cell: FirstMessageCell, id: \.messageID, content: [\.body, \.isStarred])
    case first(Message)
    // listgen:row(cell: CollapsedMessageCell, when: \.isCollapsed)
    // listgen:row(cell: ReplyCell, id: \.messageID, content: [\.body, \.isStarred, \.isCollapsed], on: select)
    case reply(Message)
    // listgen:row(cell: DraftCell, id: \.messageID, content: \.body)
    case draft(Message)
}

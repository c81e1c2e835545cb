import UIKit

// listgen:list(.table, on: select)
struct Conversation {
    var items: [ConversationItem]
    var drafts: [ConversationItem]
    var isSending: Bool  // listgen:row(cell: SendingCell)
}

// listgen:rows
enum ConversationItem {
    case day(String)  // listgen:row(cell: DayCell, id: .occurrence)
    case message(Message)  // listgen:row(cell: MessageCell)
    case media(MediaItem)
}

// listgen:rows
enum MediaItem {
    case photo(Photo)  // listgen:row(cell: PhotoCell, id: \.url, content: [\.isLoaded])
    case audio(track: Track, seconds: Int)  // listgen:row(cell: AudioCell)
}

struct Message: Equatable {
    let id: Int
    var text: String
}

final class Photo {
    let url = ""
    var isLoaded = false
}

struct Track: Equatable {
    let id: String
}

import UIKit

// A method that only one platform has is called where nothing else fills the cell.

struct Channel: Equatable {
    let id: Int
    var name: String
}

struct Look: Equatable {
    var isDark = false
}

struct Guide: Equatable {
    var look = Look()
}

// listgen:list(.table, context: Guide)
struct Channels {
    var channels: [Channel]  // listgen:row(height: height(of:))
    #if os(tvOS)
    var favourites: [Channel]  // listgen:row(cell: FavouriteCell)
    #endif

    static func height(of channel: Channel) -> CGFloat { 44 }
    #if os(tvOS)
    static func height(of channel: Channel, look: Look) -> CGFloat { 66 }
    #endif
}

// listgen:cell
final class ChannelCell: UITableViewCell {
    #if os(tvOS)
    func configure(with channel: Channel, look: Look) { textLabel?.text = look.isDark ? "" : channel.name }
    #endif
    func configure(with channel: Channel) { textLabel?.text = channel.name }
}

final class FavouriteCell: UITableViewCell {
    #if os(tvOS)
    func configure(with channel: Channel, look: Look) { textLabel?.text = look.isDark ? "" : channel.name }
    #endif
    func configure(with channel: Channel) { textLabel?.text = channel.name }
}

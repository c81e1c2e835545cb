import UIKit

// Rows that a tap chooses, told apart by closures, methods and objects, and rows of a rows enum.

struct Track: Equatable {
    let disc: Int
    let number: Int
    var title: String

    func key() -> String { "\(disc).\(number)" }
}

final class Device {
    let name: String
    init(_ name: String) { self.name = name }
}

struct Album: Identifiable, Equatable {
    let id: Int
}

struct Single: Equatable {
    let code: Int
}

// listgen:rows
enum Release: Equatable {
    case album(Album)  // listgen:row(on: select)
    case single(Single)  // listgen:row(id: { -$0.code } as Int)
}

// listgen:section(id: \.id)
struct Disc: Equatable {
    let id: Int
    var tracks: [Track]  // listgen:row(id: { $0.disc * 100 + $0.number } as Int, choice: \.playing)
}

// listgen:list(.table)
struct Tracks {
    var tracks: [Track]  // listgen:row(id: { $0.title + "!" } as String, choice: \.chosen, on: choose)
    var hits: [Track]  // listgen:row(id: key, choice: \.hit)
    var devices: [Device]  // listgen:row(id: .instance, content: .instance, choice: \.output)
    // listgen:section(on: choose)
    var releases: [Release]  // listgen:row(choice: \.marked)
    var discs: [Disc]
    var chosen: Set<String>  // listgen:ignore
    var hit: String?  // listgen:ignore
    var output: ObjectIdentifier?  // listgen:ignore
    var marked: Set<Int>  // listgen:ignore
    var playing: Int?  // listgen:ignore
}

// listgen:cell
final class TrackCell: UITableViewCell {
    func configure(with track: Track) { textLabel?.text = track.title }
}

// listgen:cell
final class DeviceCell: UITableViewCell {
    func configure(with device: Device) { textLabel?.text = device.name }
}

// listgen:cell
final class AlbumCell: UITableViewCell {
    func configure(with album: Album) { textLabel?.text = "album" }
}

// listgen:cell
final class SingleCell: UITableViewCell {
    func configure(with single: Single) { textLabel?.text = "single" }
}

import UIKit

struct Driver: Equatable {
    let id: Int
    var name: String
}

struct Vehicle: Equatable {
    let id: Int
}

struct Stop: Equatable {
    let id: Int
}

struct Ticket: Equatable {
    let id: Int
}

struct Image: Equatable {
    let id: Int
}

// listgen:rows
enum Leg {
    case vehicle(Vehicle)
    case stop(Stop)
    case ticket(Ticket)
    case image(Image)
}

// listgen:list(.table)
struct Trip {
    var drivers: [Driver]
    var guide: Driver
    var legs: [Leg]
}

// listgen:cell
final class DriverCell: UITableViewCell {
    func configure(with rider: Rider, isLate: Bool) { textLabel?.text = rider.name }
}

// listgen:cell
final class CarCell: UITableViewCell {
    // listgen:configure
    var car: Vehicel?
}

/// A title is no stop: the cells below show what they say.
// listgen:cell
final class StopCell: UITableViewCell {
    func configure(title: String) { textLabel?.text = title }
}

// listgen:cell
final class TicketCell: UITableViewCell {
    func configure<Model: CustomStringConvertible>(with model: Model) { textLabel?.text = model.description }
}

// listgen:cell
final class ImageCell: UITableViewCell {
    func configure(with image: UIImage) { imageView?.image = image }
}

// listgen:cell
final class MapCell: UITableViewCell {
    func configure(with map: SDK.Vehicel, place: Place) {}
}

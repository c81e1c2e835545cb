import UIKit

struct Device: Equatable {
    let id: Int
    var name: String
    var isThisOne: Bool
}

// listgen:list(.table, on: [tableView(_:willSelectRowAt:), tableView(_:willDisplay:forRowAt:)])
struct Account {
    // listgen:row(cell: UITableViewCell, prototype: "user", configure: { cell, user in cell.textLabel?.text = user })
    var user: String
    // listgen:section(header: "Devices")
    var devices: [Device]  // listgen:row(on: select)
    let signOut = true  // listgen:row(cell: UITableViewCell, prototype: "signOut", on: select)
}

// listgen:cell(prototype: "device")
final class DeviceCell: UITableViewCell {
    func configure(with device: Device) { textLabel?.text = device.name }
}

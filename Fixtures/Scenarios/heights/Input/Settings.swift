import UIKit

struct SettingsContext {
    var isLarge: Bool
}

// listgen:list(.table, context: SettingsContext)
struct Settings {
    // listgen:section(header: { names, context in names.isEmpty || context.isLarge ? nil : "Names" }, headerHeight: 30)
    // listgen:row(cell: NameCell, height: { name, context in context.isLarge ? 60 : 44 })
    var names: [Name]
    // listgen:section(footer: "Numbers", height: 50, estimatedHeight: 40)
    var numbers: [Number]
    var photo: Photo?
    var version: Version  // listgen:row(cell: VersionCell, height: \.height)
}

struct Name: Equatable {
    let id: Int
}

struct Number: Equatable {
    let id: Int
}

struct Photo: Equatable {
    var height: CGFloat
}

struct Version: Equatable {
    var height: CGFloat
}

final class NameCell: UITableViewCell {
    func configure(with name: Name) {}
}

// listgen:cell
final class NumberCell: UITableViewCell {
    func configure(with number: Number) {}
}

// listgen:cell
final class PhotoCell: UITableViewCell {
    func configure(with photo: Photo) {}

    static func height(for photo: Photo, width: CGFloat) -> CGFloat { photo.height + width }
}

final class VersionCell: UITableViewCell {
    func configure(with version: Version) {}
}

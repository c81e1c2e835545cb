import UIKit

struct Dish: Equatable {
    let id: Int
}

struct Drink: Equatable {
    let id: Int
}

struct Fruit: Equatable {
    let id: Int
}

struct Guest: Equatable {
    let id: Int
}

// listgen:list(.table)
struct Menu {
    // listgen:section(header: MenuHeader)
    var dishes: [Dish]
    var drinks: [Drink]
    var fruits: [Fruit]
    var guests: [Guest]
}

// listgen:cell
final class DishCell: UITableViewCell {
    func configure(with dish: Dish, onTap: @escaping () -> Void) {}  // listgen:event(onTab)
}

// listgen:cell
final class DrinkCell: UITableViewCell {
    func configure(with drink: Drink, animated: Bool) {}  // listgen:event(animated)
}

// listgen:cell
final class FruitCell: UITableViewCell {
    func configure(with fruit: Fruit, onTap: @escaping () -> Bool) {}  // listgen:event(onTap)
    func prepare(onTap: () -> Void) {}  // listgen:event
}

// listgen:cell
final class GuestCell: UITableViewCell {
    func configure(with guest: Guest, onTap: @escaping () async -> Void) {}  // listgen:event(onTap)
    func update(onTap: () -> Void) {}  // listgen:event(onTap)
}

final class MenuHeader: UITableViewHeaderFooterView {
    func configure(with dishes: [Dish], onTap: @escaping () -> Void) {}  // listgen:event(onTap)
}

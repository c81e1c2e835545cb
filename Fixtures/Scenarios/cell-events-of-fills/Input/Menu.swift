import UIKit

struct Dish: Equatable {
    let id: Int
    var name: String
    var isRich = false
}

struct Drink: Equatable {
    let id: Int
    var name: String
}

// listgen:section(id: \.name)
struct Course: Equatable {
    let name: String
    var dishes: [Dish]
}

// listgen:rows
enum Entry: Equatable {
    case drink(Drink)  // listgen:row(cell: DrinkCell)
}

// listgen:list(.table)
struct Menu {
    // listgen:row(cell: RichCell, when: \.isRich)
    // listgen:row(cell: DishCell)
    var special: [Dish]
    var courses: [Course]
    var entries: [Entry]
    // listgen:row(cell: DishCell, configure: { cell, dish in cell.configure(with: dish, onTap: {}, onCount: nil) })
    var sold: [Dish]
}

// listgen:list(.collection, actions: .closures)
struct Board {
    var dishes: [Dish]  // listgen:row(cell: CardCell)
}

// listgen:cell
final class DishCell: UITableViewCell {
    var tap: (() -> Void)?
    var count: ((Int, _ isLast: Bool) -> Bool)?

    // listgen:event(onTap)
    // listgen:event(onCount, else: false)
    func configure(
        with dish: Dish, onTap: @escaping () -> Void, animated: Bool = true, onCount: ((Int, _ isLast: Bool) -> Bool)? = nil
    ) {
        textLabel?.text = dish.name
        tap = onTap
        count = onCount
    }
}

final class RichCell: UITableViewCell {
    var tap: (() -> Void)?
    func configure(_ dish: Dish, onTap handler: @escaping () -> Void) { tap = handler }  // listgen:event(handler)
}

final class DrinkCell: UITableViewCell {
    typealias Order = @MainActor (Drink) -> Void
    var order: Order?

    // listgen:configure
    // listgen:event(order)
    func show(_ drink: Drink, order: @escaping Order) { self.order = order }
}

final class CardCell: UICollectionViewCell {
    var tap: (() -> Void)?
    func configure(with dish: Dish, onTap: @escaping () -> Void) { tap = onTap }  // listgen:event(onTap)
}

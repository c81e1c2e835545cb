import UIKit

struct Tip: Equatable {
    let id: Int
}

@available(iOS 17.2, *)
struct TipContext {}

// The app needs iOS 16 (.listgen.yml).
// listgen:list(.table, context: TipContext)
struct Tips {
    var early: Tip  // listgen:row(cell: EarlyCell)
    var late: Tip  // listgen:row(cell: LateCell)
    var introduced: Tip  // listgen:row(cell: IntroducedCell)
    var nested: Tip  // listgen:row(cell: Late.NestedCell)
    var gone: Tip  // listgen:row(cell: GoneCell)
    // listgen:section(empty: LateCell)
    var tips: [Tip]  // listgen:row(cell: EarlyCell)
}

@available(iOS 17, *)
// listgen:list(.table)
struct LateTips {
    var tips: [Tip]  // listgen:row(cell: LateCell)
}

class TipCell: UITableViewCell {
    func configure(with tip: Tip) {}
}

@available(iOS 16.0, *)
final class EarlyCell: TipCell {}

@available(iOS 17, *)
final class LateCell: TipCell {}

@available(iOS, introduced: 18.1)
final class IntroducedCell: TipCell {}

@available(iOS 17, *)
enum Late {
    final class NestedCell: TipCell {}
}

@available(*, unavailable, message: "use EarlyCell")
final class GoneCell: TipCell {}

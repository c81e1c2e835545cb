import UIKit

struct Tip: Equatable {
    let id: Int
}

@available(iOS 17.2, *)
struct TipContext {}

struct ListContext {
    @available(iOS 17, *)
    var margin: CGFloat { 8 }
}

// listgen:list(.table, context: ListContext)
struct MoreTips {
    var tips: [Tip]  // listgen:row(cell: MemberCell)
}

// The app needs iOS 16 (.listgen.yml).
// listgen:list(.table, context: TipContext)
struct Tips {
    var early: Tip  // listgen:row(cell: EarlyCell)
    var late: Tip  // listgen:row(cell: LateCell)
    var introduced: Tip  // listgen:row(cell: IntroducedCell)
    var nested: Tip  // listgen:row(cell: Late.NestedCell)
    var gone: Tip  // listgen:row(cell: GoneCell)
    var around: Tip  // listgen:row(cell: Extended.NestedCell)
    var lateMethod: Tip  // listgen:row(cell: LateConfigureCell)
    var lateExtension: Tip  // listgen:row(cell: ExtendedCell)
    var lateFunction: Tip  // listgen:row(cell: EarlyCell, configure: Late.fill)
    var lateHeight: Tip  // listgen:row(cell: LateHeightCell)
    var lateTap: Tip  // listgen:row(cell: LateTapCell)
    var lateInject: Tip  // listgen:row(cell: LateInjectCell)
    var overload: Tip  // listgen:row(cell: OverloadedCell)
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
    static func fill(_ cell: EarlyCell, _ tip: Tip) {}
}

enum Extended {}

@available(iOS 17, *)
extension Extended {
    final class NestedCell: TipCell {}

    // What is around a list holds for it, too.
    // listgen:list(.table)
    struct Tips {
        var tips: [Tip]  // listgen:row(cell: LateConfigureCell)
        var nested: [Tip]  // listgen:row(cell: NestedCell)
    }
}

final class LateConfigureCell: UITableViewCell {
    @available(iOS 17, *)
    func configure(with tip: Tip) {}
}

final class ExtendedCell: UITableViewCell {}

@available(iOS 17, *)
extension ExtendedCell {
    func configure(with tip: Tip) {}
}

final class LateHeightCell: TipCell {
    @available(iOS 17, *)
    static func height(for tip: Tip) -> CGFloat { 44 }
}

final class LateTapCell: TipCell {
    @available(iOS 17, *)
    func tapped() {}  // listgen:on(select)
}

final class LateInjectCell: TipCell {
    @available(iOS 17, *)
    var margin: CGFloat {  // listgen:inject
        get { 0 }
        set {}
    }
}

final class MemberCell: UITableViewCell {
    func configure(with tip: Tip, margin: CGFloat) {}
}

// Of two methods the one that every system has is called.
final class OverloadedCell: UITableViewCell {
    func configure(with tip: Tip) {}
    @available(iOS 17, *)
    func configure(with tip: Tip, margin: CGFloat = 0) {}
}

@available(*, unavailable, message: "use EarlyCell")
final class GoneCell: TipCell {}

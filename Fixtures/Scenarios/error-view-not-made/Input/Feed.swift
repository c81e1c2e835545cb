import UIKit

struct Story: Equatable {
    let id: Int
    var title: String
}

// listgen:list(.table)
struct Feed {
    var outlet: Story  // listgen:row(cell: OutletCell)
    var inherited: Story  // listgen:row(cell: BoldOutletCell)
    var awakened: Story  // listgen:row(cell: AwakenedCell)
    var designated: Story  // listgen:row(cell: ThemedCell)
    var coder: Story  // listgen:row(cell: CoderCell)
    var unavailable: Story  // listgen:row(cell: UnavailableCell)
    var generic: Story  // listgen:row(cell: GenericCell)
    var below: Story  // listgen:row(cell: BelowThemedCell)
    var otherTypes: Story  // listgen:row(cell: OtherTypesCell)
    var lost: Story  // listgen:row(cell: ReleaseCell)
    var alternative: Story  // listgen:row(cell: AlternativeCell)
    var around: Story  // listgen:row(cell: Cells.PlainCell)
    // Each of these is made by `init(style:reuseIdentifier:)`, or by the app.
    var plain: Story  // listgen:row(cell: PlainCell)
    var convenient: Story  // listgen:row(cell: ConvenientCell)
    var themed: Story  // listgen:row(cell: PlainThemedCell)
    var covering: Story  // listgen:row(cell: CoveringCell)
    var either: Story  // listgen:row(cell: EitherCell)
    var whole: Story  // listgen:row(cell: GenericCell<Int>)
    var wholeAround: Story  // listgen:row(cell: Cells<Int>.PlainCell)
    var own: Story  // listgen:row(cell: OutletCell, registered: false)
    // listgen:section(header: OutletHeader, footer: OwnFooter, empty: ThemedCell)
    var stories: [Story]  // listgen:row(cell: PlainCell)
    // listgen:section(header: StyledHeader)
    var others: [Story]
}

class BaseCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}

class OutletCell: BaseCell {
    @IBOutlet weak var titleLabel: UILabel!
}

final class BoldOutletCell: OutletCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
}

final class AwakenedCell: BaseCell {
    override func awakeFromNib() { super.awakeFromNib() }
}

class ThemedCell: BaseCell {
    init(theme: Int) { super.init(style: .default, reuseIdentifier: nil) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

// No initialiser of UIKit's: `ThemedCell` has none to override.
final class BelowThemedCell: ThemedCell {
    convenience init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { self.init(theme: 1) }
}

class PlainThemedCell: BaseCell {
    init(theme: Int) { super.init(style: .default, reuseIdentifier: nil) }
    override convenience init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { self.init(theme: 1) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

// It overrides all that `PlainThemedCell` designates.
final class CoveringCell: PlainThemedCell {
    override init(theme: Int) { super.init(theme: theme) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class OtherTypesCell: BaseCell {
    init(style: Int, reuseIdentifier: String?) { super.init(style: .default, reuseIdentifier: reuseIdentifier) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class ReleaseCell: BaseCell {
    #if DEBUG
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    #else
    init() { super.init(style: .default, reuseIdentifier: nil) }
    #endif
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class EitherCell: BaseCell {
    #if DEBUG
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }
    #else
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value2, reuseIdentifier: reuseIdentifier)
    }
    #endif
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

#if DEBUG
final class AlternativeCell: BaseCell {}
#else
final class AlternativeCell: BaseCell {
    init(theme: Int) { super.init(style: .default, reuseIdentifier: nil) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
#endif

enum Cells<Value> {
    final class PlainCell: BaseCell {}
}

final class CoderCell: BaseCell {
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class UnavailableCell: BaseCell {
    @available(*, unavailable)
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { fatalError() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class GenericCell<Value>: BaseCell {}

final class PlainCell: BaseCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }
    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }
}

final class ConvenientCell: BaseCell {
    convenience init(theme: Int) { self.init(style: .default, reuseIdentifier: nil) }
}

final class OutletHeader: UITableViewHeaderFooterView {
    @IBOutlet weak var titleLabel: UILabel!
    func configure(with stories: [Story]) {}
}

// listgen:cell(registered: false)
final class OwnFooter: UITableViewHeaderFooterView {
    @IBOutlet weak var titleLabel: UILabel!
    func configure(with stories: [Story]) {}
}

final class StyledHeader: UITableViewHeaderFooterView {
    init(style: Int) { super.init(reuseIdentifier: nil) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    func configure(with stories: [Story]) {}
}

// The only cell for the model, and marked itself.
struct Note: Equatable {
    let id: Int
}

// listgen:list(.table)
struct Notes {
    var notes: [Note]
}

// listgen:cell
final class NoteCell: UITableViewCell {
    @IBOutlet weak var titleLabel: UILabel!
    func configure(with note: Note) {}
}

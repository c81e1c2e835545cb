import UIKit

enum `the models` {}

extension `the models` {
    struct `a story`: Hashable {
        let id: Int
        var `the title`: String
    }

    final class TheCell: UITableViewCell {
        func configure(with story: `a story`) { textLabel?.text = story.`the title` }
    }
}

final class TapCell: UITableViewCell {
    // listgen:event(`repeat`)
    // listgen:event(default)
    func configure(with story: `the models`.`a story`, repeat: @escaping () -> Void, `default`: @escaping () -> Void) {
        textLabel?.text = story.`the title`
    }
}

// listgen:rows
enum `any item`: Hashable {
    case `self`(`the models`.`a story`)  // listgen:row(cell: `the models`.TheCell, on: select)
    case `1st`  // listgen:row(cell: PlainCell)
}

// listgen:section(header: \.name)
struct `one shelf` {
    let id: Int
    var name: String  // listgen:ignore
    var `all stories`: [`the models`.`a story`]  // listgen:row(cell: `the models`.TheCell, on: [select, didEndDisplaying])
}

// Keywords and raw identifiers keep their back-ticks, and give their words to the names that are made of them.
// listgen:list(.table)
struct `my feed` {
    var `class`: `the models`.`a story`?  // listgen:row(cell: `the models`.TheCell, content: [\.`the title`])
    var `is loading`: Bool  // listgen:row(cell: PlainCell, on: willDisplay)
    var `2nd items`: [`any item`]
    var `repeat`: [`one shelf`]
    // listgen:row(cell: `the models`.TheCell, height: { _ in 44 })
    var `in`: [`the models`.`a story`]
    var `while`: [`the models`.`a story`]  // listgen:row(cell: TapCell)
}

final class PlainCell: UITableViewCell {}

import UIKit

struct Field: Equatable {
    var id: String
    var text: String
    let limit = ""
    private(set) var hint = ""
    var title: String { text }
    let record = Record()
}

final class Record {
    let id = 0
    var text = ""
}

// listgen:list(.table)
struct Form {
    var fields: [Field]  // listgen:row(cell: IDCell)
    var sums: [Field] { fields }  // listgen:row(cell: FieldCell)
    let fixed: [Field]  // listgen:row(cell: FieldCell)
    var records: [Record]  // listgen:row(cell: RecordCell, content: .always)
    var names: [String]  // listgen:row(cell: NameCell, id: \.self)
    var drafts: [Int]  // listgen:row(cell: FieldCell, load: { id -> Field? in nil })
    var open: [Field]  // listgen:row(cell: PlainCell, on: change)
}

final class IDCell: UITableViewCell {
    var onID: ((String) -> Void)?  // listgen:event(into: \.id)
    func configure(with field: Field) {}
}

final class FieldCell: UITableViewCell {
    var onText: ((String) -> Void)?  // listgen:event(into: \.text)
    func configure(with field: Field) {}
}

final class RecordCell: UITableViewCell {
    var onText: ((String) -> Void)?  // listgen:event(into: \.text)
    func configure(with record: Record) {}
}

final class NameCell: UITableViewCell {
    var onName: ((String) -> Void)?  // listgen:event(into: \.self)
    func configure(with name: String) {}
}

final class PlainCell: UITableViewCell {
    let button = UIButton()  // listgen:event(into: \.text)
    var onLimit: ((String) -> Void)?  // listgen:event(into: \.limit)
    var onHint: ((String) -> Void)?  // listgen:event(into: \.hint)
    var onTitle: ((String) -> Void)?  // listgen:event(into: \.title)
    var onRecord: ((String) -> Void)?  // listgen:event(into: \.record.text)
    var onPair: ((String, Bool) -> Void)?  // listgen:event(into: \.text)
    func configure(with field: Field) {}
}

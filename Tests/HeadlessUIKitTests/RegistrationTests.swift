import HeadlessUIKit
import Testing

@MainActor @Suite struct RegistrationTests {
    class Generic<Value>: UITableViewCell {
        var value: Value?
        let label = UILabel()
    }
    final class Deep: Generic<[String: Int]> {
        let made: String
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            made = "\(style) \(reuseIdentifier ?? "")"
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { nil }
    }
    final class TitleView: UITableViewHeaderFooterView {
        let title = UILabel()
        override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
            title.text = reuseIdentifier
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func aClassMakesItsOwnCells() throws {
        let table = UITableView(frame: .zero, style: .plain)
        table.register(Deep.self, forCellReuseIdentifier: "deep")
        table.register(Generic<Int>.self, forCellReuseIdentifier: "generic")
        table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
        let deep = try #require(table.dequeueReusableCell(withIdentifier: "deep") as? Deep)
        #expect(deep.made == "default deep")
        #expect(deep.reuseIdentifier == "deep")
        #expect(deep.value == nil)
        #expect(table.dequeueReusableCell(withIdentifier: "generic") is Generic<Int>)
        let plain = try #require(table.dequeueReusableCell(withIdentifier: "plain"))
        #expect(type(of: plain) == UITableViewCell.self)
    }

    @Test func aClassMakesItsOwnHeaders() throws {
        let table = UITableView(frame: .zero, style: .plain)
        table.register(TitleView.self, forHeaderFooterViewReuseIdentifier: "title")
        let view = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "title") as? TitleView)
        #expect(view.title.text == "title")
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
    }

    @Test func nilTakesARegistrationBack() {
        let table = UITableView(frame: .zero, style: .plain)
        table.register(WordCell.self, forCellReuseIdentifier: "word")
        table.register(nil as AnyClass?, forCellReuseIdentifier: "word")
        #expect(table.dequeueReusableCell(withIdentifier: "word") == nil)
    }

    @Test func anUnknownIdentifierIsAViolation() {
        let screen = Screen(rows: 1)
        screen.dequeue = { table, path in table.dequeueReusableCell(withIdentifier: "other", for: path) }
        screen.table.reloadData()
        let found = UIKitRules.violations { screen.table.layoutIfNeeded() }
        #expect(
            found.map(\.message) == [
                "unable to dequeue a cell with identifier other - must register a nib or a class for the identifier or "
                    + "connect a prototype cell in a storyboard"
            ])
    }

    @Test func twoCellsForOnePathAreAViolation() {
        let screen = Screen(rows: 1)
        screen.dequeue = { table, path in
            _ = table.dequeueReusableCell(withIdentifier: "word", for: path)
            return table.dequeueReusableCell(withIdentifier: "word", for: path)
        }
        screen.table.reloadData()
        let found = UIKitRules.violations { screen.table.layoutIfNeeded() }
        #expect(found.count == 1)
        #expect(
            found.first?.message.hasPrefix(
                "Attempted to dequeue multiple cells for the same index path, which is not allowed.") == true)
    }

    @Test func aPathOutsideTheCountsIsAViolation() {
        let screen = Screen(rows: 1)
        let found = UIKitRules.violations {
            _ = screen.table.dequeueReusableCell(withIdentifier: "word", for: IndexPath(row: 1, section: 0))
        }
        #expect(
            found.map(\.message) == [
                "request for rect at invalid index path (<NSIndexPath: 0x0> {length = 2, path = 0 - 1})"
            ])
    }
}

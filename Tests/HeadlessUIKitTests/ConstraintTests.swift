import HeadlessUIKit
import Testing

@MainActor @Suite struct ConstraintTests {
    /// An avatar, two texts under each other, a switch at the end.
    final class MessageCell: UITableViewCell {
        let avatar = UIImageView()
        let name = UILabel()
        let body = UILabel()
        let toggle = UISwitch()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            body.numberOfLines = 0
            for view in [avatar, name, body, toggle] {
                view.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(view)
            }
            NSLayoutConstraint.activate([
                avatar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                avatar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
                avatar.widthAnchor.constraint(equalToConstant: 40),
                avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
                avatar.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -8),
                name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8),
                name.topAnchor.constraint(equalTo: avatar.topAnchor),
                name.trailingAnchor.constraint(equalTo: toggle.leadingAnchor, constant: -8),
                toggle.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
                toggle.centerYAnchor.constraint(equalTo: name.centerYAnchor),
                body.leadingAnchor.constraint(equalTo: name.leadingAnchor),
                body.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -16),
                body.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
                body.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    private func screen(_ body: String) throws -> (row: HeadlessScreen.Row, cell: MessageCell) {
        let screen = Screen([[body]])
        screen.table.register(MessageCell.self, forCellReuseIdentifier: "message")
        screen.dequeue = { table, path in
            let cell = table.dequeueReusableCell(withIdentifier: "message", for: path)
            (cell as? MessageCell)?.name.text = "Ann"
            (cell as? MessageCell)?.body.text = body
            return cell
        }
        screen.table.reloadData()
        let row = try #require(screen.table.headless.screen.rows.first)
        let cell = try #require(screen.table.visibleCells.first as? MessageCell)
        return (row, cell)
    }

    @Test func aCellIsAsHighAsItsConstraintsAsk() throws {
        let short = try screen("hi")
        #expect(short.row.frame.height == 62)
        #expect(short.cell.avatar.frame == CGRect(x: 16, y: 8, width: 40, height: 40))
        #expect(short.cell.toggle.frame.maxX == 304)
        #expect(short.cell.name.frame.minX == 64)
        #expect(short.cell.name.frame.maxX == 245)
        #expect(short.cell.body.frame.minY == short.cell.name.frame.maxY + 4)

        let long = try screen(String(repeating: "many words ", count: 30))
        #expect(long.row.frame.height > 150)
        #expect(long.cell.body.frame.maxX <= 304)
        #expect(long.cell.body.frame.maxY == CGFloat(long.row.frame.height) - 8)
    }

    @Test func aTablePinnedToItsControllerFillsIt() {
        final class Controller: UIViewController {
            let table = UITableView(frame: .zero, style: .plain)
            var layouts = 0
            override func viewDidLoad() {
                super.viewDidLoad()
                table.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(table)
                NSLayoutConstraint.activate([
                    table.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                    table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                    table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                ])
            }
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                layouts += 1
            }
        }
        let controller = Controller()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        #expect(controller.table.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(controller.layouts > 0)
        controller.table.headless.rotate(to: CGSize(width: 844, height: 390))
        #expect(controller.table.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    }

    @Test func aStackIsAsHighAsItsViews() {
        let labels = ["one", "two", "three"].map { text in
            let label = UILabel()
            label.text = text
            return label
        }
        labels[1].isHidden = true
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = .vertical
        stack.spacing = 5
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 0))
        box.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: box.layoutMarginsGuide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        ])
        let line = labels[0].font.lineHeight
        #expect(box.systemLayoutSizeFitting(CGSize(width: 200, height: 0)).height == 2 * line + 5 + 16)
        box.frame.size.height = 2 * line + 5 + 16
        box.layoutIfNeeded()
        #expect(stack.frame == CGRect(x: 0, y: 8, width: 200, height: 2 * line + 5))
        #expect(labels[2].frame.minY == line + 5)
    }

    @Test func contradictingConstraintsEnd() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: .zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
            view.widthAnchor.constraint(equalTo: view.heightAnchor),
            view.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2),
            view.trailingAnchor.constraint(equalTo: view.leadingAnchor, constant: 30),
        ])
        box.layoutIfNeeded()
        #expect(view.frame.minX == 0)
    }
}

import HeadlessUIKit
import Testing

@MainActor @Suite struct ScreenTests {
    /// A cell with controls.
    final class FormCell: UITableViewCell {
        let name = UILabel()
        let toggle = UISwitch()
        let field = UITextField()
        let hidden = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            [name, field, hidden].forEach(contentView.addSubview)
            name.text = "Sounds"
            field.placeholder = "volume"
            hidden.text = "secret"
            hidden.isHidden = true
            toggle.isOn = true
            accessoryView = toggle
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func aScreenPrintsWhatItShows() {
        let screen = Screen([["a"], ["b", "c"]])
        screen.headers = ["First"]
        screen.dequeue = { table, path in
            path.section == 0
                ? FormCell(style: .default, reuseIdentifier: nil)
                : table.dequeueReusableCell(withIdentifier: "word", for: path)
        }
        screen.table.reloadData()
        screen.table.selectRow(at: IndexPath(row: 1, section: 1), animated: false, scrollPosition: .none)
        #expect(
            screen.table.headless.screen.description == """
                screen 320 x 440, offset 0 of 160
                section 0
                  header  UITableViewHeaderFooterView  (0, 0, 320, 28)  "First"
                  [0, 0]  FormCell  (0, 28, 320, 44)  "Sounds" field(placeholder "volume") switch(on)
                section 1
                  [1, 0]  WordCell  (0, 72, 320, 44)  "b"
                  [1, 1]  WordCell  (0, 116, 320, 44)  "c" selected
                """)
        let toggles = screen.table.headless.views(UISwitch.self, inRowAt: IndexPath(row: 0, section: 0))
        #expect(toggles.count == 1)
    }

    @Test func controlsRunTheirActions() {
        let button = UIButton(type: .system)
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .valueChanged)
        #expect(presses == 1)
    }

    @Test func alertsArePresentedAndAnswered() {
        let controller = UIViewController()
        var heard = ""
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .destructive) { heard = $0.title ?? "" })
        controller.present(alert, animated: true)
        #expect(controller.presentedViewController === alert)
        #expect(!alert.headlessTap("No"))
        #expect(alert.headlessTap("OK"))
        #expect(heard == "OK")
        #expect(controller.presentedViewController == nil)
    }

    @Test func controllersArePushedAndPopped() {
        let first = UIViewController()
        let second = UIViewController()
        let navigation = UINavigationController(rootViewController: first)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = navigation
        first.navigationController?.pushViewController(second, animated: true)
        #expect(navigation.topViewController === second)
        #expect(second.view.window === window)
        #expect(navigation.popViewController(animated: true) === second)
        #expect(first.view.window === window)
        #expect(second.view.window == nil)
    }

    @Test func pointsAreConvertedBetweenViews() {
        let screen = Screen(rows: 100)
        screen.table.headless.scroll(by: 100)
        guard let cell = screen.cell(5) else { return }
        #expect(cell.convert(CGPoint(x: 1, y: 2), to: screen.window) == CGPoint(x: 1, y: 5 * 44 - 100 + 2))
        #expect(screen.table.convert(CGPoint(x: 0, y: 221), from: screen.window).y == 321)
        let point = cell.convert(CGPoint.zero, to: screen.table)
        #expect(screen.table.indexPathForRow(at: point) == IndexPath(row: 5, section: 0))
    }
}

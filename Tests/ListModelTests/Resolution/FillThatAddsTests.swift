import Testing

/// What the body of a function that fills a cell is taken to add.
@Suite struct FillThatAddsTests {
    /// The warnings of a list whose cell has members, by what they are called at.
    private func warnings(
        _ members: String, mark: String = "", cellMark: String = "cell", superclass: String = "UITableViewCell"
    ) -> [String] {
        let resolved = Resolved(
            """
            // listgen:list(.table, context: Desk)
            struct Feed {
                var stories: [Story]  // listgen:row(\(mark))
            }
            struct Story: Equatable { let id: Int }
            final class Desk { func fill(_ cell: StoryCell, story: Story) { \(members) } }
            class BaseCell: UITableViewCell { func bind() { button.addAction(tap) } }
            // listgen:\(cellMark)
            final class StoryCell: \(superclass) { \(members) }
            """)
        return resolved.diagnostics.map { diagnostic in
            guard diagnostic.id == "fill-that-adds" else { return diagnostic.id }
            return String(diagnostic.message.split(separator: "`")[2])
        }
    }

    private func warnings(ofBody body: String) -> [String] { warnings("func configure(with story: Story) { \(body) }") }

    @Test(arguments: [
        ("source.sink { }.store(in: &bag)", "store(in:)"), ("source.subscribe { }", "subscribe"),
        ("source.subscribe(self)", "subscribe"), ("_ = source.observe(story)", "observe"),
        ("center.addObserver(self, selector: s, name: n, object: nil)", "addObserver"),
        ("button.addTarget(owner, action: a, for: e)", "addTarget"),
        ("button.addTarget(self.owner, action: a, for: e)", "addTarget"),
        ("button.addAction(UIAction { _ in }, for: e)", "addAction"),
        ("self.addGestureRecognizer(tap)", "addGestureRecognizer"), ("addInteraction(menu)", "addInteraction"),
        ("if isOn { button\n.addAction(tap) }", "addAction"), ("text = \"\\(button.addAction(tap))\"", "addAction"),
        ("button.addAction(tap); bag.removeAll()", "addAction"), ("let tap = make(); view.addAction(tap)", "addAction"),
        ("other = []; source.sink { }.store(in: &bag)", "store(in:)"),
    ])
    func adds(_ body: String, _ call: String) { #expect(warnings(ofBody: body) == [call]) }

    @Test(arguments: [
        "title = story.title", "button.addTarget(self, action: a, for: e)", "button.addTarget(nil, action: a, for: e)",
        "source.subscribe(on: queue)", "store(story)", "cache.store(story, in: &bag)", "let observe = story",
        "// button.addAction(tap)\n", "text = \"addAction(tap)\"", "stack.addArrangedSubview(label)",
        "let menu = UIMenu(); menu.addAction(tap)", "func addAction(_ tap: Int) {}",
        "bag.removeAll(); source.sink { }.store(in: &bag)", "tokens.forEach { $0.cancel() }; source.subscribe { }",
        "button.removeTarget(nil, action: nil, for: e); button.addTarget(owner, action: a, for: e)",
        "prepareForReuse(); button.addAction(tap)", "bag = []; source.sink { }.store(in: &self.bag)",
        "bag = DisposeBag(); source.subscribe { }.disposed(by: bag)",
    ])
    func addsNothing(_ body: String) { #expect(warnings(ofBody: body) == []) }

    @Test func oneCallByABareNameIsFollowed() {
        let fill = "func configure(with story: Story) { reset(); bind(to: story) { } }"
        let adds = "func bind(to story: Story, isLate: Bool = true, then: () -> Void) { button.addAction(tap) }"
        #expect(warnings(fill + adds) == ["addAction"])
        #expect(warnings(fill + adds + "func bind() { bag.removeAll() }") == ["addAction"])
        #expect(warnings(fill + adds + "func reset() { bag.removeAll() }") == [])
        let later = "func bind(to story: Story, then: () -> Void) { later() } func later() { button.addAction(tap) }"
        #expect(warnings(fill + later) == [])
        #expect(warnings(fill + "func bind(of story: Story) { button.addAction(tap) }") == [], "of another label")
        let inherits = "func configure(with story: Story) { self.bind() }"
        #expect(warnings(inherits, superclass: "BaseCell") == ["addAction"])
        #expect(warnings("func configure(with story: Story) { other.bind() }", superclass: "BaseCell") == [])
        let own = "func configure(with story: Story) { addAction(story) } func addAction(_ story: Story) { }"
        #expect(warnings(own) == [])
        let recursive = "func configure(with story: Story) { configure(with: story) }"
        #expect(warnings(recursive) == [])
    }

    @Test func whereverTheFillIsDeclared() {
        let adds = "button.addAction(tap)"
        #expect(warnings("var story: Story? { didSet { \(adds) } } // listgen:configure\n").last == "addAction")
        #expect(warnings(adds, mark: "cell: StoryCell, configure: fill, content: .equatable").last == "addAction")
        #expect(warnings("", mark: "cell: StoryCell, configure: { cell, story in cell.\(adds) }") == ["addAction"])
        #expect(warnings("", mark: "cell: StoryCell, configure: cell.\(adds)") == ["addAction"])
    }

    @Test(arguments: [".inPlace", ".reload"])
    func refillSaysThatItIsKnown(_ refill: String) {
        let fill = "func configure(with story: Story) { button.addAction(tap) }"
        #expect(warnings(fill, mark: "cell: StoryCell, refill: \(refill)") == [])
        #expect(warnings(fill, cellMark: "cell(refill: \(refill))") == [])
        #expect(warnings(fill, mark: "cell: StoryCell") == ["addAction"])
    }
}

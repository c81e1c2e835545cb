import Foundation
import HeadlessUIKit
import Testing

/// Nibs that are made from their sources, and what UIKit says of wrong ones.
@MainActor @Suite(.serialized) struct NibTests {
    final class Connected: UITableViewCell {
        var label: UILabel?
        var all: [UILabel] = []
        var gap: NSLayoutConstraint?
        var inset: CGFloat = 0
        var sent: [String] = []

        override func connectOutlet(_ name: String, to objects: [AnyObject]) -> Bool {
            switch name {
            case "label": NibValue.pass(objects) { (value: UILabel) in label = value }
            case "all": NibValue.pass(objects) { (value: [UILabel]) in all = value }
            case "gap": NibValue.pass(objects) { (value: NSLayoutConstraint) in gap = value }
            default: super.connectOutlet(name, to: objects)
            }
        }
        override func performAction(_ selector: String, from sender: AnyObject) -> Bool {
            guard selector == "tap:" else { return false }
            return NibValue.pass(sender) { (value: UIButton) in sent.append(value.currentTitle ?? "") }
        }
        override func setAttribute(_ name: String, to value: Any) -> Bool {
            name == "inset" && NibValue.pass(value) { (value: CGFloat) in inset = value }
        }
    }

    private func nib(_ objects: String) throws -> UINib {
        let folder = FileManager.default.temporaryDirectory.appending(path: "nibs-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try "<document><objects>\(objects)</objects></document>".write(
            to: folder.appending(path: "Cell.xib"), atomically: true, encoding: .utf8)
        HeadlessNibs.folders = [folder.path]
        return UINib(nibName: "Cell", bundle: nil)
    }

    private func dequeued(_ objects: String, _ identifier: String = "cell") throws -> UITableViewCell? {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        table.register(try nib(objects), forCellReuseIdentifier: identifier)
        return table.dequeueReusableCell(withIdentifier: identifier)
    }

    @Test func viewsAreWhatTheirElementsSay() throws {
        let cell = try #require(
            try dequeued(
                """
                <tableViewCell id="c" accessoryType="checkmark" style="IBUITableViewCellStyleSubtitle">
                  <tableViewCellContentView key="contentView" id="v"><subviews>
                    <label id="l" numberOfLines="0"><string key="text">two
                lines</string><fontDescription key="fontDescription" pointSize="12"/></label>
                    <stackView id="s" axis="vertical" spacing="4"><subviews>
                      <switch id="w" on="YES"/><textField id="t" placeholder="name"/></subviews></stackView>
                    <mapView id="m"/>
                  </subviews></tableViewCellContentView>
                </tableViewCell>
                """))
        #expect(cell.reuseIdentifier == "cell" && cell.accessoryType == .checkmark)
        #expect(cell.contentView.subviews.count == 3)
        let label = try #require(cell.contentView.subviews[0] as? UILabel)
        #expect(label.text == "two\nlines" && label.numberOfLines == 0 && label.font.pointSize == 12)
        let stack = try #require(cell.contentView.subviews[1] as? UIStackView)
        #expect(stack.axis == .vertical && stack.spacing == 4 && stack.arrangedSubviews.count == 2)
        #expect((stack.arrangedSubviews[0] as? UISwitch)?.isOn == true)
    }

    @Test func constraintsGiveTheHeight() throws {
        let cell = try #require(
            try dequeued(
                """
                <tableViewCell id="c">
                  <tableViewCellContentView key="contentView" id="v"><subviews>
                    <view id="b" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
                      <constraint firstAttribute="height" constant="70" id="k1"/></constraints></view></subviews>
                    <constraints>
                      <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" constant="5" id="k2"/>
                      <constraint firstAttribute="bottom" secondItem="b" secondAttribute="bottom" constant="7" id="k3"/>
                    </constraints>
                  </tableViewCellContentView>
                </tableViewCell>
                """))
        #expect(cell.systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height == 82)
    }

    private let connected = """
        <tableViewCell id="c" customClass="Connected">
          <tableViewCellContentView key="contentView" id="v"><subviews>
            <label id="l" text="a"/><label id="m" text="b"/>
            <button id="b"><state key="normal" title="Go"/><connections>
              <action selector="tap:" destination="c" eventType="touchUpInside" id="x"/></connections></button></subviews>
            <constraints><constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" id="k"/>
            </constraints>
          </tableViewCellContentView>
          <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="inset">
            <integer key="value" value="8"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
          <connections><outlet property="label" destination="l" id="o1"/>
            <outletCollection property="all" destination="l" id="o2"/>
            <outletCollection property="all" destination="m" id="o3"/>
            <outlet property="gap" destination="k" id="o4"/>OTHER</connections>
        </tableViewCell>
        """

    /// The class cannot be found by its name, since it is inside another: its objects are made and connected by hand.
    @Test func connectionsAreMadeByName() throws {
        let cell = Connected(style: .default, reuseIdentifier: nil)
        let (label, button) = (UILabel(frame: .zero), UIButton(type: .system))
        button.setTitle("Go", for: .normal)
        #expect(cell.connectOutlet("label", to: [label]) && cell.label === label)
        #expect(cell.connectOutlet("all", to: [label, UILabel(frame: .zero)]) && cell.all.count == 2)
        #expect(!cell.connectOutlet("label", to: [button]))
        #expect(cell.setAttribute("inset", to: 8.0) && cell.inset == 8)
        #expect(cell.performAction("tap:", from: button) && cell.sent == ["Go"])
        #expect(!cell.performAction("drag:", from: button))
    }

    @Test func aNibFindsItsClassAndConnectsIt() throws {
        HeadlessNibs.modules = ["HeadlessUIKitTests"]
        let text = connected.replacingOccurrences(of: "OTHER", with: "")
            .replacingOccurrences(of: "\"Connected\"", with: "\"ConnectedNibCell\"")
        let cell = try #require(try dequeued(text) as? ConnectedNibCell)
        #expect(cell.label?.text == "a")
        #expect(cell.contentView.subviews.count == 3)
    }

    @Test func whatUIKitRefusesIsReported() throws {
        func message(_ objects: String, _ identifier: String = "cell") throws -> String {
            try UIKitRules.violations { _ = try dequeued(objects, identifier) }.first?.message ?? ""
        }
        #expect(
            try message("<tableViewCell id=\"a\"/><tableViewCell id=\"b\"/>").contains("exactly one top level object"))
        #expect(try message("<view id=\"a\"/>").contains("must be a UITableViewCell instance"))
        #expect(try message("<tableViewCell id=\"a\" reuseIdentifier=\"story\"/>").contains("does not match"))
        #expect(try message("<tableViewCell id=\"a\" customClass=\"Gone\"/>").contains("Unknown class Gone"))
        let undeclared =
            "<tableViewCell id=\"a\"><connections><outlet property=\"x\" destination=\"a\" id=\"o\"/>"
            + "</connections></tableViewCell>"
        #expect(try message(undeclared).contains("key value coding-compliant for the key x"))
        HeadlessNibs.folders = []
        let missing = UIKitRules.violations {
            _ = UINib(nibName: "Gone", bundle: nil).instantiate(withOwner: nil)
        }
        #expect(missing.first?.message.contains("Could not load NIB in bundle") ?? false)
    }
}

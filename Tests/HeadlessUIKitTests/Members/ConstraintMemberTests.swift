import HeadlessUIKit
import Testing

/// Constraints, content configurations, and geometry.
@MainActor @Suite struct ConstraintMemberTests {
    private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let inner = UIView()

    init() {
        outer.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
    }

    @Test func aConstraintHoldsWhileItIsActive() {
        let anchor: NSLayoutAnchor<NSLayoutXAxisAnchor> = inner.leftAnchor
        let height: NSLayoutDimension = inner.heightAnchor
        let top: NSLayoutYAxisAnchor = inner.topAnchor
        let constraints = [
            anchor.constraint(equalTo: outer.leftAnchor, constant: 10),
            inner.rightAnchor.constraint(equalTo: outer.rightAnchor),
            top.constraint(equalTo: outer.topAnchor), height.constraint(equalToConstant: 30),
        ]
        outer.addConstraints(Array(constraints.dropLast()))
        outer.addConstraint(constraints[3])
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 10, y: 0, width: 190, height: 30))
        #expect(constraints.allSatisfy { $0.isActive && $0.relation == .equal && $0.priority == .required })
        NSLayoutConstraint.deactivate(constraints)
        #expect(constraints.allSatisfy { !$0.isActive } && outer.constraints.isEmpty)
        #expect(keep(.defaultHigh, in: constraints[0], \.priority) == UILayoutPriority.required)
        #expect(UILayoutPriority.defaultLow.rawValue < UILayoutPriority.defaultHigh.rawValue)
        #expect(UILayoutPriority.fittingSizeLevel.rawValue < UILayoutPriority.defaultLow.rawValue)
    }

    @Test func aConstraintSaysWhatItRelates() {
        let few = inner.widthAnchor.constraint(lessThanOrEqualToConstant: 5)
        #expect(few.relation == NSLayoutConstraint.Relation.lessThanOrEqual && few.secondAttribute == .notAnAttribute)
        let many = inner.centerXAnchor.constraint(greaterThanOrEqualTo: outer.centerXAnchor)
        #expect(many.relation == .greaterThanOrEqual && many.firstAttribute == .centerX)
        #expect(inner.centerYAnchor.constraint(equalTo: outer.centerYAnchor).firstAttribute == .centerY)
        let first = inner.firstBaselineAnchor.constraint(equalTo: outer.lastBaselineAnchor)
        #expect(first.firstAttribute == .firstBaseline && first.secondAttribute == .lastBaseline)
    }

    @Test func aGuideIsThePartInsideTheMargins() {
        let guide: UILayoutGuide = outer.layoutMarginsGuide
        #expect(guide.layoutFrame == CGRect(x: 16, y: 8, width: 168, height: 84) && guide.owningView === outer)
        #expect(outer.readableContentGuide.layoutFrame == guide.layoutFrame)
        let free = UILayoutGuide()
        outer.addLayoutGuide(free)
        #expect(free.owningView === outer)
        let sides = [guide.leftAnchor, guide.rightAnchor, guide.centerXAnchor]
            .map { inner.leadingAnchor.constraint(equalTo: $0).secondAttribute }
        #expect(sides == [.left, .right, .centerX])
    }

    @Test func aViewIsHuggedAsItIsTold() {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            inner.setContentHuggingPriority(.defaultHigh, for: axis)
            inner.setContentCompressionResistancePriority(.required, for: axis)
        }
        outer.layoutIfNeeded()
        inner.invalidateIntrinsicContentSize()
    }

    @Test func aBackgroundKeepsItsLooks() {
        var background = UIBackgroundConfiguration.clear()
        #expect(background.backgroundColor == .clear && background.strokeColor == nil && background.strokeWidth == 0)
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
        background.customView = outer
        #expect(background != .clear() && background.customView === outer)
        #expect(UIBackgroundConfiguration.listPlainCell() == .listGroupedCell())
        #expect(background.updated(for: UIViewConfigurationState(traitCollection: UITraitCollection())) == background)
    }

    @Test func aContentShowsTextsBesideItsImage() {
        var content = UIListContentConfiguration.cell()
        content.attributedText = NSAttributedString(string: "title")
        content.secondaryAttributedText = NSAttributedString(string: "more")
        content.directionalLayoutMargins = .zero
        let view = content.makeContentView()
        #expect(view is UIListContentView)
        let one = view.sizeThatFits(CGSize(width: 300, height: 0)).height
        content.prefersSideBySideTextAndSecondaryText = true
        content.textToSecondaryTextHorizontalPadding = 4
        view.configuration = content
        #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height < one)
        content.image = UIImage(systemName: "star")
        content.imageToTextPadding = 6
        view.configuration = content
        view.frame.size = CGSize(width: 300, height: 40)
        view.layoutIfNeeded()
        #expect(view.subviews.compactMap { ($0 as? UILabel)?.frame.minX }.min() == 30)
        #expect(content.textToSecondaryTextVerticalPadding == 3)
    }

    @Test func theTextsOfAContentHaveTheirLooks() {
        var content = UIListContentConfiguration.plainHeader()
        let text: UIListContentConfiguration.TextProperties = content.textProperties
        #expect(text.font.pointSize == 13 && text.alignment == .natural && !text.adjustsFontSizeToFitWidth)
        content.secondaryTextProperties.alignment = UIListContentConfiguration.TextProperties.TextAlignment.justified
        #expect(content.secondaryTextProperties.alignment == .justified)
        #expect(UIListContentConfiguration.plainFooter().textProperties.font.pointSize == 13)
        #expect(UIListContentConfiguration.groupedFooter().textProperties.font.pointSize == 13)
        let image: UIListContentConfiguration.ImageProperties = content.imageProperties
        #expect(image.tintColor == nil && image.maximumSize == .zero && image.reservedLayoutSize == .zero)
        #expect(image.preferredSymbolConfiguration == nil)
    }

    @Test func rectanglesHaveEdges() {
        let edges: UIRectEdge = [.top, .left]
        #expect(UIRectEdge.all.isSuperset(of: edges) && !edges.contains(.bottom))
        let path = UIBezierPath(roundedRect: outer.frame, cornerRadius: 4)
        #expect(path.bounds == outer.frame)
    }

    @Test func aNibIsLoadedByItsBundle() {
        let found = UIKitRules.violations {
            let options: [UINib.OptionsKey: Any] = [.externalObjects: [String: Any]()]
            #expect(Bundle.main.loadNibNamed("no such nib", owner: nil, options: options)?.isEmpty == true)
        }
        #expect(found.count == 1)
    }

    @Test func aContentViewShowsItsConfiguration() {
        struct Line: UIContentConfiguration {
            var isSelected = false
            func makeContentView() -> any UIView & UIContentView { LineView(self) }
            func updated(for state: any UIConfigurationState) -> Line {
                Line(isSelected: (state as? UICellConfigurationState)?.isSelected == true)
            }
        }
        final class LineView: UIView, UIContentView {
            var configuration: any UIContentConfiguration
            init(_ line: Line) {
                configuration = line
                super.init(frame: .zero)
            }
            required init?(coder: NSCoder) { nil }
        }
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = Line()
        cell.setSelected(true, animated: false)
        let view = cell.contentView.subviews.compactMap { $0 as? LineView }.first
        #expect((view?.configuration as? Line)?.isSelected == true)
        #expect(UIListContentConfiguration.groupedHeader().textProperties.font.pointSize == 13)
        let attributes: [NSLayoutConstraint.Attribute] = [.left, .right]
        #expect(attributes.count == 2)
    }
}

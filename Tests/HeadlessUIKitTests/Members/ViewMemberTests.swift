import HeadlessUIKit
import Testing

/// Views: what apps set, what they are told, and how they stand among others.
@MainActor @Suite struct ViewMemberTests {
    private final class Told: UIView {
        var calls: [String] = []
        override func tintColorDidChange() { calls.append("tint") }
        override func willMove(toSuperview newSuperview: UIView?) {
            calls.append(newSuperview == nil ? "leaves" : "comes")
        }
        override func didMoveToSuperview() { calls.append(superview == nil ? "left" : "came") }
        override func didMoveToWindow() { calls.append(window == nil ? "off" : "on") }
        override func didAddSubview(_ subview: UIView) { calls.append("adds") }
        override func willRemoveSubview(_ subview: UIView) { calls.append("removes") }
        override func safeAreaInsetsDidChange() { calls.append("safe area") }
        override func layoutMarginsDidChange() { calls.append("margins") }
        override func willMove(toWindow newWindow: UIWindow?) { calls.append("window") }
        override func updateConstraints() { calls.append("constraints") }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { calls.append("traits") }
    }

    @Test func aViewKeepsWhatItDoesNotApply() {
        let view = UIView()
        #expect(keep(true, in: view, \.clipsToBounds) == false)
        #expect(keep(true, in: view, \.preservesSuperviewLayoutMargins) == false)
        #expect(keep(false, in: view, \.insetsLayoutMarginsFromSafeArea) == true)
        #expect(keep(.init(top: 1, leading: 2, bottom: 3, trailing: 4), in: view, \.directionalLayoutMargins).top == 8)
        #expect(keep(.forceRightToLeft, in: view, \.semanticContentAttribute) == .unspecified)
        #expect(keep(CGAffineTransform(translationX: 3, y: 0), in: view, \.transform).isIdentity)
        #expect(view.transform.tx == 3 && view.transform.ty == 0 && !view.transform.isIdentity)
        #expect(keep("id", in: view, \.accessibilityIdentifier) == nil)
        #expect(keep("9", in: view, \.accessibilityValue) == nil)
        #expect(keep("taps", in: view, \.accessibilityHint) == nil)
        #expect(keep(true, in: view, \.isAccessibilityElement) == false)
        #expect(keep([.staticText, .notEnabled], in: view, \.accessibilityTraits) == .none)
        #expect(keep(.scaleAspectFill, in: view, \.contentMode) == .scaleToFill)
        for mode in [UIView.ContentMode.redraw, .topLeft, .topRight, .bottomLeft, .bottomRight] {
            keep(mode, in: view, \.contentMode)
        }
        for attribute in [UISemanticContentAttribute.spatial, .forceLeftToRight, .unspecified] {
            keep(attribute, in: view, \.semanticContentAttribute)
        }
    }

    @Test func subviewsStandInTheOrderOfInsertion() {
        let (view, a, b, c) = (UIView(), UIView(), UIView(), UIView())
        view.addSubview(a)
        view.insertSubview(b, at: 0)
        view.insertSubview(c, aboveSubview: b)
        #expect(view.subviews == [b, c, a])
        view.bringSubviewToFront(b)
        view.sendSubviewToBack(a)
        #expect(view.subviews == [a, c, b])
        view.insertSubview(b, belowSubview: a)
        b.tag = 7
        #expect(view.subviews == [b, a, c] && view.viewWithTag(7) === b && view.viewWithTag(8) == nil)
    }

    @Test func aViewIsToldWhereItGoes() {
        let (told, window) = (Told(), UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400)))
        window.addSubview(told)
        told.addSubview(UIView())
        told.subviews[0].removeFromSuperview()
        told.removeFromSuperview()
        #expect(told.calls == ["comes", "came", "on", "adds", "removes", "leaves", "left", "off"])
        told.calls = []
        told.tintColor = .red
        told.safeAreaInsetsDidChange()
        told.layoutMarginsDidChange()
        told.willMove(toWindow: nil)
        told.updateConstraints()
        told.setNeedsUpdateConstraints()
        told.updateConstraintsIfNeeded()
        told.traitCollectionDidChange(nil)
        #expect(told.calls == ["tint", "safe area", "margins", "window", "constraints", "traits"])
    }

    @Test func aTintIsThatOfTheNearestViewThatHasOne() {
        let (view, inner) = (UIView(), UIView())
        view.addSubview(inner)
        #expect(inner.tintColor == .systemBlue)
        view.tintColor = .purple
        #expect(inner.tintColor == .purple)
    }

    @Test func aStyleOfItsOwnIsInTheTraits() {
        let view = UIView()
        #expect(keep(.dark, in: view, \.overrideUserInterfaceStyle) == UIUserInterfaceStyle.unspecified)
        #expect((view as any UITraitEnvironment).traitCollection.userInterfaceStyle == .dark)
        #expect(view.traitCollection.horizontalSizeClass == .compact)
        #expect(view.traitCollection.verticalSizeClass == UIUserInterfaceSizeClass.regular)
        #expect(UITraitCollection(layoutDirection: .unspecified).layoutDirection != .leftToRight)
        #expect(UIUserInterfaceSizeClass.unspecified != .compact)
    }

    @Test func aListIsReadInTheDirectionOfItsScreen() {
        let screen = Screen(rows: 1)
        #expect(screen.table.effectiveUserInterfaceLayoutDirection == UIUserInterfaceLayoutDirection.leftToRight)
        screen.table.headless.changeLayoutDirection(to: UITraitEnvironmentLayoutDirection.rightToLeft)
        #expect(screen.table.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    @Test func sizesThatAreNoneAreKnown() {
        #expect(UIView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
        #expect(UIView.layoutFittingExpandedSize.width > UIView.layoutFittingCompressedSize.width)
        let label = UILabel()
        label.text = "word"
        label.sizeToFit()
        #expect(label.frame.size == label.sizeThatFits(.zero) && label.frame.width > 0)
    }

    @Test func aMarginFollowsTheEdgeOfTheSuperview() {
        let (view, right, below) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UIView(), UIView())
        right.autoresizingMask = [UIView.AutoresizingMask.flexibleLeftMargin, .flexibleBottomMargin]
        below.autoresizingMask = [.flexibleTopMargin, .flexibleRightMargin]
        view.addSubview(right)
        view.addSubview(below)
        view.frame.size = CGSize(width: 15, height: 17)
        #expect(right.frame.origin == CGPoint(x: 5, y: 0) && below.frame.origin == CGPoint(x: 0, y: 7))
    }

    @Test func animationsRunAtOnce() {
        var ran: [String] = []
        for options in [
            UIView.AnimationOptions.allowUserInteraction, .beginFromCurrentState, .curveEaseInOut, .curveEaseIn,
            .curveEaseOut, .curveLinear, .transitionCrossDissolve,
        ] {
            UIView.transition(with: UIView(), duration: 1, options: options) {
                ran.append("block")
            } completion: {
                ran.append("\($0)")
            }
        }
        #expect(ran.count == 14 && ran.prefix(2) == ["block", "true"])
        UIView.setAnimationsEnabled(false)
        #expect(!UIView.areAnimationsEnabled)
        UIView.setAnimationsEnabled(true)
    }

    @Test func aLayerKeepsItsLooks() {
        let layer = UIView().layer
        keep(true, in: layer, \.masksToBounds)
        keep(2, in: layer, \.borderWidth)
        #expect(keep(UIColor.red.cgColor, in: layer, \.borderColor) == nil as CGColor?)
        #expect(keep(0.5, in: layer, \.opacity) == 1)
        keep(UIColor.black.cgColor, in: layer, \.shadowColor)
        #expect(keep(1, in: layer, \.shadowOpacity) == 0)
        #expect(keep(4, in: layer, \.shadowRadius) == 3)
        #expect(keep(.zero, in: layer, \.shadowOffset) == CGSize(width: 0, height: -3))
        keep(1, in: layer, \.zPosition)
    }

    @Test func anIndicatorHidesWhenItStops() {
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.startAnimating()
        #expect(spinner.isAnimating && spinner.hidesWhenStopped)
        spinner.stopAnimating()
        #expect(!spinner.isAnimating && spinner.isHidden)
    }

    @Test func anImageViewKeepsASecondImage() {
        let view = UIImageView(image: UIImage(systemName: "star"))
        #expect(keep(UIImage(systemName: "star.fill"), in: view, \.highlightedImage) == nil)
        #expect(keep(true, in: view, \.isHighlighted) == false)
        keep(
            UIImage.SymbolConfiguration(scale: UIImage.SymbolScale.unspecified), in: view,
            \.preferredSymbolConfiguration)
        #expect(view.intrinsicContentSize == view.image?.size)
    }

    @Test func progressIsShown() {
        let view = UIProgressView()
        view.setProgress(0.5, animated: true)
        keep(.green, in: view, \.progressTintColor)
        #expect(view.progress == 0.5)
    }

    @Test func aStackHoldsItsViewsInOrder() {
        let (a, b) = (UILabel(), UILabel())
        let stack = UIStackView(arrangedSubviews: [a])
        stack.insertArrangedSubview(b, at: 0)
        #expect(stack.arrangedSubviews == [b, a])
        stack.setCustomSpacing(4, after: b)
        #expect(keep(true, in: stack, \.isLayoutMarginsRelativeArrangement) == false)
        #expect(stack.sizeThatFits(.zero).width == stack.layoutMargins.left + stack.layoutMargins.right)
        stack.removeArrangedSubview(b)
        #expect(stack.arrangedSubviews == [a] && b.superview === stack)
        a.removeFromSuperview()
        #expect(stack.arrangedSubviews.isEmpty)
        for way in [UIStackView.Distribution.fillEqually, .fillProportionally, .equalSpacing, .equalCentering] {
            keep(way, in: stack, \.distribution)
        }
        for way in [UIStackView.Alignment.firstBaseline, .lastBaseline] { keep(way, in: stack, \.alignment) }
    }

    @Test func aWindowIsKeyOnceItIsMadeSo() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        #expect(!window.isKeyWindow)
        window.makeKeyAndVisible()
        #expect(window.isKeyWindow && !window.isHidden)
    }

    @Test func aResponderIsFirstIfItCan() {
        #expect(!UIView().canBecomeFirstResponder && !UIView().becomeFirstResponder())
        let field: UIResponder & AnyObject = UITextField()
        #expect(field.canBecomeFirstResponder && field.becomeFirstResponder() && field.isFirstResponder)
    }

    @Test func aViewInAViewGrowsWithIt() {
        let (view, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), UIView())
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(inner)
        view.frame.size = CGSize(width: 10, height: 12)
        #expect(inner.frame.size == CGSize(width: 1, height: 3))
        #expect(keep(false, in: view, \.isOpaque) == true)
        view.setNeedsDisplay()
        keep(UIView.ContentMode.scaleAspectFit, in: view, \.contentMode)
        keep([.link], in: view, \.accessibilityTraits)
        let stack = UIStackView()
        stack.addArrangedSubview(inner)
        #expect(inner.superview === stack && view.subviews.isEmpty)
        #expect(view.point(inside: .zero, with: UIEvent()))
    }
}

import HeadlessUIKit
import Testing

/// Labels, text fields, fonts and colors.
@MainActor @Suite struct TextMemberTests {
    @Test func aLabelShowsTheTextOfAnAttributedString() {
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "word")
        #expect(label.text == "word" && label.attributedText?.string == "word")
        #expect(keep(.gray, in: label, \.highlightedTextColor) == nil)
        #expect(keep(true, in: label, \.adjustsFontSizeToFitWidth) == false)
        #expect(keep(0.5, in: label, \.minimumScaleFactor) == 0)
        keep(true, in: label, \.isHighlighted)
        #expect(keep(20, in: label, \.preferredMaxLayoutWidth) == 0)
        label.numberOfLines = 0
        #expect(label.intrinsicContentSize == label.sizeThatFits(CGSize(width: 20, height: 0)))
        #expect(label.lineBreakMode == .byTruncatingTail && label.textAlignment == .natural)
        for mode in [
            NSLineBreakMode.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingMiddle,
        ] { keep(mode, in: label, \.lineBreakMode) }
        keep(NSTextAlignment.justified, in: label, \.textAlignment)
    }

    @Test func aFieldKeepsHowItIsTypedIn() {
        let field = UITextField()
        #expect(keep(true, in: field, \.isSecureTextEntry) == false)
        for style in [UITextField.BorderStyle.bezel, .roundedRect] { keep(style, in: field, \.borderStyle) }
        for mode in [UITextField.ViewMode.whileEditing, .unlessEditing] { keep(mode, in: field, \.clearButtonMode) }
        for type in [
            UIKeyboardType.asciiCapable, .numbersAndPunctuation, .numberPad, .phonePad, .namePhonePad, .emailAddress,
            .decimalPad, .twitter, .webSearch,
        ] { keep(type, in: field, \.keyboardType) }
        for type in [UIReturnKeyType.google, .route, .yahoo, .emergencyCall] { keep(type, in: field, \.returnKeyType) }
        #expect(keep(.no, in: field, \.autocorrectionType) == UITextAutocorrectionType.default)
        #expect(keep(.allCharacters, in: field, \.autocapitalizationType) == UITextAutocapitalizationType.sentences)
        let side = UIView()
        #expect(keep(side, in: field, \.leftView) == nil && keep(side, in: field, \.rightView) == nil)
        field.isEnabled = false
        #expect(!field.canBecomeFirstResponder)
    }

    @Test func aDelegateOfAFieldAnswersAsAssumed() {
        final class Delegate: NSObject, UITextFieldDelegate {}
        let (delegate, field): (any UITextFieldDelegate, UITextField) = (Delegate(), UITextField())
        #expect(delegate.textFieldShouldBeginEditing(field) && delegate.textFieldShouldReturn(field))
        delegate.textFieldDidBeginEditing(field)
        delegate.textFieldDidEndEditing(field)
    }

    @Test func aTextViewIsAsHighAsItsText() {
        let view = UITextView()
        view.attributedText = NSAttributedString(string: "one\ntwo")
        #expect(view.text == "one\ntwo" && view.attributedText.string == view.text)
        let height = view.sizeThatFits(CGSize(width: 300, height: 0)).height
        view.textContainerInset = .zero
        #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height == height - 16)
        #expect(view.isEditable && view.canBecomeFirstResponder)
        view.isEditable = false
        #expect(!view.becomeFirstResponder())
    }

    @Test func systemFontsHaveTheirSizes() {
        #expect(UIFont.systemFontSize == 14 && UIFont.labelFontSize == 17 && UIFont.smallSystemFontSize == 12)
        let font = UIFont.systemFont(ofSize: 20)
        #expect(font.withSize(10).pointSize == 10 && !font.fontName.isEmpty)
        #expect(font.ascender > 0 && font.descender < 0 && font.ascender - font.descender <= font.lineHeight)
        #expect(UIFont.italicSystemFont(ofSize: 9).pointSize == 9)
        for weight in [UIFont.Weight.ultraLight, .regular, .semibold, .bold, .heavy] {
            #expect(UIFont.monospacedSystemFont(ofSize: 9, weight: weight).pointSize == 9)
            #expect(
                UIFont.monospacedDigitSystemFont(ofSize: 9, weight: weight) != .systemFont(ofSize: 9, weight: .thin))
        }
    }

    @Test func textStylesGrowSmallerFromTitlesToCaptions() {
        let styles: [UIFont.TextStyle] = [.largeTitle, .title1, .title3, .body, .callout, .caption1, .caption2]
        let sizes = styles.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: nil).pointSize }
        #expect(sizes == sizes.sorted(by: >) && Set(sizes).count == sizes.count)
    }

    @Test func textSizesAreInOrder() {
        let sizes: [UIContentSizeCategory] = [
            .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityExtraLarge,
            .accessibilityExtraExtraLarge,
        ]
        #expect(sizes == sizes.sorted() && !sizes.contains(.unspecified))
    }

    @Test func aChangeOfTheTextSizeIsPosted() async {
        let screen = Screen(rows: 1)
        let size = UITraitCollection.current.preferredContentSizeCategory
        nonisolated(unsafe) var posts = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
        ) { _ in posts += 1 }
        screen.table.headless.changeContentSizeCategory(to: size)
        NotificationCenter.default.removeObserver(token)
        #expect(posts >= 1)
    }

    @Test func colorsAreToldApart() {
        let colors: [UIColor] = [
            .darkGray, .lightGray, .green, .cyan, .yellow, .magenta, .orange, .purple, .brown, .systemYellow,
            .systemPink, .systemPurple, .systemTeal, .systemIndigo, .systemBrown, .systemMint, .systemCyan,
            .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6, .tertiaryLabel, .quaternaryLabel,
            .placeholderText, .opaqueSeparator, .systemFill, .tertiarySystemFill, .secondarySystemBackground,
            .tertiarySystemBackground, .systemGroupedBackground, .secondarySystemGroupedBackground, .tintColor,
        ]
        for (index, color) in colors.enumerated() { #expect(colors.firstIndex(of: color) == index) }
        let clear = UIColor.green.withAlphaComponent(0.25)
        #expect(clear.cgColor == CGColor(red: 0, green: 1, blue: 0, alpha: 0.25) && clear != .green)
    }

    @Test func imagesAreToldApartByNameAndMode() {
        let image = UIImage(systemName: "star")
        for mode in [UIImage.RenderingMode.alwaysOriginal, .alwaysTemplate] {
            let other = image?.withRenderingMode(mode)
            #expect(other?.renderingMode == mode && other != image && other?.size == image?.size)
        }
        #expect(image?.withTintColor(.red) == image)
    }

    @Test func moreTextAndColorsAreAsInUIKit() {
        #expect(UIColor.systemGreen != .systemGray && UIColor.link != .label)
        #expect(UIColor(white: 1, alpha: 1).isEqual(UIColor(red: 1, green: 1, blue: 1, alpha: 1)))
        #expect(UIFont.boldSystemFont(ofSize: 9).isEqual(UIFont.systemFont(ofSize: 9, weight: .bold)))
        #expect(UIFont.preferredFont(forTextStyle: .title2, compatibleWith: nil).pointSize == 22)
        #expect(UIImage(named: "a")?.isEqual(UIImage(named: "a")) == true)
        #expect(UIImage.Configuration() !== UIImage.SymbolConfiguration(pointSize: 3))
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
        #expect(traits.isEqual(UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)))
        #expect(traits.preferredContentSizeCategory.isAccessibilityCategory)
        let (field, view) = (UITextField(), UITextView())
        keep(UIReturnKeyType.join, in: field, \.returnKeyType)
        keep(UITextAutocorrectionType.yes, in: field, \.autocorrectionType)
        #expect(keep(false, in: view, \.isSelectable) == true)
    }
}

// Views and controls, without those of lists.
#pragma clang assume_nonnull begin

STUB_MAIN_ACTOR @interface UIResponder : NSObject
@property (nullable, readonly) UIResponder *nextResponder STUB_NAME("next");
@property (readonly) _Bool isFirstResponder;
@property (readonly) _Bool canBecomeFirstResponder;
- (_Bool)becomeFirstResponder;
- (_Bool)resignFirstResponder;
@end

@class UIGestureRecognizer, UIWindow;

typedef STUB_ENUM(NSInteger, UIViewContentMode) {
    UIViewContentModeScaleToFill, UIViewContentModeScaleAspectFit, UIViewContentModeScaleAspectFill,
    UIViewContentModeCenter = 4,
} STUB_NAME("UIView.ContentMode");
typedef STUB_OPTIONS(NSUInteger, UIViewAutoresizing) {
    UIViewAutoresizingFlexibleWidth = 1 << 1, UIViewAutoresizingFlexibleHeight = 1 << 4,
} STUB_NAME("UIView.AutoresizingMask");

@interface CALayer : NSObject
@property CGFloat cornerRadius;
@end
STUB_MAIN_ACTOR @interface UIView : UIResponder <NSCoding>
@property (readonly) CALayer *layer;
@property (readonly) CGSize intrinsicContentSize;
@property CGRect frame;
@property CGRect bounds;
@property CGPoint center;
@property CGFloat alpha;
@property NSInteger tag;
@property (getter=isHidden) _Bool hidden STUB_NAME("isHidden");
@property (getter=isOpaque) _Bool opaque STUB_NAME("isOpaque");
@property (getter=isUserInteractionEnabled) _Bool userInteractionEnabled STUB_NAME("isUserInteractionEnabled");
@property _Bool clipsToBounds;
@property UIViewContentMode contentMode;
@property UIViewAutoresizing autoresizingMask;
@property UIEdgeInsets layoutMargins;
@property (readonly) UIEdgeInsets safeAreaInsets;
@property _Bool translatesAutoresizingMaskIntoConstraints;
@property (nullable, copy) UIColor *backgroundColor;
@property (null_resettable, strong) UIColor *tintColor;
@property (nullable, readonly) UIView *superview;
@property (readonly, copy) NSArray<UIView *> *subviews;
@property (nullable, readonly) UIWindow *window;
@property (readonly) UITraitCollection *traitCollection;
@property (readonly) UIUserInterfaceLayoutDirection effectiveUserInterfaceLayoutDirection;
@property _Bool isAccessibilityElement;
@property (nullable, copy) NSString *accessibilityLabel;
@property UIAccessibilityTraits accessibilityTraits;
@property (nullable, copy) NSString *accessibilityIdentifier;
@property (class, readonly) NSTimeInterval inheritedAnimationDuration;
- (instancetype)initWithFrame:(CGRect)frame STUB_DESIGNATED;
- (_Bool)isDescendantOfView:(UIView *)view STUB_NAME("isDescendant(of:)");
- (nullable instancetype)initWithCoder:(NSCoder *)coder STUB_DESIGNATED;
- (void)addSubview:(UIView *)view;
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index STUB_NAME("insertSubview(_:at:)");
- (void)removeFromSuperview;
- (void)addGestureRecognizer:(UIGestureRecognizer *)recognizer;
- (void)setNeedsLayout;
- (void)setNeedsDisplay;
- (void)layoutIfNeeded;
- (void)layoutSubviews;
- (void)traitCollectionDidChange:(nullable UITraitCollection *)previousTraitCollection;
- (void)awakeFromNib;
- (void)didMoveToSuperview;
- (void)didMoveToWindow;
- (void)sizeToFit;
- (CGSize)sizeThatFits:(CGSize)size;
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize;
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize
        withHorizontalFittingPriority:(UILayoutPriority)horizontalFittingPriority
              verticalFittingPriority:(UILayoutPriority)verticalFittingPriority
    STUB_NAME("systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)");
- (CGRect)convertRect:(CGRect)rect toView:(nullable UIView *)view STUB_NAME("convert(_:to:)");
- (CGRect)convertRect:(CGRect)rect fromView:(nullable UIView *)view STUB_NAME("convert(_:from:)");
- (CGPoint)convertPoint:(CGPoint)point toView:(nullable UIView *)view STUB_NAME("convert(_:to:)");
- (CGPoint)convertPoint:(CGPoint)point fromView:(nullable UIView *)view STUB_NAME("convert(_:from:)");
- (nullable UIView *)viewWithTag:(NSInteger)tag;
+ (void)performWithoutAnimation:(void (^ __attribute__((noescape)))(void))actions;
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations
    STUB_NAME("animate(withDuration:animations:)");
+ (void)animateWithDuration:(NSTimeInterval)duration
                 animations:(void (^)(void))animations
                 completion:(nullable void (^)(_Bool finished))completion
    STUB_NAME("animate(withDuration:animations:completion:)");
@end

STUB_MAIN_ACTOR @interface UIWindow : UIView
@property (nullable, strong) UIViewController *rootViewController;
- (void)makeKeyAndVisible;
@end
STUB_MAIN_ACTOR @interface UIGestureRecognizer : NSObject
- (instancetype)initWithTarget:(nullable id)target action:(nullable SEL)action STUB_DESIGNATED;
@end
STUB_MAIN_ACTOR @interface UITapGestureRecognizer : UIGestureRecognizer
@end

typedef STUB_OPTIONS(NSUInteger, UIControlEvents) {
    UIControlEventTouchDown = 1 << 0, UIControlEventTouchUpInside = 1 << 6, UIControlEventValueChanged = 1 << 12,
    UIControlEventPrimaryActionTriggered = 1 << 13, UIControlEventEditingDidBegin = 1 << 16,
    UIControlEventEditingChanged = 1 << 17, UIControlEventEditingDidEnd = 1 << 18,
} STUB_NAME("UIControl.Event");
typedef STUB_OPTIONS(NSUInteger, UIControlState) {
    UIControlStateHighlighted = 1 << 0, UIControlStateDisabled = 1 << 1,
    UIControlStateSelected = 1 << 2,
} STUB_NAME("UIControl.State");
// An option of value 0 is unavailable in Swift; that of UIKit is there.
extern const UIControlState UIControlStateNormal STUB_NAME("UIControlState.normal");
STUB_MAIN_ACTOR @interface UIControl : UIView
@property (getter=isEnabled) _Bool enabled STUB_NAME("isEnabled");
@property (getter=isSelected) _Bool selected STUB_NAME("isSelected");
@property (getter=isHighlighted) _Bool highlighted STUB_NAME("isHighlighted");
- (void)addTarget:(nullable id)target action:(SEL)action forControlEvents:(UIControlEvents)events
    STUB_NAME("addTarget(_:action:for:)");
- (void)addAction:(UIAction *)action forControlEvents:(UIControlEvents)events STUB_NAME("addAction(_:for:)");
- (void)removeTarget:(nullable id)target action:(nullable SEL)action forControlEvents:(UIControlEvents)events
    STUB_NAME("removeTarget(_:action:for:)");
- (void)sendActionsForControlEvents:(UIControlEvents)events STUB_NAME("sendActions(for:)");
@end

typedef STUB_ENUM(NSInteger, NSTextAlignment) {
    NSTextAlignmentLeft, NSTextAlignmentCenter, NSTextAlignmentRight, NSTextAlignmentJustified,
    NSTextAlignmentNatural,
};
typedef STUB_ENUM(NSInteger, NSLineBreakMode) {
    NSLineBreakByWordWrapping, NSLineBreakByCharWrapping, NSLineBreakByClipping, NSLineBreakByTruncatingHead,
    NSLineBreakByTruncatingTail, NSLineBreakByTruncatingMiddle,
};
STUB_MAIN_ACTOR @interface UILabel : UIView
@property (nullable, copy) NSString *text;
@property (nullable, copy) NSAttributedString *attributedText;
@property (null_resettable, strong) UIFont *font;
@property (null_resettable, strong) UIColor *textColor;
@property (nullable, strong) UIColor *highlightedTextColor;
@property NSTextAlignment textAlignment;
@property NSLineBreakMode lineBreakMode;
@property NSInteger numberOfLines;
@property (getter=isEnabled) _Bool enabled STUB_NAME("isEnabled");
@property _Bool adjustsFontForContentSizeCategory;
@end
STUB_MAIN_ACTOR @interface UIImageView : UIView
@property (nullable, strong) UIImage *image;
- (instancetype)initWithImage:(nullable UIImage *)image;
@end
typedef STUB_ENUM(NSInteger, UIButtonType) {
    UIButtonTypeCustom, UIButtonTypeSystem, UIButtonTypeDetailDisclosure, UIButtonTypeInfoLight,
    UIButtonTypeInfoDark, UIButtonTypeContactAdd,
} STUB_NAME("UIButton.ButtonType");
STUB_MAIN_ACTOR @interface UIButton : UIControl
@property (nullable, readonly) UILabel *titleLabel;
@property (nullable, readonly) UIImageView *imageView;
@property (nullable, readonly) NSString *currentTitle;
+ (instancetype)buttonWithType:(UIButtonType)type;
- (void)setTitle:(nullable NSString *)title forState:(UIControlState)state STUB_NAME("setTitle(_:for:)");
- (void)setTitleColor:(nullable UIColor *)color forState:(UIControlState)state STUB_NAME("setTitleColor(_:for:)");
- (void)setImage:(nullable UIImage *)image forState:(UIControlState)state STUB_NAME("setImage(_:for:)");
- (nullable NSString *)titleForState:(UIControlState)state STUB_NAME("title(for:)");
@end
STUB_MAIN_ACTOR @interface UISwitch : UIControl
@property (getter=isOn) _Bool on STUB_NAME("isOn");
- (void)setOn:(_Bool)on animated:(_Bool)animated;
@end
STUB_MAIN_ACTOR @interface UISlider : UIControl
@property float value;
@property float minimumValue;
@property float maximumValue;
@end
STUB_MAIN_ACTOR @interface UIStepper : UIControl
@property double value;
@end
STUB_MAIN_ACTOR @interface UIPageControl : UIControl
@property NSInteger numberOfPages;
@property NSInteger currentPage;
@end
STUB_MAIN_ACTOR @interface UIDatePicker : UIControl
@property (strong) NSDate *date;
@end
STUB_MAIN_ACTOR @interface UISegmentedControl : UIControl
@property NSInteger selectedSegmentIndex;
- (instancetype)initWithItems:(nullable NSArray *)items;
@end
STUB_MAIN_ACTOR @interface UIProgressView : UIView
@property float progress;
- (void)setProgress:(float)progress animated:(_Bool)animated;
@end
typedef STUB_ENUM(NSInteger, UIActivityIndicatorViewStyle) {
    UIActivityIndicatorViewStyleMedium = 100, UIActivityIndicatorViewStyleLarge = 101,
} STUB_NAME("UIActivityIndicatorView.Style");
STUB_MAIN_ACTOR @interface UIActivityIndicatorView : UIView
@property _Bool hidesWhenStopped;
@property (readonly, getter=isAnimating) _Bool animating STUB_NAME("isAnimating");
- (instancetype)initWithActivityIndicatorStyle:(UIActivityIndicatorViewStyle)style STUB_NAME("init(style:)");
- (void)startAnimating;
- (void)stopAnimating;
@end
STUB_MAIN_ACTOR @protocol UITextFieldDelegate <NSObject>
@optional
- (_Bool)textFieldShouldReturn:(id)textField;
@end
STUB_MAIN_ACTOR @interface UITextField : UIControl
@property (nullable, copy) NSString *text;
@property (nullable, copy) NSString *placeholder;
@property (nullable, strong) UIFont *font;
@property (nullable, weak) id<UITextFieldDelegate> delegate;
@end
STUB_MAIN_ACTOR @interface UISearchBar : UIView
@property (nullable, copy) NSString *text;
@property (nullable, copy) NSString *placeholder;
@end

typedef STUB_ENUM(NSInteger, UILayoutConstraintAxis) {
    UILayoutConstraintAxisHorizontal, UILayoutConstraintAxisVertical,
} STUB_NAME("NSLayoutConstraint.Axis");
typedef STUB_ENUM(NSInteger, UIStackViewAlignment) {
    UIStackViewAlignmentFill, UIStackViewAlignmentLeading, UIStackViewAlignmentCenter = 3,
    UIStackViewAlignmentTrailing,
} STUB_NAME("UIStackView.Alignment");
typedef STUB_ENUM(NSInteger, UIStackViewDistribution) {
    UIStackViewDistributionFill, UIStackViewDistributionFillEqually, UIStackViewDistributionFillProportionally,
    UIStackViewDistributionEqualSpacing,
} STUB_NAME("UIStackView.Distribution");
STUB_MAIN_ACTOR @interface UIStackView : UIView
@property (readonly, copy) NSArray<UIView *> *arrangedSubviews;
@property UILayoutConstraintAxis axis;
@property UIStackViewAlignment alignment;
@property UIStackViewDistribution distribution;
@property CGFloat spacing;
- (instancetype)initWithArrangedSubviews:(NSArray<UIView *> *)views;
- (void)addArrangedSubview:(UIView *)view;
- (void)removeArrangedSubview:(UIView *)view;
@end
STUB_MAIN_ACTOR @interface NSLayoutConstraint : NSObject
@property (getter=isActive) _Bool active STUB_NAME("isActive");
@property CGFloat constant;
@property UILayoutPriority priority;
+ (void)deactivateConstraints:(NSArray<NSLayoutConstraint *> *)constraints STUB_NAME("deactivate(_:)");
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints STUB_NAME("activate(_:)");
@end
@class NSLayoutXAxisAnchor, NSLayoutYAxisAnchor, NSLayoutDimension;
STUB_MAIN_ACTOR @interface NSLayoutAnchor<AnchorType> : NSObject
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor STUB_NAME("constraint(equalTo:)");
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)constant
    STUB_NAME("constraint(equalTo:constant:)");
@end
STUB_MAIN_ACTOR @interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>
@end
STUB_MAIN_ACTOR @interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>
@end
STUB_MAIN_ACTOR @interface NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension *>
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)constant STUB_NAME("constraint(equalToConstant:)");
@end
@interface UIView (Anchors)
@property (readonly) NSLayoutXAxisAnchor *leadingAnchor;
@property (readonly) NSLayoutXAxisAnchor *trailingAnchor;
@property (readonly) NSLayoutXAxisAnchor *centerXAnchor;
@property (readonly) NSLayoutYAxisAnchor *topAnchor;
@property (readonly) NSLayoutYAxisAnchor *bottomAnchor;
@property (readonly) NSLayoutYAxisAnchor *centerYAnchor;
@property (readonly) NSLayoutDimension *widthAnchor;
@property (readonly) NSLayoutDimension *heightAnchor;
@end

@protocol UIScrollViewDelegate;
STUB_MAIN_ACTOR @interface UIScrollView : UIView
@property CGPoint contentOffset;
@property CGSize contentSize;
@property UIEdgeInsets contentInset;
@property (readonly) UIEdgeInsets adjustedContentInset;
@property (nullable, weak) id<UIScrollViewDelegate> delegate;
@property (readonly, getter=isTracking) _Bool tracking STUB_NAME("isTracking");
@property (readonly, getter=isDragging) _Bool dragging STUB_NAME("isDragging");
@property (readonly, getter=isDecelerating) _Bool decelerating STUB_NAME("isDecelerating");
@property (getter=isScrollEnabled) _Bool scrollEnabled STUB_NAME("isScrollEnabled");
- (void)setContentOffset:(CGPoint)offset animated:(_Bool)animated;
- (void)scrollRectToVisible:(CGRect)rect animated:(_Bool)animated;
@end
STUB_MAIN_ACTOR @interface UIRefreshControl : UIControl
@property (readonly, getter=isRefreshing) _Bool refreshing STUB_NAME("isRefreshing");
- (void)beginRefreshing;
- (void)endRefreshing;
@end

#pragma clang assume_nonnull end

// Values, images, colours, menus: what views and lists take as arguments.
#pragma clang assume_nonnull begin

@class UIView, UIViewController, UIMenu, UIMenuElement, UIImage;

struct UIEdgeInsets { CGFloat top, left, bottom, right; };
typedef struct UIEdgeInsets UIEdgeInsets;
struct NSDirectionalEdgeInsets { CGFloat top, leading, bottom, trailing; };
typedef struct NSDirectionalEdgeInsets NSDirectionalEdgeInsets;

STUB_SENDABLE @interface UIColor : NSObject <NSCoding>
@property (class, readonly) UIColor *blackColor STUB_NAME("black");
@property (class, readonly) UIColor *whiteColor STUB_NAME("white");
@property (class, readonly) UIColor *clearColor STUB_NAME("clear");
@property (class, readonly) UIColor *grayColor STUB_NAME("gray");
@property (class, readonly) UIColor *redColor STUB_NAME("red");
@property (class, readonly) UIColor *blueColor STUB_NAME("blue");
@property (class, readonly) UIColor *greenColor STUB_NAME("green");
@property (class, readonly) UIColor *orangeColor STUB_NAME("orange");
@property (class, readonly) UIColor *yellowColor STUB_NAME("yellow");
@property (class, readonly) UIColor *purpleColor STUB_NAME("purple");
@property (class, readonly) UIColor *labelColor STUB_NAME("label");
@property (class, readonly) UIColor *secondaryLabelColor STUB_NAME("secondaryLabel");
@property (class, readonly) UIColor *tertiaryLabelColor STUB_NAME("tertiaryLabel");
@property (class, readonly) UIColor *linkColor STUB_NAME("link");
@property (class, readonly) UIColor *separatorColor STUB_NAME("separator");
@property (class, readonly) UIColor *systemRedColor STUB_NAME("systemRed");
@property (class, readonly) UIColor *systemBlueColor STUB_NAME("systemBlue");
@property (class, readonly) UIColor *systemGreenColor STUB_NAME("systemGreen");
@property (class, readonly) UIColor *systemOrangeColor STUB_NAME("systemOrange");
@property (class, readonly) UIColor *systemYellowColor STUB_NAME("systemYellow");
@property (class, readonly) UIColor *systemGrayColor STUB_NAME("systemGray");
@property (class, readonly) UIColor *secondarySystemFillColor STUB_NAME("secondarySystemFill");
@property (class, readonly) UIColor *systemBackgroundColor STUB_NAME("systemBackground");
@property (class, readonly) UIColor *secondarySystemBackgroundColor STUB_NAME("secondarySystemBackground");
- (instancetype)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
- (instancetype)initWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
- (UIColor *)colorWithAlphaComponent:(CGFloat)alpha STUB_NAME("withAlphaComponent(_:)");
@end

typedef NSString *UIFontTextStyle __attribute__((swift_wrapper(enum))) STUB_NAME("UIFont.TextStyle");
extern UIFontTextStyle const UIFontTextStyleHeadline;
extern UIFontTextStyle const UIFontTextStyleSubheadline;
extern UIFontTextStyle const UIFontTextStyleFootnote;
STUB_SENDABLE @interface UIFont : NSObject
@property (readonly) CGFloat pointSize;
@property (readonly) CGFloat lineHeight;
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style STUB_NAME("preferredFont(forTextStyle:)");
+ (UIFont *)systemFontOfSize:(CGFloat)size STUB_NAME("systemFont(ofSize:)");
+ (UIFont *)boldSystemFontOfSize:(CGFloat)size STUB_NAME("boldSystemFont(ofSize:)");
+ (UIFont *)italicSystemFontOfSize:(CGFloat)size STUB_NAME("italicSystemFont(ofSize:)");
@end

STUB_SENDABLE @interface UIImage : NSObject
@property (readonly) CGSize size;
- (nullable instancetype)init;
+ (nullable UIImage *)imageNamed:(NSString *)name STUB_NAME("init(named:)");
+ (nullable UIImage *)systemImageNamed:(NSString *)name STUB_NAME("init(systemName:)");
@end

typedef STUB_ENUM(NSInteger, UIUserInterfaceStyle) {
    UIUserInterfaceStyleUnspecified, UIUserInterfaceStyleLight, UIUserInterfaceStyleDark,
};
typedef STUB_ENUM(NSInteger, UIUserInterfaceLayoutDirection) {
    UIUserInterfaceLayoutDirectionLeftToRight, UIUserInterfaceLayoutDirectionRightToLeft
};
typedef STUB_ENUM(NSInteger, UITraitEnvironmentLayoutDirection) {
    UITraitEnvironmentLayoutDirectionUnspecified = -1, UITraitEnvironmentLayoutDirectionLeftToRight = 0,
    UITraitEnvironmentLayoutDirectionRightToLeft = 1,
};
typedef STUB_ENUM(NSInteger, UILegibilityWeight) {
    UILegibilityWeightUnspecified = -1, UILegibilityWeightRegular = 0, UILegibilityWeightBold = 1,
};
typedef STUB_OPTIONS(unsigned long long, UIAccessibilityTraits) {
    UIAccessibilityTraitsButton = 1 << 0, UIAccessibilityTraitsHeader = 1 << 16,
};
typedef float UILayoutPriority __attribute__((swift_wrapper(struct)));
extern const UILayoutPriority UILayoutPriorityRequired STUB_NAME("UILayoutPriority.required");
extern const UILayoutPriority UILayoutPriorityFittingSizeLevel STUB_NAME("UILayoutPriority.fittingSizeLevel");
typedef NSString *UIContentSizeCategory __attribute__((swift_wrapper(enum)));
extern _Bool UIContentSizeCategoryIsAccessibilityCategory(UIContentSizeCategory category)
    STUB_NAME("getter:UIContentSizeCategory.isAccessibilityCategory(self:)");
STUB_SENDABLE @interface UITraitCollection : NSObject <NSCoding>
@property (readonly) UIUserInterfaceStyle userInterfaceStyle;
@property (readonly) UITraitEnvironmentLayoutDirection layoutDirection;
@property (readonly) UILegibilityWeight legibilityWeight;
@property (readonly) UIContentSizeCategory preferredContentSizeCategory;
@property (readonly) CGFloat displayScale;
@end

typedef STUB_OPTIONS(NSUInteger, UIMenuElementAttributes) {
    UIMenuElementAttributesDisabled = 1 << 0, UIMenuElementAttributesDestructive = 1 << 1,
    UIMenuElementAttributesHidden = 1 << 2,
} STUB_NAME("UIMenuElement.Attributes");
typedef STUB_ENUM(NSInteger, UIMenuElementState) {
    UIMenuElementStateOff, UIMenuElementStateOn, UIMenuElementStateMixed,
} STUB_NAME("UIMenuElement.State");
typedef STUB_OPTIONS(NSUInteger, UIMenuOptions) {
    UIMenuOptionsDisplayInline = 1 << 0, UIMenuOptionsDestructive = 1 << 1,
} STUB_NAME("UIMenu.Options");
typedef NSString *UIActionIdentifier STUB_NAME("UIAction.Identifier") __attribute__((swift_wrapper(struct)));
STUB_MAIN_ACTOR @interface UIMenuElement : NSObject
@property (readonly, copy) NSString *title;
// Of NSObject in UIKit.
@property (nullable, copy) NSString *accessibilityLabel;
@end
STUB_MAIN_ACTOR @interface UIMenu : UIMenuElement
@property (readonly, copy) NSArray<UIMenuElement *> *children;
@end
STUB_MAIN_ACTOR @interface UIAction : UIMenuElement
@end
typedef UIMenu *_Nullable (^UIContextMenuActionProvider)(NSArray<UIMenuElement *> *suggestedActions);
typedef UIViewController *_Nullable (^UIContextMenuContentPreviewProvider)(void);
STUB_MAIN_ACTOR @interface UIContextMenuConfiguration : NSObject
@property (readonly) id<NSCopying> identifier;
+ (instancetype)configurationWithIdentifier:(nullable id<NSCopying>)identifier
                            previewProvider:(nullable UIContextMenuContentPreviewProvider)previewProvider
                             actionProvider:(nullable UIContextMenuActionProvider)actionProvider;
@end
STUB_MAIN_ACTOR @protocol UIContextMenuInteractionAnimating <NSObject>
@property (nullable, readonly) UIViewController *previewViewController;
- (void)addCompletion:(void (^)(void))completion;
@end
typedef STUB_ENUM(NSInteger, UIContextMenuInteractionCommitStyle) {
    UIContextMenuInteractionCommitStyleDismiss, UIContextMenuInteractionCommitStylePop,
};
STUB_MAIN_ACTOR @protocol UIContextMenuInteractionCommitAnimating <UIContextMenuInteractionAnimating>
@property UIContextMenuInteractionCommitStyle preferredCommitStyle;
@end
STUB_MAIN_ACTOR @interface UIBezierPath : NSObject
+ (instancetype)bezierPathWithRect:(CGRect)rect;
@end
STUB_MAIN_ACTOR @interface UIPreviewParameters : NSObject
@property (nullable, copy) UIBezierPath *visiblePath;
@property (null_resettable, copy) UIColor *backgroundColor;
@end
STUB_MAIN_ACTOR @interface UITargetedPreview : NSObject
@property (readonly) UIView *view;
@property (readonly, copy) UIPreviewParameters *parameters;
- (instancetype)initWithView:(UIView *)view;
- (instancetype)initWithView:(UIView *)view parameters:(UIPreviewParameters *)parameters;
@end

typedef STUB_ENUM(NSInteger, UIContextualActionStyle) {
    UIContextualActionStyleNormal, UIContextualActionStyleDestructive,
} STUB_NAME("UIContextualAction.Style");
@class UIContextualAction;
typedef void (^UIContextualActionHandler)(
    UIContextualAction *action, UIView *sourceView, void (^completionHandler)(_Bool actionPerformed))
    STUB_NAME("UIContextualAction.Handler");
STUB_MAIN_ACTOR @interface UIContextualAction : NSObject
@property (nullable, copy) NSString *title;
@property (nullable, copy) UIImage *image;
@property (null_resettable, copy) UIColor *backgroundColor;
@property (readonly) UIContextualActionStyle style;
// Of NSObject in UIKit.
@property (nullable, copy) NSString *accessibilityLabel;
+ (instancetype)contextualActionWithStyle:(UIContextualActionStyle)style
                                    title:(nullable NSString *)title
                                  handler:(UIContextualActionHandler)handler;
@end
STUB_MAIN_ACTOR @interface UISwipeActionsConfiguration : NSObject
@property (readonly, copy) NSArray<UIContextualAction *> *actions;
@property _Bool performsFirstActionWithFullSwipe;
+ (instancetype)configurationWithActions:(NSArray<UIContextualAction *> *)actions;
@end
STUB_MAIN_ACTOR @interface UITableViewRowAction : NSObject
@end

STUB_MAIN_ACTOR @interface UIDragItem : NSObject
@property (nullable, strong) id localObject;
@property (readonly, strong) NSItemProvider *itemProvider;
- (instancetype)initWithItemProvider:(NSItemProvider *)itemProvider STUB_DESIGNATED;
@end
STUB_MAIN_ACTOR @protocol UIDragDropSession <NSObject>
@end
STUB_MAIN_ACTOR @protocol UIDragSession <UIDragDropSession>
@end
STUB_MAIN_ACTOR @protocol UIDropSession <UIDragDropSession>
@end
STUB_MAIN_ACTOR @interface UIDragPreviewParameters : UIPreviewParameters
@end
typedef STUB_ENUM(NSUInteger, UIDropOperation) {
    UIDropOperationCancel, UIDropOperationForbidden, UIDropOperationCopy, UIDropOperationMove,
};
STUB_MAIN_ACTOR @interface UIDropProposal : NSObject
- (instancetype)initWithDropOperation:(UIDropOperation)operation STUB_NAME("init(operation:)");
@end
STUB_MAIN_ACTOR @interface UIFocusAnimationCoordinator : NSObject
@end
STUB_MAIN_ACTOR @interface UIFocusUpdateContext : NSObject
@end
STUB_MAIN_ACTOR @protocol UISpringLoadedInteractionContext <NSObject>
@end
STUB_MAIN_ACTOR @interface UIWindowScene : NSObject
@end
STUB_MAIN_ACTOR STUB_NAME("UIWindowScene.ActivationConfiguration")
@interface UIWindowSceneActivationConfiguration : NSObject
@end
STUB_MAIN_ACTOR @interface UINib : NSObject
+ (UINib *)nibWithNibName:(NSString *)name bundle:(nullable NSBundle *)bundle;
- (NSArray *)instantiateWithOwner:(nullable id)ownerOrNil options:(nullable NSDictionary *)optionsOrNil
    STUB_NAME("instantiate(withOwner:options:)");
@end

#pragma clang assume_nonnull end

// View controllers, as far as screens with lists need them.
#pragma clang assume_nonnull begin

STUB_MAIN_ACTOR @interface UIBarButtonItem : NSObject
@property (nullable, copy) NSString *title;
@property (getter=isEnabled) _Bool enabled STUB_NAME("isEnabled");
@end
STUB_MAIN_ACTOR @interface UINavigationItem : NSObject
@property (nullable, copy) NSString *title;
@property (nullable, strong) UIBarButtonItem *rightBarButtonItem;
@property (nullable, strong) UIBarButtonItem *leftBarButtonItem;
@end
@class UINavigationController;
STUB_MAIN_ACTOR @interface UIViewController : UIResponder <NSCoding>
@property (null_resettable, strong) UIView *view;
@property (readonly, getter=isViewLoaded) _Bool viewLoaded STUB_NAME("isViewLoaded");
@property (nullable, copy) NSString *title;
@property (readonly) UINavigationItem *navigationItem;
@property (nullable, readonly) UINavigationController *navigationController;
@property (nullable, readonly, weak) UIViewController *parentViewController STUB_NAME("parent");
@property (nullable, readonly) UIViewController *presentedViewController;
@property (getter=isEditing) _Bool editing STUB_NAME("isEditing");
@property (readonly) UITraitCollection *traitCollection;
- (instancetype)initWithNibName:(nullable NSString *)name bundle:(nullable NSBundle *)bundle STUB_DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder STUB_DESIGNATED;
- (void)loadView;
- (void)loadViewIfNeeded;
- (void)viewDidLoad;
- (void)viewWillAppear:(_Bool)animated;
- (void)viewDidAppear:(_Bool)animated;
- (void)viewWillDisappear:(_Bool)animated;
- (void)viewDidDisappear:(_Bool)animated;
- (void)viewWillLayoutSubviews;
- (void)viewDidLayoutSubviews;
- (void)setEditing:(_Bool)editing animated:(_Bool)animated;
- (void)addChildViewController:(UIViewController *)child STUB_NAME("addChild(_:)");
- (void)presentViewController:(UIViewController *)controller animated:(_Bool)animated
                   completion:(nullable void (^)(void))completion STUB_NAME("present(_:animated:completion:)");
- (void)dismissViewControllerAnimated:(_Bool)animated completion:(nullable void (^)(void))completion
    STUB_NAME("dismiss(animated:completion:)");
@end
STUB_MAIN_ACTOR @interface UINavigationController : UIViewController
- (instancetype)initWithRootViewController:(UIViewController *)root;
- (void)pushViewController:(UIViewController *)controller animated:(_Bool)animated;
- (nullable UIViewController *)popViewControllerAnimated:(_Bool)animated STUB_NAME("popViewController(animated:)");
@end

#pragma clang assume_nonnull end

#import <UIKit/UIKit.h>

@class Story;

NS_ASSUME_NONNULL_BEGIN

@interface BaseCell : UITableViewCell
- (void)configureWithStory:(Story *)story;
@end

@interface OutletCell : BaseCell
@property (weak, nonatomic) IBOutlet UILabel *titleLabel;
@end

@interface OutletsCell : BaseCell
@property (strong, nonatomic) IBOutletCollection(UIView) NSArray<UIView *> *bars;
@end

// It says itself how it wants to be made.
@interface ThemedCell : BaseCell
- (instancetype)initWithTheme:(NSInteger)theme NS_DESIGNATED_INITIALIZER;
@end

@interface UnavailableCell : BaseCell
- (instancetype)initWithStyle:(UITableViewCellStyle)style
              reuseIdentifier:(nullable NSString *)reuseIdentifier NS_UNAVAILABLE;
@end

API_AVAILABLE(ios(17.2), tvos(17.2))
@interface LateCell : BaseCell
@end

@interface LateConfigureCell : UITableViewCell
- (void)configureWithStory:(Story *)story NS_AVAILABLE_IOS(17_0);
@end

// Each of these is made by its class.
@interface PlainCell : BaseCell
- (instancetype)initWithTheme:(NSInteger)theme;
@end

@interface BothCell : BaseCell
- (instancetype)initWithTheme:(NSInteger)theme NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(nullable NSString *)reuseIdentifier;
@end

API_AVAILABLE(ios(15.0)) API_UNAVAILABLE(watchos)
@interface EarlyCell : BaseCell
@end

@interface Story : NSObject
@property (nonatomic, copy, readonly) NSString *storyID;
@property (nonatomic, copy) NSString *title;
@end

NS_ASSUME_NONNULL_END

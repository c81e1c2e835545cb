// The part of UIKit that the fixtures use, in the shape of an SDK. Written for the tests.
#import <Foundation/Foundation.h>

#define UIKIT_EXTERN extern __attribute__((visibility("default")))
#define UI_APPEARANCE_SELECTOR __attribute__((annotate("ui_appearance_selector")))
#define IB_DESIGNABLE
#define IBInspectable

NS_ASSUME_NONNULL_BEGIN

typedef struct UIEdgeInsets { CGFloat top, left, bottom, right; } UIEdgeInsets;

typedef NS_ENUM(NSInteger, UITableViewCellStyle) {
    UITableViewCellStyleDefault,
    UITableViewCellStyleSubtitle
};

@class UITableView;

UIKIT_EXTERN NS_SWIFT_UI_ACTOR
@interface UIResponder : NSObject
@end

UIKIT_EXTERN NS_CLASS_AVAILABLE_IOS(2_0) NS_SWIFT_UI_ACTOR
@interface UIView : UIResponder
@property (nonatomic) CGRect frame;
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
@end

@interface UIColor : NSObject
@end
@interface UIImage : NSObject
@end

@interface UILabel : UIView
@property (nullable, nonatomic, copy) NSString *text;
@end

@interface UIImageView : UIView
@end

@interface UITableViewCell : UIView
- (instancetype)initWithStyle:(UITableViewCellStyle)style
              reuseIdentifier:(nullable NSString *)reuseIdentifier NS_DESIGNATED_INITIALIZER;
@end

@interface UITableViewHeaderFooterView : UIView
@end

@protocol UITableViewDelegate <NSObject>
@optional
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath;
@end

@protocol UITableViewDataSource <NSObject>
@end

@interface UITableView : UIView
@end

@interface UIViewController : UIResponder
@end

NS_ASSUME_NONNULL_END

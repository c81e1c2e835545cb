#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface SHBaseCell : UITableViewCell
- (void)applyStyle;
@end

NS_ASSUME_NONNULL_END

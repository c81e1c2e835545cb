// Without marks: read because a marked header names it.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN
@interface BaseCell : UITableViewCell
@end

@interface BaseCell (Heights)
+ (CGFloat)heightForWidth:(CGFloat)width;
@end
NS_ASSUME_NONNULL_END

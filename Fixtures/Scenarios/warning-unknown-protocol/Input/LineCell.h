#import <UIKit/UIKit.h>
#import <PodKit/LineShowing.h>

NS_ASSUME_NONNULL_BEGIN

// A protocol of a header that is not read.
// listgen:cell
@interface LineCell : UITableViewCell <LineShowing>
- (void)configureWithLine:(NSString *)line;
@end

NS_ASSUME_NONNULL_END

#import <UIKit/UIKit.h>

// listgen:cell
@interface OtherCell : UITableViewCell
- (void)configureWith:(nonnull Other *)other twice:;
- (void)more:again:;
@end

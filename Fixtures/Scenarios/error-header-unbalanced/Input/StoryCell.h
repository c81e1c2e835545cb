#import <UIKit/UIKit.h>

// listgen:cell
@interface StoryCell : UITableViewCell
- (void)configureWithStory:(nonnull Story *)story;

@interface OtherCell : UITableViewCell
@end

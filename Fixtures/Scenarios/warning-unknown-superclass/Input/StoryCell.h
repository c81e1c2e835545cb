#import <PodKit/PodKit.h>

NS_ASSUME_NONNULL_BEGIN
// listgen:cell
@interface StoryCell : PodCell
- (void)configureWithStory:(Story *)story;
@end

// listgen:cell
@interface OtherCell : UITableViewCell
- (void)configureWithTitle:(NSString *)title;
@end
NS_ASSUME_NONNULL_END

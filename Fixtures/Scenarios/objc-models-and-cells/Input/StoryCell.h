#import <UIKit/UIKit.h>

@class Story;

NS_ASSUME_NONNULL_BEGIN
// listgen:cell
@interface StoryCell : BaseCell
// Named by the header, and marked behind it.
- (void)configureWithStory:(Story *)story NS_SWIFT_NAME(show(_:)); // listgen:configure
- (void)configureWithStory:(Story *)story;
@end
NS_ASSUME_NONNULL_END

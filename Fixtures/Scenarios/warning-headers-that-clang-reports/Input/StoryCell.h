#ifndef APP_UMBRELLA
#error "Include <App/App.h> instead"
#endif
#import <UIKit/UIKit.h>
@class Story;

// listgen:cell
@interface StoryCell : UITableViewCell
- (void)configureWithStory:(nonnull Story *)story;
@end

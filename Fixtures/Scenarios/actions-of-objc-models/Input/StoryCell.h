#import <UIKit/UIKit.h>

@class Story;

NS_ASSUME_NONNULL_BEGIN
// listgen:cell
@interface StoryCell : UITableViewCell
@property (nonatomic, strong, readonly) UISwitch *readSwitch; // listgen:event
@property (nonatomic, copy, nullable) BOOL (^onReturn)(void); // listgen:event(else: false)
@property (nonatomic, strong, readonly) UIView *card; // listgen:lift
- (void)configureWithStory:(Story *)story;
@end
NS_ASSUME_NONNULL_END

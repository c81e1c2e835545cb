#import <UIKit/UIKit.h>
@class Story;

// listgen:cell
@class StoryCell;

NS_ASSUME_NONNULL_BEGIN
// listgen:cell
@interface OldCell : UITableViewCell
- (void)showStory:(Story *)story // listgen:configure
      atIndexPath:(NSIndexPath *)path;
@end

// listgen:cell
DECLARE_CELL(TitleCell)

@interface PlainCell : UITableViewCell
@end
NS_ASSUME_NONNULL_END
// listgen:cell

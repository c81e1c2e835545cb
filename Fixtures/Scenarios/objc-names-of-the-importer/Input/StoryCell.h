#import <UIKit/UIKit.h>

@class Story;

NS_ASSUME_NONNULL_BEGIN
// listgen:cell
@interface StoryCell : UITableViewCell
// `draw` is a verb to the importer, so Swift says `draw(_:)`; behind a noun it keeps the name of the type.
- (void)drawStory:(Story *)story; // listgen:configure
+ (CGFloat)heightForStory:(Story *)story width:(CGFloat)width;
@end
NS_ASSUME_NONNULL_END

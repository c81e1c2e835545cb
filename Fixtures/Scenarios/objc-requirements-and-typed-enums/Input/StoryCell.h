#import <UIKit/UIKit.h>
#import "Story.h"

NS_ASSUME_NONNULL_BEGIN

@protocol ModelShowing <NSObject>
- (void)showCellWithModel:(id)model;
@end

// What a protocol asks for is called in Swift what it is called there.
// listgen:cell
@interface StoryCell : UITableViewCell <ModelShowing>
// listgen:configure
- (void)showCellWithModel:(Story *)model;
@end

NS_ASSUME_NONNULL_END

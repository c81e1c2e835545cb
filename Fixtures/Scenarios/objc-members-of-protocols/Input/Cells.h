@import UIKit;

NS_ASSUME_NONNULL_BEGIN

@protocol ModelCell <NSObject>
- (void)mc_configureCellWithModel:(id)model;
@optional
// listgen:height
+ (CGFloat)mc_heightForCellWithModel:(id)model;
// listgen:estimatedHeight
+ (CGFloat)mc_estimatedHeightForCellWithModel:(id)model;
- (void)mc_cellWillShow;
@end

// listgen:cell
@interface StoryCell : UITableViewCell <ModelCell>
@end

NS_ASSUME_NONNULL_END

#import "ModelCell.h"

@class Photo, Story;

NS_ASSUME_NONNULL_BEGIN
// listgen:cell
@interface StoryCell : ModelCell<Story *>
@end

// listgen:cell
@interface PhotoCell : CardCell<Photo *> <NSCoding>
@end
NS_ASSUME_NONNULL_END

// Without marks: read because a marked header names it.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN
@interface ModelCell<__covariant Model> : UITableViewCell
- (void)configureWithModel:(Model)model;
+ (CGFloat)heightForModel:(Model)model width:(CGFloat)width;
@end

// Its superclass takes what it takes.
@interface CardCell<__covariant Item> : ModelCell<Item>
@end
NS_ASSUME_NONNULL_END

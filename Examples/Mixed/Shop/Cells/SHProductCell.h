#import "SHBaseCell.h"

@class SHProduct;

NS_ASSUME_NONNULL_BEGIN

// listgen:cell
@interface SHProductCell : SHBaseCell
- (void)configureWithProduct:(SHProduct *)product;
+ (CGFloat)heightForProduct:(SHProduct *)product width:(CGFloat)width;
@end

NS_ASSUME_NONNULL_END

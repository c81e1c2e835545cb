#import "SHBaseCell.h"

NS_ASSUME_NONNULL_BEGIN

// listgen:cell
@interface SHCouponCell : SHBaseCell
// The coupon is a struct of Swift, which no header can name: the row says what it hands over.
- (void)showCode:(NSString *)code discount:(NSInteger)percent NS_SWIFT_NAME(show(code:discount:));
@end

NS_ASSUME_NONNULL_END

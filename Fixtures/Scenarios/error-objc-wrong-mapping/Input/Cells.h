#import <UIKit/UIKit.h>

@class Accent, Photo;

NS_ASSUME_NONNULL_BEGIN
// Shows another model than the list has.
@interface PhotoCell : UITableViewCell
- (void)configureWithPhoto:(Photo *)photo;
@end

// Asks for an object that the context may not have.
@interface TintedCell : UITableViewCell
- (void)configureWithPhoto:(Photo *)photo accent:(Accent *)accent;
@end

// Takes anything, which says nothing.
@interface AnyCell : UITableViewCell
- (void)configureWithModel:(id)model;
@end

// Its height takes what the row is not.
@interface CouponCell : UITableViewCell
- (void)configureWithCoupon:(Photo *)coupon;
@end
NS_ASSUME_NONNULL_END

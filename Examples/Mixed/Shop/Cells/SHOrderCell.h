#import "SHBaseCell.h"

@class SHOrder;

NS_ASSUME_NONNULL_BEGIN

@interface SHOrderCell : SHBaseCell
// The importer knows that `draw` is a verb: Swift calls this `draw(_:)`.
// listgen:configure
- (void)drawOrder:(SHOrder *)order;
@end

NS_ASSUME_NONNULL_END

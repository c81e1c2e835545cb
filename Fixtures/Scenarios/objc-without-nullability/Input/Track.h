#import <UIKit/UIKit.h>

// Says nothing of nullability, so Swift sees `String!` and `Track!`.
@interface Track : NSObject
@property (nonatomic, copy) NSString *identifier;
@property (nonatomic, copy) NSString *title;
@end

// listgen:cell
@interface TrackCell : UITableViewCell
- (void)configureWithTrack:(Track *)track;
@end

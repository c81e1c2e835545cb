#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN
// listgen:row(content: .instance)
@interface Story : NSObject
@property (nonatomic, copy, readonly) NSString *id;
@end

// listgen:row(content: .instance)
@interface Photo : NSObject
@property (nonatomic, copy, readonly) NSString *id;
@end

// A key that is misspelt.
// listgen:row(id: \.nummber, content: .instance)
@interface Note : NSObject
@property (nonatomic, readonly) NSInteger number;
@end

@interface Accent : NSObject
@end
NS_ASSUME_NONNULL_END

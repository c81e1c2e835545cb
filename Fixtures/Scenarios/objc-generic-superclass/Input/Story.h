#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN
// listgen:row(content: .instance)
@interface Story : NSObject
@property (nonatomic, copy, readonly) NSString *id;
@end

// listgen:row(content: .instance)
@interface Photo : NSObject
@property (nonatomic, copy, readonly) NSString *id;
@end
NS_ASSUME_NONNULL_END

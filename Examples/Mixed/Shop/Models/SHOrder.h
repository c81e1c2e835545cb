#import <Foundation/Foundation.h>

@class SHProduct;

NS_ASSUME_NONNULL_BEGIN

// listgen:row(id: \.number, content: .instance)
@interface SHOrder : NSObject
@property (nonatomic, readonly) NSInteger number;
@property (nonatomic, copy, readonly) NSArray<SHProduct *> *products;
@property (nonatomic, copy, readonly) NSString *statusText;
@end

NS_ASSUME_NONNULL_END

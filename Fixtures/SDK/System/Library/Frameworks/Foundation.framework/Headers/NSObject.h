#import <Foundation/NSObjCRuntime.h>

NS_ASSUME_NONNULL_BEGIN
@class NSString;

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
@property (readonly, copy) NSString *description;
@end

@protocol NSCopying
- (id)copy;
@end

@protocol NSMutableCopying
- (id)mutableCopy;
@end

@protocol NSCoding
@end

@protocol NSSecureCoding <NSCoding>
@property (class, readonly) BOOL supportsSecureCoding;
@end

@protocol NSFastEnumeration
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject> {
    Class isa;
}
- (instancetype)init;
+ (instancetype)new;
@end
NS_ASSUME_NONNULL_END

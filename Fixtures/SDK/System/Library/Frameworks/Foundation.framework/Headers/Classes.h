#import <Foundation/NSObject.h>

NS_ASSUME_NONNULL_BEGIN

@interface NSString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger length;
@end

@interface NSMutableString : NSString
@end

@interface NSArray<__covariant ObjectType> : NSObject <NSCopying, NSFastEnumeration>
@property (readonly) NSUInteger count;
@end

@interface NSMutableArray<ObjectType> : NSArray<ObjectType>
@end

@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject <NSCopying, NSFastEnumeration>
@end

@interface NSMutableDictionary<KeyType, ObjectType> : NSDictionary<KeyType, ObjectType>
@end

@interface NSSet<__covariant ObjectType> : NSObject <NSCopying, NSFastEnumeration>
@end

@interface NSMapTable<KeyType, ObjectType> : NSObject
@end

@interface NSNumber : NSObject
@end
@interface NSDate : NSObject
@end
@interface NSURL : NSObject
@end
@interface NSUUID : NSObject
@end
@interface NSData : NSObject
@end
@interface NSError : NSObject
@end
@interface NSIndexPath : NSObject
@end
@interface NSIndexSet : NSObject
@end
@interface NSAttributedString : NSObject
@end

NS_ASSUME_NONNULL_END

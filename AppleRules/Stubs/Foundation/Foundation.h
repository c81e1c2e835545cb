// The part of Foundation that list code meets as Objective-C. Value types come from the overlay beside it.
@import ObjectiveC;

#define STUB_ENUM(type, name) enum __attribute__((enum_extensibility(open))) name : type name; enum name : type
#define STUB_OPTIONS(type, name) \
    enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; enum name : type
#define STUB_NAME(name) __attribute__((swift_name(name)))
#define STUB_BRIDGE(name) __attribute__((swift_bridge(name)))
#define STUB_MAIN_ACTOR __attribute__((swift_attr("@UIActor")))
#define STUB_SENDABLE __attribute__((swift_attr("@Sendable")))
#define STUB_DESIGNATED __attribute__((objc_designated_initializer))

// What headers of apps are written with.
#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NS_ENUM(type, name) STUB_ENUM(type, name)
#define NS_OPTIONS(type, name) STUB_OPTIONS(type, name)
#define NS_TYPED_ENUM __attribute__((swift_newtype(enum)))
typedef _Bool BOOL;

#pragma clang assume_nonnull begin

typedef double CGFloat;
typedef double NSTimeInterval;
struct CGPoint { CGFloat x, y; };
typedef struct CGPoint CGPoint;
struct CGSize { CGFloat width, height; };
typedef struct CGSize CGSize;
struct CGRect { CGPoint origin; CGSize size; };
typedef struct CGRect CGRect;
struct _NSRange { NSUInteger location, length; };
typedef struct _NSRange NSRange;

STUB_BRIDGE("Swift.String") @interface NSString : NSObject
@end
STUB_BRIDGE("Swift.Array") @interface NSArray<Element> : NSObject
@end
STUB_BRIDGE("Swift.Dictionary") @interface NSDictionary<Key, Value> : NSObject
@end
STUB_BRIDGE("FoundationEssentials.IndexPath") @interface NSIndexPath : NSObject
@end
STUB_BRIDGE("IndexSet") @interface NSIndexSet : NSObject
@end
STUB_BRIDGE("FoundationEssentials.Date") @interface NSDate : NSObject
@end
STUB_BRIDGE("FoundationEssentials.URL") @interface NSURL : NSObject
@end

@interface NSNumber : NSObject
- (instancetype)initWithInteger:(NSInteger)value NS_SWIFT_NAME(init(value:));
@end

@interface NSAttributedString : NSObject
@property (readonly, copy) NSString *string;
- (instancetype)initWithString:(NSString *)string;
- (instancetype)initWithString:(NSString *)string attributes:(nullable NSDictionary<NSString *, id> *)attributes;
@end

@interface NSCoder : NSObject
@end
@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

typedef struct _NSZone NSZone;
@protocol NSCopying
- (id)copyWithZone:(nullable NSZone *)zone;
@end

@interface NSItemProvider : NSObject
- (instancetype)initWithObject:(NSObject *)object;
@end
@interface NSLock : NSObject
- (void)lock;
- (void)unlock;
@end

STUB_NAME("Bundle") @interface NSBundle : NSObject
@property (class, readonly) NSBundle *mainBundle STUB_NAME("main");
+ (NSBundle *)bundleForClass:(Class)aClass STUB_NAME("init(for:)");
@end

STUB_NAME("NotificationCenter") @interface NSNotificationCenter : NSObject
@property (class, readonly) NSNotificationCenter *defaultCenter STUB_NAME("default");
@end

#pragma clang assume_nonnull end

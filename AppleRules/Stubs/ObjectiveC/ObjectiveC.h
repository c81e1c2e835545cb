// The root of the class hierarchy, as far as type-checking needs it.
#pragma clang assume_nonnull begin

typedef long NSInteger;
typedef unsigned long NSUInteger;

@protocol NSObject
@property (readonly) NSUInteger hash;
@property (readonly, copy) id description;
- (_Bool)isEqual:(nullable id)object;
- (_Bool)isKindOfClass:(Class)aClass __attribute__((swift_name("isKind(of:)")));
- (_Bool)conformsToProtocol:(id)aProtocol __attribute__((swift_name("conforms(to:)")));
- (_Bool)respondsToSelector:(SEL)aSelector __attribute__((swift_name("responds(to:)")));
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init __attribute__((objc_designated_initializer));
@end

#pragma clang assume_nonnull end

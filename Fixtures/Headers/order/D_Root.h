#import <Foundation/Foundation.h>
#define DERIVED_EXPORT __attribute__((visibility("default")))
typedef NS_ENUM(NSInteger, BaseState) { BaseStateOn, BaseStateOff };
typedef void (^BaseHandler)(BaseState);
@protocol Named <NSObject>
@property (nonatomic, readonly, nonnull) NSString *name;
@end
@interface Root : NSObject
@end

#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

typedef NSString *StoryKind NS_TYPED_ENUM;

@interface Story : NSObject
@property (nonatomic, readonly) StoryKind kind;
@property (nonatomic, readonly) NSString *title;
@end

NS_ASSUME_NONNULL_END

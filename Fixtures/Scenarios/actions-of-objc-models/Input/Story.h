#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN
// listgen:row(content: .instance)
@interface Story : NSObject
@property (nonatomic, copy, readonly) NSString *id;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, getter=isPinned) BOOL pinned;
@end
NS_ASSUME_NONNULL_END

#include "Story.h"

// listgen:row(content: .instance)
@interface Story : NSObject
@property (nonatomic, copy, readonly, nonnull) NSString *id;
@end

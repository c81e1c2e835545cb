// The guard of another header, copied.
#ifndef Base_h
#define Base_h
@interface Further : NSObject
@end
#endif

#ifndef Base_h
#define Base_h
#include "A_Derived.h"
#include "C_Base.h"
#import <Foundation/Foundation.h>
@class Derived;
NS_ASSUME_NONNULL_BEGIN
@interface Base : Root
@property (nonatomic, nullable) Derived *derived;
@end
NS_ASSUME_NONNULL_END
#endif

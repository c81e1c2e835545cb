// Its superclass, its protocol, its enum and its macro stand in headers whose names sort behind it; one it includes,
// and that one includes it.
#include "C_Base.h"

NS_ASSUME_NONNULL_BEGIN
DERIVED_EXPORT
@interface Derived : Base <Named>
@property (nonatomic) BaseState state;
@property (nonatomic, copy, nullable) BaseHandler handler;
@property (nonatomic) Further *further;
@end
NS_ASSUME_NONNULL_END

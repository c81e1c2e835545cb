// The part of Foundation that the fixtures use, in the shape of an SDK: frameworks with umbrella headers, macros that
// hide attributes, availability on everything. Written for the tests.
#import <Foundation/NSObjCRuntime.h>
#import <Foundation/NSObject.h>
#import <Foundation/Classes.h>

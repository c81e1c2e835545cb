#import <Widgets/Widgets.h>
#import <objc/runtime.h>
#import "App-Swift.h"

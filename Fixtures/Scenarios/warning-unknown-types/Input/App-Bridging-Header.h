#import <UIKit/UIKit.h>
#import "Pods.h"

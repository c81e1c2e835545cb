#import <Foundation/Foundation.h>

// listgen:rows(provider: .table)
typedef NS_ENUM(NSInteger, StoryState) {
    StoryStateOpen, // listgen:row(cell: OpenCell)
    StoryStateClosed
};

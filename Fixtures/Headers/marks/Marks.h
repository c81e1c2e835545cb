// Comments and attributes as marks, where they may stand and where not.
#import <UIKit/UIKit.h>

// listgen:cell
@class ForwardCell;

NS_ASSUME_NONNULL_BEGIN

/// A story.
// listgen:row(cell: StoryCell,
//   height: 44)
NS_CLASS_AVAILABLE_IOS(9_0)
@interface Story : NSObject // listgen:ignore
@property (nonatomic, copy) NSString *title; // listgen:ignore
/// The author.
// listgen:row(cell: AuthorCell)
@property (nonatomic, strong, nullable)
    NSString *author;
/* listgen:ignore */ @property (nonatomic) NSInteger count;
@end

// listgen:cell
/** What shows a story. */
// listgen:header
@interface StoryCell : UITableViewCell
- (void)configureWithStory:(Story *)story // listgen:configure
    atIndexPath:(NSIndexPath *)path;
// listgen:configure

- (void)showStory:(Story *)story
            title:(NSString *)title; // listgen:on(select)
#pragma mark - Attributes
- (void)bind:(Story *)story __attribute__((annotate("listgen:configure")));
// listgen:inject
@end

__attribute__((annotate("listgen:cell")))
@interface AttributeCell : UITableViewCell
@property (nonatomic, nullable) Story *story __attribute__((annotate("listgen:configure")));
@end

typedef NS_ENUM(NSInteger, StoryState) {
    StoryStateOpen, // listgen:row(cell: OpenCell)
    // listgen:row(cell: ClosedCell)
    StoryStateClosed
};

/**
 * A cell on lines of its own /* in a comment that does not nest.
 *
 * listgen:cell
 * listgen:header
 * - listgen:footer
 */
#ifdef __OBJC__
#endif
@interface BlockCell : UITableViewCell
@property (nonatomic) NSInteger rank; /* The rank,
   listgen:ignore */
@end

// listgen:row(cell: StoryCell)
typedef NSString *StoryTitle;

/* A mark in an unknown macro:
   listgen:cell */
// listgen:cell
DECLARE_HIDDEN_CELL(HiddenCell)

@interface Visible : NSObject
@end

NS_ASSUME_NONNULL_END
// listgen:list(.table)

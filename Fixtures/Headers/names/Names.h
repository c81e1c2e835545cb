// Names that the header gives, and those that rules make.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN
@class User, FeedItem;

NS_SWIFT_NAME(Tale)
@interface ABCStory : NSObject
- (void)fillWithStory:(ABCStory *)story path:(NSIndexPath *)path NS_SWIFT_NAME(fill(_:at:));
+ (instancetype)storyWithTitle:(NSString *)title NS_SWIFT_NAME(init(headline:));
- (void)hidden NS_REFINED_FOR_SWIFT;
@property (nonatomic, copy) NSString *longTitle NS_SWIFT_NAME(headline);
@end

@protocol ABCStorySource <NSObject>
@property (nonatomic, readonly) NSArray<ABCStory *> *stories;
@end

typedef NS_ENUM(NSInteger, ABCStoryState) {
    ABCStoryStateOpen NS_SWIFT_NAME(opened),
    ABCStoryStateClosed
} NS_SWIFT_NAME(TaleState);

@interface StoryCell : UITableViewCell
- (void)configureWithUser:(User *)user;
- (void)configureWithItem:(FeedItem *)item atIndexPath:(NSIndexPath *)path;
- (void)setModel:(ABCStory *)model animated:(BOOL)animated;
- (void)prepareWithError:(NSError **)error;
- (BOOL)validateUser:(User *)user error:(NSError **)error;
+ (CGFloat)heightForUser:(User *)user constrainedToWidth:(CGFloat)width;
+ (instancetype)cellForTableView:(UITableView *)tableView indexPath:(NSIndexPath *)indexPath;
@end
NS_ASSUME_NONNULL_END

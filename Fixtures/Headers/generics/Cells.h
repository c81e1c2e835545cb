#import <UIKit/UIKit.h>

@class Story;
@protocol Themed, Sized;

NS_ASSUME_NONNULL_BEGIN

@interface ModelCell<__covariant Model> : UITableViewCell
@property (nonatomic, strong, nullable) Model model;
- (void)configureWithModel:(Model)model;
@end

@interface PairCell<First, Second : id<Themed>> : UITableViewCell
- (void)showFirst:(First)first second:(Second)second;
@end

@interface PlainCell : UITableViewCell <Themed, Sized>
@end

@interface StoryCell : ModelCell<Story *>
@end

@interface CardCell<Item> : ModelCell<Item> <Themed>
@end

@interface ListCell : ModelCell<NSArray<Story *> *>
@end

@interface TextCell : PairCell<NSString *, UIView<Themed, Sized> *> <NSCopying, Sized>
@end

@interface AnyCell : ModelCell<id>
@end

@interface ThemedCell : ModelCell<id<Themed>>
@end

@interface KindCell : ModelCell<__kindof Story *>
@end

@interface BareCell : ModelCell
@end

@interface StoryCell (Extra)
- (void)showStory:(Story *)story;
@end

NS_ASSUME_NONNULL_END

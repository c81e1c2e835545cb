#import <Foundation/Foundation.h>
#import <UIKit/UIKit.h>

@class Author, Story;
@protocol StoryDelegate;

NS_ASSUME_NONNULL_BEGIN

typedef NSString *StoryKind NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *StoryTitle;
typedef void (^StoryCompletion)(BOOL finished, NSArray<Story *> *_Nullable rest);

typedef NS_ENUM(NSInteger, StoryState) {
    StoryStateOpen,
    StoryStateReallyClosed = 3,
    StoryStateURLBased
};

typedef NS_CLOSED_ENUM(uint8_t, StorySide) { StorySideLeft, StorySideRight };

typedef NS_OPTIONS(NSUInteger, StoryFlags) {
    StoryFlagsNone = 0,
    StoryFlagsBig = 1 << 0,
};

typedef enum { PlainFirst, PlainSecond } Plain;

@protocol Themed <NSObject>
@property (nonatomic, readonly) UIColor *tint;
@optional
- (void)applyTheme:(id<Themed>)theme;
@end

@interface Author : NSObject <NSCopying, Themed>
@property (nonatomic) NSInteger age;
@end

@interface Story : NSObject
@property (nonatomic, copy, readonly) NSString *title;
@property (nonatomic, strong, nullable) Author *author;
@property (nonatomic, copy) NSArray<NSString *> *tags, *labels;
@property (nonatomic, copy) NSDictionary<NSString *, NSArray<Author *> *> *authorsByName;
@property (nonatomic, copy) NSSet<NSURL *> *links;
@property (nonatomic, copy) NSArray *anything;
@property (nonatomic, copy, nullable) NSDictionary *json;
@property (nonatomic, getter=isOn) BOOL on;
@property (nonatomic) BOOL flag;
@property (nonatomic) StoryState state;
@property (nonatomic) StoryFlags flags;
@property (nonatomic) CGFloat width;
@property (nonatomic) CGRect frame;
@property (nonatomic) UIEdgeInsets insets;
@property (nonatomic) int count;
@property (nonatomic) NSUInteger total;
@property (nonatomic) NSTimeInterval duration;
@property (nonatomic) uint64_t number;
@property (nonatomic, weak, nullable) id<StoryDelegate> delegate;
@property (nonatomic, strong) id payload;
@property (nonatomic, strong, nullable) id<Themed, NSCopying> theme;
@property (nonatomic) Class cellClass;
@property (nonatomic, nullable) SEL action;
@property (nonatomic, copy, nullable) StoryCompletion completion;
@property (nonatomic, copy) void (^block)(NSInteger, NSString *, NSError *_Nullable);
@property (class, nonatomic, readonly) Story *shared;
@property (null_resettable, nonatomic) UIColor *tint;
@property (nonatomic) StoryKind kind;
@property (nonatomic, copy, nullable) StoryTitle heading;
@property (nonatomic, nullable) __kindof UIView *view;
@property (nonatomic) UIView<Themed> *themedView;
@property (nonatomic) NSIndexPath *path;
@property (nonatomic) NSMutableArray<Author *> *editors;
@property (nonatomic) NSMapTable<NSString *, Author *> *table;
- (instancetype)initWithTitle:(NSString *)title author:(nullable Author *)author NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
- (void)loadWithCompletion:(StoryCompletion)completion;
- (void)visit:(void (^)(Story *story))visitor;
- (BOOL)saveAndReturnError:(NSError *_Nullable *_Nullable)error;
- (nullable Author *)authorAtIndex:(NSUInteger)index;
- (nullable Author *)authorNamed:(NSString *)name error:(NSError **)error;
- (void)logFormat:(NSString *)format, ...;
- (void)secret NS_SWIFT_UNAVAILABLE("use the property");
- (const char *)bytes;
- (void)fill:(void *)buffer;
@end

@interface Box<__covariant Content> : NSObject
@property (nonatomic, nullable) Content content;
- (void)put:(Content)content;
@end

@interface Story (Heights)
@property (nonatomic, readonly) CGFloat height;
- (CGFloat)heightForWidth:(CGFloat)width;
@end

@protocol StoryDelegate <NSObject>
- (void)story:(Story *)story didTapAuthor:(Author *)author;
@optional
- (void)storyDidClose:(Story *)story;
@end

NS_ASSUME_NONNULL_END

// Outside, nobody says what may be nil.
@interface OldStory : Story
@property NSString *title2;
- (NSArray *)rowsForStory:(Story *)story;
@end

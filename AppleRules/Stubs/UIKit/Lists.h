// Table and collection views, their cells and headers. The protocols follow in the generated ListProtocols.h.
#pragma clang assume_nonnull begin

@protocol UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching, UITableViewDragDelegate,
    UITableViewDropDelegate, UICollectionViewDataSource, UICollectionViewDelegate,
    UICollectionViewDataSourcePrefetching, UICollectionViewDragDelegate, UICollectionViewDropDelegate;

typedef STUB_ENUM(NSInteger, UITableViewStyle) {
    UITableViewStylePlain, UITableViewStyleGrouped, UITableViewStyleInsetGrouped,
} STUB_NAME("UITableView.Style");
typedef STUB_ENUM(NSInteger, UITableViewScrollPosition) {
    UITableViewScrollPositionNone, UITableViewScrollPositionTop, UITableViewScrollPositionMiddle,
    UITableViewScrollPositionBottom,
} STUB_NAME("UITableView.ScrollPosition");
typedef STUB_ENUM(NSInteger, UITableViewRowAnimation) {
    UITableViewRowAnimationFade, UITableViewRowAnimationRight, UITableViewRowAnimationLeft,
    UITableViewRowAnimationTop, UITableViewRowAnimationBottom, UITableViewRowAnimationNone,
    UITableViewRowAnimationMiddle, UITableViewRowAnimationAutomatic = 100,
} STUB_NAME("UITableView.RowAnimation");
typedef STUB_ENUM(NSInteger, UITableViewCellStyle) {
    UITableViewCellStyleDefault, UITableViewCellStyleValue1, UITableViewCellStyleValue2,
    UITableViewCellStyleSubtitle,
} STUB_NAME("UITableViewCell.CellStyle");
typedef STUB_ENUM(NSInteger, UITableViewCellSelectionStyle) {
    UITableViewCellSelectionStyleNone, UITableViewCellSelectionStyleBlue, UITableViewCellSelectionStyleGray,
    UITableViewCellSelectionStyleDefault,
} STUB_NAME("UITableViewCell.SelectionStyle");
typedef STUB_ENUM(NSInteger, UITableViewCellEditingStyle) {
    UITableViewCellEditingStyleNone, UITableViewCellEditingStyleDelete, UITableViewCellEditingStyleInsert,
} STUB_NAME("UITableViewCell.EditingStyle");
typedef STUB_ENUM(NSInteger, UITableViewCellAccessoryType) {
    UITableViewCellAccessoryNone, UITableViewCellAccessoryDisclosureIndicator,
    UITableViewCellAccessoryDetailDisclosureButton, UITableViewCellAccessoryCheckmark,
    UITableViewCellAccessoryDetailButton,
} STUB_NAME("UITableViewCell.AccessoryType");
typedef STUB_ENUM(NSInteger, UITableViewCellSeparatorStyle) {
    UITableViewCellSeparatorStyleNone, UITableViewCellSeparatorStyleSingleLine,
} STUB_NAME("UITableViewCell.SeparatorStyle");

// A struct of the overlay in UIKit.
STUB_MAIN_ACTOR @interface UICellConfigurationState : NSObject
@property (getter=isSwiped) _Bool swiped STUB_NAME("isSwiped");
@end

STUB_MAIN_ACTOR @interface UITableViewCell : UIView
@property (readonly) UICellConfigurationState *configurationState;
@property (nullable, readonly) UIImageView *imageView;
@property (nullable, readonly) UILabel *textLabel;
@property (nullable, readonly) UILabel *detailTextLabel;
@property (readonly) UIView *contentView;
@property (nullable, strong) UIView *backgroundView;
@property (nullable, strong) UIView *selectedBackgroundView;
@property (nullable, strong) UIView *multipleSelectionBackgroundView;
@property (nullable, readonly, copy) NSString *reuseIdentifier;
@property UITableViewCellSelectionStyle selectionStyle;
@property (getter=isSelected) _Bool selected STUB_NAME("isSelected");
@property (getter=isHighlighted) _Bool highlighted STUB_NAME("isHighlighted");
@property (getter=isEditing) _Bool editing STUB_NAME("isEditing");
@property (readonly) UITableViewCellEditingStyle editingStyle;
@property UITableViewCellAccessoryType accessoryType;
@property (nullable, strong) UIView *accessoryView;
@property UITableViewCellAccessoryType editingAccessoryType;
@property (nullable, strong) UIView *editingAccessoryView;
@property UIEdgeInsets separatorInset;
@property NSInteger indentationLevel;
@property CGFloat indentationWidth;
- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(nullable NSString *)reuseIdentifier
    STUB_DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder STUB_DESIGNATED;
- (void)prepareForReuse;
- (void)setSelected:(_Bool)selected animated:(_Bool)animated;
- (void)setHighlighted:(_Bool)highlighted animated:(_Bool)animated;
- (void)setEditing:(_Bool)editing animated:(_Bool)animated;
@end

STUB_MAIN_ACTOR @interface UITableViewHeaderFooterView : UIView
@property (nullable, readonly) UILabel *textLabel;
@property (nullable, readonly) UILabel *detailTextLabel;
@property (readonly) UIView *contentView;
@property (nullable, strong) UIView *backgroundView;
@property (nullable, readonly, copy) NSString *reuseIdentifier;
- (instancetype)initWithReuseIdentifier:(nullable NSString *)reuseIdentifier STUB_DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder STUB_DESIGNATED;
- (void)prepareForReuse;
@end

extern const CGFloat UITableViewAutomaticDimension STUB_NAME("UITableView.automaticDimension");

STUB_MAIN_ACTOR @interface UITableView : UIScrollView
@property (readonly) UITableViewStyle style;
@property (nullable, weak) id<UITableViewDataSource> dataSource;
@property (nullable, weak) id<UITableViewDelegate> delegate;
@property (nullable, weak) id<UITableViewDataSourcePrefetching> prefetchDataSource;
@property (nullable, weak) id<UITableViewDragDelegate> dragDelegate;
@property _Bool dragInteractionEnabled;
@property (nullable, weak) id<UITableViewDropDelegate> dropDelegate;
@property CGFloat rowHeight;
@property CGFloat sectionHeaderHeight;
@property CGFloat sectionFooterHeight;
@property CGFloat sectionHeaderTopPadding;
@property CGFloat estimatedRowHeight;
@property CGFloat estimatedSectionHeaderHeight;
@property CGFloat estimatedSectionFooterHeight;
@property UIEdgeInsets separatorInset;
@property UITableViewCellSeparatorStyle separatorStyle;
@property (nullable, strong) UIView *backgroundView;
@property (nullable, strong) UIView *tableHeaderView;
@property (nullable, strong) UIView *tableFooterView;
@property (nullable, strong) UIRefreshControl *refreshControl;
@property (readonly) NSInteger numberOfSections;
@property (readonly) NSArray<UITableViewCell *> *visibleCells;
@property (nullable, readonly) NSArray<NSIndexPath *> *indexPathsForVisibleRows;
@property (nullable, readonly) NSIndexPath *indexPathForSelectedRow;
@property (nullable, readonly) NSArray<NSIndexPath *> *indexPathsForSelectedRows;
@property _Bool allowsSelection;
@property _Bool allowsMultipleSelection;
@property _Bool allowsSelectionDuringEditing;
@property _Bool allowsMultipleSelectionDuringEditing;
@property (getter=isEditing) _Bool editing STUB_NAME("isEditing");
@property (readonly) _Bool hasUncommittedUpdates;
@property (readonly) _Bool hasActiveDrag;
@property (readonly) _Bool hasActiveDrop;
- (instancetype)initWithFrame:(CGRect)frame style:(UITableViewStyle)style STUB_DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder STUB_DESIGNATED;

- (NSInteger)numberOfRowsInSection:(NSInteger)section;
- (CGRect)rectForSection:(NSInteger)section STUB_NAME("rect(forSection:)");
- (CGRect)rectForHeaderInSection:(NSInteger)section STUB_NAME("rectForHeader(inSection:)");
- (CGRect)rectForFooterInSection:(NSInteger)section STUB_NAME("rectForFooter(inSection:)");
- (CGRect)rectForRowAtIndexPath:(NSIndexPath *)indexPath STUB_NAME("rectForRow(at:)");
- (nullable NSIndexPath *)indexPathForRowAtPoint:(CGPoint)point STUB_NAME("indexPathForRow(at:)");
- (nullable NSIndexPath *)indexPathForCell:(UITableViewCell *)cell STUB_NAME("indexPath(for:)");
- (nullable NSArray<NSIndexPath *> *)indexPathsForRowsInRect:(CGRect)rect STUB_NAME("indexPathsForRows(in:)");
- (nullable UITableViewCell *)cellForRowAtIndexPath:(NSIndexPath *)indexPath STUB_NAME("cellForRow(at:)");
- (nullable UITableViewHeaderFooterView *)headerViewForSection:(NSInteger)section
    STUB_NAME("headerView(forSection:)");
- (nullable UITableViewHeaderFooterView *)footerViewForSection:(NSInteger)section
    STUB_NAME("footerView(forSection:)");

- (void)registerClass:(nullable Class)cellClass forCellReuseIdentifier:(NSString *)identifier
    STUB_NAME("register(_:forCellReuseIdentifier:)");
- (void)registerNib:(nullable UINib *)nib forCellReuseIdentifier:(NSString *)identifier
    STUB_NAME("register(_:forCellReuseIdentifier:)");
- (void)registerClass:(nullable Class)aClass forHeaderFooterViewReuseIdentifier:(NSString *)identifier
    STUB_NAME("register(_:forHeaderFooterViewReuseIdentifier:)");
- (void)registerNib:(nullable UINib *)nib forHeaderFooterViewReuseIdentifier:(NSString *)identifier
    STUB_NAME("register(_:forHeaderFooterViewReuseIdentifier:)");
- (nullable __kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier
    STUB_NAME("dequeueReusableCell(withIdentifier:)");
- (__kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier
                                                   forIndexPath:(NSIndexPath *)indexPath
    STUB_NAME("dequeueReusableCell(withIdentifier:for:)");
- (nullable __kindof UITableViewHeaderFooterView *)dequeueReusableHeaderFooterViewWithIdentifier:(NSString *)identifier
    STUB_NAME("dequeueReusableHeaderFooterView(withIdentifier:)");

- (void)reloadData;
- (void)reloadSectionIndexTitles;
- (void)beginUpdates;
- (void)endUpdates;
- (void)performBatchUpdates:(nullable void (^ __attribute__((noescape)))(void))updates
                 completion:(nullable void (^)(_Bool finished))completion;
- (void)insertSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation
    STUB_NAME("insertSections(_:with:)");
- (void)deleteSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation
    STUB_NAME("deleteSections(_:with:)");
- (void)reloadSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation
    STUB_NAME("reloadSections(_:with:)");
- (void)moveSection:(NSInteger)section toSection:(NSInteger)newSection STUB_NAME("moveSection(_:toSection:)");
- (void)insertRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths withRowAnimation:(UITableViewRowAnimation)animation
    STUB_NAME("insertRows(at:with:)");
- (void)deleteRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths withRowAnimation:(UITableViewRowAnimation)animation
    STUB_NAME("deleteRows(at:with:)");
- (void)reloadRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths withRowAnimation:(UITableViewRowAnimation)animation
    STUB_NAME("reloadRows(at:with:)");
- (void)reconfigureRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths STUB_NAME("reconfigureRows(at:)");
- (void)moveRowAtIndexPath:(NSIndexPath *)indexPath toIndexPath:(NSIndexPath *)newIndexPath
    STUB_NAME("moveRow(at:to:)");

- (void)setEditing:(_Bool)editing animated:(_Bool)animated;
- (void)selectRowAtIndexPath:(nullable NSIndexPath *)indexPath animated:(_Bool)animated
              scrollPosition:(UITableViewScrollPosition)position STUB_NAME("selectRow(at:animated:scrollPosition:)");
- (void)deselectRowAtIndexPath:(NSIndexPath *)indexPath animated:(_Bool)animated
    STUB_NAME("deselectRow(at:animated:)");
- (void)scrollToRowAtIndexPath:(NSIndexPath *)indexPath atScrollPosition:(UITableViewScrollPosition)position
                      animated:(_Bool)animated STUB_NAME("scrollToRow(at:at:animated:)");
@end

STUB_MAIN_ACTOR @interface UITableViewController : UIViewController
@property (null_resettable, strong) UITableView *tableView;
- (instancetype)initWithStyle:(UITableViewStyle)style STUB_DESIGNATED;
- (instancetype)initWithNibName:(nullable NSString *)name bundle:(nullable NSBundle *)bundle STUB_DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder STUB_DESIGNATED;
@end
STUB_MAIN_ACTOR @interface UITableViewFocusUpdateContext : UIFocusUpdateContext
@end
STUB_MAIN_ACTOR @interface UITableViewDropProposal : UIDropProposal
@end
STUB_MAIN_ACTOR @protocol UITableViewDropCoordinator <NSObject>
@end

typedef STUB_OPTIONS(NSUInteger, UICollectionViewScrollPosition) {
    UICollectionViewScrollPositionTop = 1 << 0, UICollectionViewScrollPositionCenteredVertically = 1 << 1,
    UICollectionViewScrollPositionBottom = 1 << 2, UICollectionViewScrollPositionLeft = 1 << 3,
    UICollectionViewScrollPositionCenteredHorizontally = 1 << 4, UICollectionViewScrollPositionRight = 1 << 5,
} STUB_NAME("UICollectionView.ScrollPosition");
typedef STUB_ENUM(NSInteger, UICollectionViewScrollDirection) {
    UICollectionViewScrollDirectionVertical, UICollectionViewScrollDirectionHorizontal,
} STUB_NAME("UICollectionView.ScrollDirection");
extern NSString *const UICollectionElementKindSectionHeader STUB_NAME("UICollectionView.elementKindSectionHeader");
extern NSString *const UICollectionElementKindSectionFooter STUB_NAME("UICollectionView.elementKindSectionFooter");

STUB_MAIN_ACTOR @interface UICollectionReusableView : UIView
@property (nullable, readonly, copy) NSString *reuseIdentifier;
- (void)prepareForReuse;
@end
STUB_MAIN_ACTOR @interface UICollectionViewCell : UICollectionReusableView
@property (readonly) UICellConfigurationState *configurationState;
@property (readonly) UIView *contentView;
@property (nullable, strong) UIView *backgroundView;
@property (nullable, strong) UIView *selectedBackgroundView;
@property (getter=isSelected) _Bool selected STUB_NAME("isSelected");
@property (getter=isHighlighted) _Bool highlighted STUB_NAME("isHighlighted");
@end
STUB_MAIN_ACTOR @interface UICollectionViewListCell : UICollectionViewCell
@property NSInteger indentationLevel;
@property CGFloat indentationWidth;
@property _Bool indentsAccessories;
@end
STUB_MAIN_ACTOR @interface UICollectionViewLayoutAttributes : NSObject
@property CGRect frame;
@property CGSize size;
@end
STUB_MAIN_ACTOR @interface UICollectionViewLayout : NSObject
- (nullable UICollectionViewLayoutAttributes *)layoutAttributesForItemAtIndexPath:(NSIndexPath *)indexPath
    STUB_NAME("layoutAttributesForItem(at:)");
- (void)invalidateLayout;
@property (readonly) UIUserInterfaceLayoutDirection developmentLayoutDirection;
@property (readonly) _Bool flipsHorizontallyInOppositeLayoutDirection;
@end
typedef STUB_ENUM(NSInteger, UICollectionViewFlowLayoutSectionInsetReference) {
    UICollectionViewFlowLayoutSectionInsetReferenceFromContentInset,
    UICollectionViewFlowLayoutSectionInsetReferenceFromSafeArea,
    UICollectionViewFlowLayoutSectionInsetReferenceFromLayoutMargins,
};
STUB_MAIN_ACTOR @interface UICollectionViewFlowLayout : UICollectionViewLayout
@property CGFloat minimumLineSpacing;
@property CGFloat minimumInteritemSpacing;
@property CGSize itemSize;
@property CGSize estimatedItemSize;
@property UICollectionViewScrollDirection scrollDirection;
@property CGSize headerReferenceSize;
@property CGSize footerReferenceSize;
@property UIEdgeInsets sectionInset;
@property UICollectionViewFlowLayoutSectionInsetReference sectionInsetReference;
@end
extern const CGSize UICollectionViewFlowLayoutAutomaticSize STUB_NAME("UICollectionViewFlowLayout.automaticSize");
STUB_MAIN_ACTOR @interface UICollectionViewTransitionLayout : UICollectionViewLayout
- (instancetype)initWithCurrentLayout:(UICollectionViewLayout *)currentLayout
                           nextLayout:(UICollectionViewLayout *)newLayout STUB_DESIGNATED;
@end
STUB_MAIN_ACTOR @interface UICollectionViewFocusUpdateContext : UIFocusUpdateContext
@end
STUB_MAIN_ACTOR @interface UICollectionViewDropProposal : UIDropProposal
@end
STUB_MAIN_ACTOR @protocol UICollectionViewDropCoordinator <NSObject>
@end
STUB_MAIN_ACTOR @interface UICollectionView : UIScrollView
@property (nullable, strong) UIView *backgroundView;
@property (nullable, weak) id<UICollectionViewDataSource> dataSource;
@property (nullable, weak) id<UICollectionViewDelegate> delegate;
@property (nullable, weak) id<UICollectionViewDataSourcePrefetching> prefetchDataSource;
@property (nullable, weak) id<UICollectionViewDragDelegate> dragDelegate;
@property _Bool dragInteractionEnabled;
@property (nullable, weak) id<UICollectionViewDropDelegate> dropDelegate;
- (instancetype)initWithFrame:(CGRect)frame collectionViewLayout:(UICollectionViewLayout *)layout STUB_DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder STUB_DESIGNATED;
- (void)registerNib:(nullable UINib *)nib forCellWithReuseIdentifier:(NSString *)identifier
    STUB_NAME("register(_:forCellWithReuseIdentifier:)");
- (void)registerNib:(nullable UINib *)nib
    forSupplementaryViewOfKind:(NSString *)elementKind
           withReuseIdentifier:(NSString *)identifier
    STUB_NAME("register(_:forSupplementaryViewOfKind:withReuseIdentifier:)");
- (void)registerClass:(nullable Class)cellClass forCellWithReuseIdentifier:(NSString *)identifier
    STUB_NAME("register(_:forCellWithReuseIdentifier:)");
- (void)registerClass:(nullable Class)viewClass
    forSupplementaryViewOfKind:(NSString *)elementKind
           withReuseIdentifier:(NSString *)identifier
    STUB_NAME("register(_:forSupplementaryViewOfKind:withReuseIdentifier:)");
- (__kindof UICollectionViewCell *)dequeueReusableCellWithReuseIdentifier:(NSString *)identifier
                                                             forIndexPath:(NSIndexPath *)indexPath
    STUB_NAME("dequeueReusableCell(withReuseIdentifier:for:)");
- (__kindof UICollectionReusableView *)dequeueReusableSupplementaryViewOfKind:(NSString *)elementKind
                                                          withReuseIdentifier:(NSString *)identifier
                                                                 forIndexPath:(NSIndexPath *)indexPath
    STUB_NAME("dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)");

@property (strong) UICollectionViewLayout *collectionViewLayout;
@property _Bool allowsSelection;
@property _Bool allowsMultipleSelection;
@property _Bool allowsSelectionDuringEditing;
@property _Bool allowsMultipleSelectionDuringEditing;
@property (getter=isEditing) _Bool editing STUB_NAME("isEditing");
@property (readonly) NSInteger numberOfSections;
@property (readonly) NSArray<UICollectionViewCell *> *visibleCells;
@property (readonly) NSArray<NSIndexPath *> *indexPathsForVisibleItems;
@property (nullable, readonly) NSArray<NSIndexPath *> *indexPathsForSelectedItems;
@property (readonly) _Bool hasUncommittedUpdates;
@property (readonly) _Bool hasActiveDrag;
@property (readonly) _Bool hasActiveDrop;
- (NSInteger)numberOfItemsInSection:(NSInteger)section;
- (nullable NSIndexPath *)indexPathForItemAtPoint:(CGPoint)point STUB_NAME("indexPathForItem(at:)");
- (nullable NSIndexPath *)indexPathForCell:(UICollectionViewCell *)cell STUB_NAME("indexPath(for:)");
- (nullable UICollectionViewCell *)cellForItemAtIndexPath:(NSIndexPath *)indexPath STUB_NAME("cellForItem(at:)");
- (nullable UICollectionReusableView *)supplementaryViewForElementKind:(NSString *)elementKind
                                                           atIndexPath:(NSIndexPath *)indexPath
    STUB_NAME("supplementaryView(forElementKind:at:)");
- (nullable UICollectionViewLayoutAttributes *)layoutAttributesForItemAtIndexPath:(NSIndexPath *)indexPath
    STUB_NAME("layoutAttributesForItem(at:)");
- (nullable UICollectionViewLayoutAttributes *)layoutAttributesForSupplementaryElementOfKind:(NSString *)kind
                                                                                 atIndexPath:(NSIndexPath *)indexPath
    STUB_NAME("layoutAttributesForSupplementaryElement(ofKind:at:)");

- (void)reloadData;
- (void)performBatchUpdates:(nullable void (^ __attribute__((noescape)))(void))updates
                 completion:(nullable void (^)(_Bool finished))completion;
- (void)insertSections:(NSIndexSet *)sections STUB_NAME("insertSections(_:)");
- (void)deleteSections:(NSIndexSet *)sections STUB_NAME("deleteSections(_:)");
- (void)reloadSections:(NSIndexSet *)sections STUB_NAME("reloadSections(_:)");
- (void)moveSection:(NSInteger)section toSection:(NSInteger)newSection STUB_NAME("moveSection(_:toSection:)");
- (void)insertItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths STUB_NAME("insertItems(at:)");
- (void)deleteItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths STUB_NAME("deleteItems(at:)");
- (void)reloadItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths STUB_NAME("reloadItems(at:)");
- (void)reconfigureItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths STUB_NAME("reconfigureItems(at:)");
- (void)moveItemAtIndexPath:(NSIndexPath *)indexPath toIndexPath:(NSIndexPath *)newIndexPath
    STUB_NAME("moveItem(at:to:)");

- (void)selectItemAtIndexPath:(nullable NSIndexPath *)indexPath animated:(_Bool)animated
               scrollPosition:(UICollectionViewScrollPosition)position
    STUB_NAME("selectItem(at:animated:scrollPosition:)");
- (void)deselectItemAtIndexPath:(NSIndexPath *)indexPath animated:(_Bool)animated
    STUB_NAME("deselectItem(at:animated:)");
- (void)setCollectionViewLayout:(UICollectionViewLayout *)layout animated:(_Bool)animated;
- (void)scrollToItemAtIndexPath:(NSIndexPath *)indexPath
               atScrollPosition:(UICollectionViewScrollPosition)position
                       animated:(_Bool)animated STUB_NAME("scrollToItem(at:at:animated:)");
@end

STUB_MAIN_ACTOR @interface UICollectionViewController : UIViewController
@property (null_resettable, strong) UICollectionView *collectionView;
- (instancetype)initWithCollectionViewLayout:(UICollectionViewLayout *)layout STUB_DESIGNATED;
- (instancetype)initWithNibName:(nullable NSString *)name bundle:(nullable NSBundle *)bundle STUB_DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder STUB_DESIGNATED;
@end

#pragma clang assume_nonnull end

// Compositional layouts.
#pragma clang assume_nonnull begin

typedef STUB_ENUM(NSInteger, NSRectAlignment) {
    NSRectAlignmentNone, NSRectAlignmentTop, NSRectAlignmentTopLeading, NSRectAlignmentLeading,
    NSRectAlignmentBottomLeading, NSRectAlignmentBottom, NSRectAlignmentBottomTrailing, NSRectAlignmentTrailing,
    NSRectAlignmentTopTrailing,
};
typedef STUB_ENUM(NSInteger, UICollectionLayoutSectionOrthogonalScrollingBehavior) {
    UICollectionLayoutSectionOrthogonalScrollingBehaviorNone,
    UICollectionLayoutSectionOrthogonalScrollingBehaviorContinuous,
    UICollectionLayoutSectionOrthogonalScrollingBehaviorContinuousGroupLeadingBoundary,
    UICollectionLayoutSectionOrthogonalScrollingBehaviorPaging,
    UICollectionLayoutSectionOrthogonalScrollingBehaviorGroupPaging,
    UICollectionLayoutSectionOrthogonalScrollingBehaviorGroupPagingCentered,
};
STUB_MAIN_ACTOR @protocol NSCollectionLayoutContainer <NSObject>
@property (readonly) CGSize contentSize;
@property (readonly) CGSize effectiveContentSize;
@end
STUB_MAIN_ACTOR @protocol NSCollectionLayoutEnvironment <NSObject>
@property (readonly) id<NSCollectionLayoutContainer> container;
@property (readonly) UITraitCollection *traitCollection;
@end
STUB_MAIN_ACTOR @interface NSCollectionLayoutDimension : NSObject
+ (instancetype)fractionalWidthDimension:(CGFloat)fraction STUB_NAME("fractionalWidth(_:)");
+ (instancetype)fractionalHeightDimension:(CGFloat)fraction STUB_NAME("fractionalHeight(_:)");
+ (instancetype)absoluteDimension:(CGFloat)points STUB_NAME("absolute(_:)");
+ (instancetype)estimatedDimension:(CGFloat)points STUB_NAME("estimated(_:)");
@end
STUB_MAIN_ACTOR @interface NSCollectionLayoutSize : NSObject
+ (instancetype)sizeWithWidthDimension:(NSCollectionLayoutDimension *)width
                       heightDimension:(NSCollectionLayoutDimension *)height
    STUB_NAME("init(widthDimension:heightDimension:)");
@end
STUB_MAIN_ACTOR @interface NSCollectionLayoutSpacing : NSObject
+ (instancetype)fixedSpacing:(CGFloat)spacing STUB_NAME("fixed(_:)");
+ (instancetype)flexibleSpacing:(CGFloat)spacing STUB_NAME("flexible(_:)");
@end
STUB_MAIN_ACTOR @interface NSCollectionLayoutItem : NSObject
+ (instancetype)itemWithLayoutSize:(NSCollectionLayoutSize *)size STUB_NAME("init(layoutSize:)");
@property NSDirectionalEdgeInsets contentInsets;
@end
STUB_MAIN_ACTOR @interface NSCollectionLayoutGroup : NSCollectionLayoutItem
+ (instancetype)horizontalGroupWithLayoutSize:(NSCollectionLayoutSize *)size
                                     subitems:(NSArray<NSCollectionLayoutItem *> *)items
    STUB_NAME("horizontal(layoutSize:subitems:)");
@property (nullable, copy) NSCollectionLayoutSpacing *interItemSpacing;
@end
STUB_MAIN_ACTOR @interface NSCollectionLayoutBoundarySupplementaryItem : NSCollectionLayoutItem
+ (instancetype)boundarySupplementaryItemWithLayoutSize:(NSCollectionLayoutSize *)size
                                            elementKind:(NSString *)kind
                                              alignment:(NSRectAlignment)alignment
    STUB_NAME("init(layoutSize:elementKind:alignment:)");
@property (readonly) NSString *elementKind;
@end
STUB_MAIN_ACTOR @interface NSCollectionLayoutSection : NSObject
+ (instancetype)sectionWithGroup:(NSCollectionLayoutGroup *)group STUB_NAME("init(group:)");
@property NSDirectionalEdgeInsets contentInsets;
@property CGFloat interGroupSpacing;
@property UICollectionLayoutSectionOrthogonalScrollingBehavior orthogonalScrollingBehavior;
@property (copy) NSArray<NSCollectionLayoutBoundarySupplementaryItem *> *boundarySupplementaryItems;
@end
typedef NSCollectionLayoutSection *_Nullable (^UICollectionViewCompositionalLayoutSectionProvider)(
    NSInteger section, id<NSCollectionLayoutEnvironment> environment);
STUB_MAIN_ACTOR @interface UICollectionViewCompositionalLayoutConfiguration : NSObject
@property UICollectionViewScrollDirection scrollDirection;
@end
STUB_MAIN_ACTOR @interface UICollectionViewCompositionalLayout : UICollectionViewLayout
- (instancetype)initWithSectionProvider:(UICollectionViewCompositionalLayoutSectionProvider)provider
    STUB_NAME("init(sectionProvider:)");
- (instancetype)initWithSectionProvider:(UICollectionViewCompositionalLayoutSectionProvider)provider
                          configuration:(UICollectionViewCompositionalLayoutConfiguration *)configuration;
@property (copy) UICollectionViewCompositionalLayoutConfiguration *configuration;
@end
#pragma clang assume_nonnull end

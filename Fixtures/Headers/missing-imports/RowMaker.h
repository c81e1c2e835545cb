// Needs the precompiled header of its app: imports too little, uses macros and types that nothing here declares.
#import <Foundation/Foundation.h>
#import "AppMacros.h"
@import UIKit;

@class RowMaker;

APP_EXTERN NSString *const RowMakerDidChange;
APP_EXTERN CGFloat RowMakerHeight(NSString *name) APP_DEPRECATED("gone");

APP_ASSUME_EVERYTHING
NS_ASSUME_NONNULL_BEGIN

APP_CLASS_AVAILABLE(4.0)
@interface RowMaker : APPMaker <APPBuilding, NSCopying>
@property (nonatomic, copy, readonly) RowMaker *(^cell)(Class cellClass);
@property (nonatomic, copy, readonly) RowMaker *(^height)(CGFloat height);
@property (nonatomic, strong) UIImage *image;
@property (nonatomic, strong) APPSignal<NSArray<RowMaker *> *> *signal;
@property (nonatomic, copy, nullable) APPHandler handler;
@property (nonatomic) APPState state;
@property (nonatomic, weak, nullable) id<APPDelegate> delegate;
@property (nonatomic, strong) NSArray<APPModel *> *models APP_ATTRIBUTE;
- (instancetype)initWithModel:(APPModel *)model APP_DESIGNATED;
- (void)makeRow:(void (NS_NOESCAPE ^)(RowMaker *make))block;
- (APPState)stateOfModel:(nullable APPModel *)model atIndexPath:(NSIndexPath *)indexPath;
@end

@interface UITableView (RowMaker)
- (void)makeRows:(void (^)(RowMaker *))block;
@end

@interface APPUnknown (RowMaker) <APPBuilding>
- (void)extend;
@end

NS_ASSUME_NONNULL_END

#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, SHAvailability) {
    SHAvailabilityInStock,
    SHAvailabilityOrdered,
    SHAvailabilitySoldOut,
};

// Objects that the store changes in place: what a cell shows of them is named here.
// listgen:row(id: \.sku, content: [\.title, \.priceText, \.availability])
@interface SHProduct : NSObject

@property (nonatomic, copy, readonly) NSString *sku;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy) NSString *priceText;
@property (nonatomic, copy, nullable) NSString *imageName;
@property (nonatomic) SHAvailability availability;

- (instancetype)initWithSKU:(NSString *)sku title:(NSString *)title;

@end

NS_ASSUME_NONNULL_END

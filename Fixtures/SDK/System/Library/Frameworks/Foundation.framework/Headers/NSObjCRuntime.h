#ifndef STUB_NSOBJCRUNTIME_H
#define STUB_NSOBJCRUNTIME_H
#include <stddef.h>
#include <stdint.h>
#include <stdbool.h>
#import <CoreGraphics/CGGeometry.h>

typedef bool BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double NSTimeInterval;
typedef unsigned short unichar;
#define YES 1
#define NO 0

#define API_AVAILABLE(...) __attribute__((availability(ios, introduced=2.0)))
#define API_UNAVAILABLE(...)
#define API_DEPRECATED(...)
#define NS_AVAILABLE_IOS(...) __attribute__((availability(ios, introduced=2.0)))
#define NS_CLASS_AVAILABLE_IOS(...) __attribute__((visibility("default")))
#define FOUNDATION_EXPORT extern __attribute__((visibility("default")))

#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")

#define _STUB_NAMED(type, name, kind) enum __attribute__((enum_extensibility(kind))) name : type name; \
    enum __attribute__((enum_extensibility(kind))) name : type
#define NS_ENUM(type, name) _STUB_NAMED(type, name, open)
#define NS_CLOSED_ENUM(type, name) _STUB_NAMED(type, name, closed)
#define NS_OPTIONS(type, name) enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; \
    enum __attribute__((flag_enum, enum_extensibility(open))) name : type
#define NS_TYPED_ENUM __attribute__((swift_wrapper(enum)))
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_wrapper(struct)))

#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NS_SWIFT_UNAVAILABLE(text) __attribute__((availability(swift, unavailable, message=text)))
#define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_REQUIRES_SUPER __attribute__((objc_requires_super))
#define NS_NOESCAPE __attribute__((noescape))
#define NS_FORMAT_FUNCTION(format, arguments) __attribute__((format(__NSString__, format, arguments)))

typedef NS_CLOSED_ENUM(NSInteger, NSComparisonResult) {
    NSOrderedAscending = -1L, NSOrderedSame, NSOrderedDescending
};
#endif

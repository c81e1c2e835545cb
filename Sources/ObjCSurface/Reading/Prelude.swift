/// What stands before the headers of a run: the little of Foundation and UIKit that headers cannot be read without.
enum Prelude {
    /// Attributes whose text libclang does not give, as annotations, which it does.
    static let attributes = """
        #define swift_name(name) annotate("swift_name:" name)
        #define objc_runtime_name(name) annotate("objc_runtime_name:" name)
        #define swift_private annotate("swift_private")
        #define swift_attr(text) annotate("swift_attr:" text)
        #define swift_newtype(kind) annotate("swift_wrapper")
        #define swift_wrapper(kind) annotate("swift_wrapper")
        #define enum_extensibility(kind) annotate("enum_extensibility")
        #define iboutletcollection(type) annotate("outlet")

        """

    /// Stands after the attributes if there is no SDK.
    static let types = """
        #define nil ((void *)0)
        #define YES 1
        #define NO 0
        #define TRUE 1
        #define FALSE 0
        typedef _Bool BOOL;
        typedef long NSInteger;
        typedef unsigned long NSUInteger;
        typedef double CGFloat;
        typedef double NSTimeInterval;
        typedef signed char int8_t;
        typedef short int16_t;
        typedef int int32_t;
        typedef long long int64_t;
        typedef unsigned char uint8_t;
        typedef unsigned short uint16_t;
        typedef unsigned int uint32_t;
        typedef unsigned long long uint64_t;
        typedef unsigned long size_t;
        typedef unsigned long uintptr_t;
        typedef unsigned short unichar;
        typedef struct CGPoint { CGFloat x, y; } CGPoint;
        typedef struct CGSize { CGFloat width, height; } CGSize;
        typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
        typedef struct UIEdgeInsets { CGFloat top, left, bottom, right; } UIEdgeInsets;
        typedef struct _NSRange { NSUInteger location, length; } NSRange;
        typedef enum NSComparisonResult : NSInteger NSComparisonResult;
        enum NSComparisonResult : NSInteger { NSOrderedAscending = -1, NSOrderedSame, NSOrderedDescending };
        #define bool _Bool
        #define true 1
        #define false 0

        @protocol NSObject @end
        @protocol NSCopying @end
        @protocol NSMutableCopying @end
        @protocol NSCoding @end
        @protocol NSSecureCoding <NSCoding> @end
        @protocol NSFastEnumeration @end
        __attribute__((objc_root_class)) @interface NSObject <NSObject> @end
        @interface NSString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding> @end
        @interface NSArray<__covariant ObjectType> : NSObject @end
        @interface NSMutableArray<ObjectType> : NSArray<ObjectType> @end
        @interface NSSet<__covariant ObjectType> : NSObject @end
        @interface NSMutableSet<ObjectType> : NSSet<ObjectType> @end
        @interface NSOrderedSet<__covariant ObjectType> : NSObject @end
        @interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject @end
        @interface NSMutableDictionary<KeyType, ObjectType> : NSDictionary<KeyType, ObjectType> @end
        @interface NSMapTable<KeyType, ObjectType> : NSObject @end
        @interface NSHashTable<ObjectType> : NSObject @end
        @interface NSCache<KeyType, ObjectType> : NSObject @end
        @interface NSEnumerator<ObjectType> : NSObject @end

        #define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
        #define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
        #define NS_HEADER_AUDIT_BEGIN(...) _Pragma("clang assume_nonnull begin")
        #define NS_HEADER_AUDIT_END(...) _Pragma("clang assume_nonnull end")
        #define CF_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
        #define CF_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
        #define NS_ENUM_1(name) enum __attribute__((enum_extensibility(open))) name
        #define NS_ENUM_2(type, name) NS_ENUM_FOR(type, name, open)
        #define NS_ENUM_FOR(type, name, kind) \\
            enum name : type name; enum __attribute__((enum_extensibility(kind))) name : type
        #define NS_ENUM_PICK(_1, _2, pick, ...) pick
        #define NS_ENUM(...) NS_ENUM_PICK(__VA_ARGS__, NS_ENUM_2, NS_ENUM_1, )(__VA_ARGS__)
        #define NS_CLOSED_ENUM(type, name) NS_ENUM_FOR(type, name, closed)
        #define NS_OPTIONS(type, name) \\
            enum name : type name; enum __attribute__((flag_enum, enum_extensibility(open))) name : type
        #define NS_ERROR_ENUM(domain, name) NS_ENUM_FOR(NSInteger, name, open)
        #define NS_TYPED_ENUM __attribute__((swift_wrapper(enum)))
        #define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_wrapper(struct)))
        #define NS_STRING_ENUM __attribute__((swift_wrapper(enum)))
        #define NS_EXTENSIBLE_STRING_ENUM __attribute__((swift_wrapper(struct)))
        #define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
        #define CF_SWIFT_NAME(name) __attribute__((swift_name(#name)))
        #define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
        #define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
        #define NS_UNAVAILABLE __attribute__((unavailable))
        #define UNAVAILABLE_ATTRIBUTE __attribute__((unavailable))
        #define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
        #define NS_REQUIRES_SUPER
        #define NS_REQUIRES_NIL_TERMINATION
        #define NS_FORMAT_FUNCTION(...)
        #define NS_ROOT_CLASS
        #define NS_NOESCAPE
        #define NS_RETURNS_INNER_POINTER
        #define NS_SWIFT_SENDABLE
        #define NS_SWIFT_NONSENDABLE
        #define NS_SWIFT_NOTHROW
        #define NS_SWIFT_DISABLE_ASYNC
        #define NS_DEPRECATED_IOS(...)
        #define NS_EXTENSION_UNAVAILABLE_IOS(...)
        #define API_DEPRECATED(...)
        #define API_DEPRECATED_WITH_REPLACEMENT(...)
        #define DEPRECATED_ATTRIBUTE
        #define DEPRECATED_MSG_ATTRIBUTE(...)
        #define UI_APPEARANCE_SELECTOR
        #define FOUNDATION_EXPORT extern
        #define FOUNDATION_EXTERN extern
        #define UIKIT_EXTERN extern
        #define OBJC_EXPORT extern
        #define IB_DESIGNABLE
        #define IBInspectable

        """

    /// Stands after the types, or after the headers of an SDK, which define these otherwise.
    static let unavailability = """
        #undef NS_SWIFT_UNAVAILABLE
        #define NS_SWIFT_UNAVAILABLE(...) __attribute__((annotate("swift_unavailable")))
        #undef API_AVAILABLE
        #define API_AVAILABLE(...) __attribute__((annotate("available:" #__VA_ARGS__)))
        #undef API_UNAVAILABLE
        #define API_UNAVAILABLE(...) __attribute__((annotate("unavailable:" #__VA_ARGS__)))
        #undef NS_AVAILABLE_IOS
        #define NS_AVAILABLE_IOS(version) API_AVAILABLE(ios(version))
        #undef NS_CLASS_AVAILABLE_IOS
        #define NS_CLASS_AVAILABLE_IOS(version) API_AVAILABLE(ios(version))

        """
}

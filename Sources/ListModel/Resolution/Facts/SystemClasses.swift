/// Classes of UIKit and its neighbours.
enum SystemClasses {
    /// The class whose subclasses a list view dequeues.
    static func view(header: Bool, of target: ListTarget) -> String { header ? target.headerType : target.cellType }

    /// Whether a type of the system is no class that a list view dequeues, or no class at all. Unknown names are trusted.
    static func isOther(_ name: String, header: Bool, of target: ListTarget) -> Bool {
        var views = [view(header: header, of: target)]
        if target == .collection {
            // Cells are reusable views, too.
            views += ["UICollectionViewCell", "UICollectionViewListCell"]
        }
        return !views.contains(name) && (classes.contains(name) || isNoClass(name))
    }

    /// Whether a type of the system is no view, or one that a list view dequeues. Unknown names are trusted.
    static func isNoPlainView(_ name: String) -> Bool {
        if ListTarget.allCases.contains(where: { [$0.cellType, $0.headerType].contains(name) }) { return true }
        guard classes.contains(name) else { return isNoClass(name) }
        return (others + ["Cell", "Controller", "Window"]).contains(where: name.hasSuffix)
    }

    /// Whether a type of the system is known by its name.
    static func knows(_ name: String) -> Bool {
        classes.contains(name) || foundation.contains(name) || isNoClass(name)
            || StandardTypes.equatableValues.contains(name)
            || StandardTypes.containers.contains(name) || InterfaceBuilderClasses.isKind(name, of: "NSObject") != nil
    }

    /// Types of Foundation whose names have no prefix.
    private static let foundation = Set(
        words: """
            Bundle DateFormatter Dimension FileHandle FileManager FileWrapper Formatter Host HTTPCookie HTTPURLResponse
            InputStream JSONDecoder JSONEncoder JSONSerialization KeyPath Locale Measurement MeasurementFormatter
            Notification NotificationCenter NumberFormatter OperationQueue OutputStream Pipe Port Process ProcessInfo
            Progress PropertyListDecoder PropertyListEncoder RunLoop Scanner Selector Stream Timer URLCache URLResponse
            URLSession UndoManager Unit UserDefaults
            """)

    /// Whether a name has the prefix of a framework with views or models, and a word after it.
    static func hasPrefix(_ name: String) -> Bool {
        prefixes.contains { prefix in
            name.hasPrefix(prefix) && (name.dropFirst(prefix.count).first?.isUppercase ?? false)
        }
    }

    private static let prefixes = [
        "NS", "UI", "CG", "MK", "AV", "WK", "PK", "SK", "SCN", "CN", "EK", "PH", "QL", "MTK", "GLK", "CA", "AR", "CK",
        "CL", "GK", "HK", "HM", "LP", "MF", "MP", "PDF", "SF", "UN",
    ]

    /// Whether a module is one of Apple's, or of the runtime.
    static func isModule(_ name: String) -> Bool { modules.contains(String(name.firstName)) }

    private static let modules = Set(
        words: """
            ARKit AVFAudio AVFoundation AVKit AVRouting Accelerate Accessibility Accounts ActivityKit AdServices AdSupport
            AddressBook AddressBookUI AlarmKit AppIntents AppTrackingTransparency AppKit AssetsLibrary AudioToolbox
            AudioUnit AuthenticationServices AutomaticAssessmentConfiguration BackgroundAssets BackgroundTasks
            BrowserEngineKit BusinessChat CFNetwork CallKit CarPlay Charts Cinematic ClassKit ClockKit CloudKit Combine
            Compression Contacts ContactsUI CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData CoreFoundation
            CoreGraphics CoreHaptics CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia CoreMotion CoreNFC
            CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo CreateML CryptoKit
            CryptoTokenKit Darwin DataDetection DeviceActivity DeviceCheck DeviceDiscoveryUI Dispatch DockKit EventKit
            EventKitUI ExposureNotification ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls
            FileProvider FileProviderUI FinanceKit FinanceKitUI Foundation FoundationEssentials FoundationModels
            FoundationNetworking GLKit GSS GameController GameKit GameplayKit GroupActivities HeadlessUIKit HealthKit
            HealthKitUI HomeKit IOKit IOSurface IdentityLookup ImageIO ImagePlayground Intents IntentsUI
            JavaScriptCore LinkPresentation ListRuntime ListRuntimeUIKit LocalAuthentication LockedCameraCapture
            ManagedSettings ManagedSettingsUI MapKit Matter MatterSupport MediaAccessibility MediaPlayer MediaToolbox
            MessageUI Messages Metal MetalFX MetalKit MetalPerformanceShaders MetricKit MobileCoreServices ModelIO
            MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction Network NetworkExtension NewsstandKit
            NotificationCenter OSLog ObjectiveC Observation OpenAL OpenGLES PDFKit PHASE PaperKit PassKit PencilKit
            Photos PhotosUI ProximityReader PushKit PushToTalk QuartzCore QuickLook QuickLookThumbnailing
            RealityFoundation RealityKit RegexBuilder ReplayKit RoomPlan SafariServices SceneKit ScreenTime Security
            SensitiveContentAnalysis SensorKit SharedWithYou SharedWithYouCore ShazamKit Social SoundAnalysis Spatial
            Speech SpriteKit StoreKit Swift SwiftData SwiftUI Symbols Synchronization System SystemConfiguration
            SystemExtensions Testing TipKit Translation UIKit UniformTypeIdentifiers UserNotifications
            UserNotificationsUI VideoSubscriberAccount VideoToolbox Vision VisionKit WatchConnectivity WatchKit
            WeatherKit WebKit WidgetKit WorkoutKit XCTest _Concurrency _StringProcessing os simd
            """)

    private static func isNoClass(_ name: String) -> Bool {
        ["Any", "AnyClass", "AnyObject", "Never", "Self", "Void"].contains(name) || StandardTypes.isValue(name)
            || StandardTypes.protocols.contains(name)
    }

    /// Whether a class of the system shows something, or controls what does.
    static func isView(_ name: String) -> Bool {
        classes.contains(name) && !others.contains(where: name.hasSuffix) && !menus.contains(name)
    }

    /// How the classes end that neither show something nor control what does.
    private static let others = [
        "Item", "Event", "Recognizer", "Document", "Layer", "Coder", "Object", "Responder", "Operation", "Thread",
    ]

    private static let menus: Set<String> = ["UIMenuController", "UIPresentationController"]

    /// Classes that apps inherit from.
    private static let classes = Set(
        words: """
            AVPlayerViewController CALayer MKAnnotationView MKMapView MTKView NSCoder NSObject Operation
            PHPickerViewController SCNView SKView Thread UIActivityIndicatorView UIBarButtonItem UIBarItem UIButton UICollectionReusableView
            UICollectionView UICollectionViewCell UICollectionViewController UICollectionViewListCell UIColorWell
            UIContentUnavailableView UIControl UIDatePicker UIDocument UIEvent UIGestureRecognizer UIImageView
            UIInputView UILabel UIListContentView UIMenuController UINavigationBar UINavigationController
            UINavigationItem UIPageControl UIPageViewController UIPickerView UIPresentationController UIProgressView
            UIRefreshControl UIResponder UIScrollView UISearchBar UISearchController UISearchTextField
            UISegmentedControl UISlider UISplitViewController UIStackView UIStepper UISwitch UITabBar
            UITabBarController UITableView UITableViewCell UITableViewController UITableViewHeaderFooterView
            UITextField UITextView UIToolbar UIView UIViewController UIVisualEffectView UIWindow WKWebView
            """)
}

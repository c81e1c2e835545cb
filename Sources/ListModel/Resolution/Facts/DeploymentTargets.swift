/// Deployment targets as the configuration writes them.
public enum DeploymentTargets {
    /// Whether each is a platform that has UIKit's lists and a version: `iOS 16.4`.
    public static func areRead(_ targets: [String]) -> Bool { Availability(minimum: targets) != nil }
}

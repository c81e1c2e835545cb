// What lists say of SwiftUI, as bare declarations: views in cells.
import UIKit

@MainActor @preconcurrency
public protocol View {}

@resultBuilder
public struct ViewBuilder {
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

public struct EmptyView: View {
    public init() {}
}

public struct Text: View {
    public init<S: StringProtocol>(_ content: S) {}
}

public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    public init(@ViewBuilder content: () -> Content) where Background == EmptyView {}
    public func makeContentView() -> any UIView & UIContentView {
        UIListContentConfiguration.cell().makeContentView()
    }
    public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
}

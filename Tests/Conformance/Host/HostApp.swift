import UIKit

/// An app with one empty window scene, in which the tests put their own windows.
@main final class HostApp: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = HostScene.self
    return configuration
  }
}

/// The scene's delegate, which adds nothing to the screen.
final class HostScene: UIResponder, UIWindowSceneDelegate {}

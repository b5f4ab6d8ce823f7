touchstoneTexts("facts/swiftui.html",{
"D291":"SwiftUI searches its own views in a hosting view. UIKit's search ends at UIKit's nearest view around them, and the recognizers are those of the view that SwiftUI finds, and then those around it.",
"G307":"A gesture that's attached with gesture(_:) comes after the gestures of the views inside, one that's attached with highPriorityGesture(_:) comes before them, and one that's attached with simultaneousGesture(_:) is recognized at the same time as others.",
"G308":"UIKit sees a recognizer of SwiftUI's that keeps no end of a touch from views (delaysTouchesEnded is false).",
"G309":"In a scroll view of SwiftUI, a drag gesture with the usual distance keeps the content from scrolling since iOS 18, and doesn't before. The model derives both from the place of the recognizers: until iOS 17 they belong to the hosting view, which is around the scroll view, and since then to the views inside. Where two begin with the same movement, the deeper one wins.",
"G310":"When a gesture of SwiftUI is canceled, neither onChanged(_:) nor onEnded(_:) is called.",
"G311":"A long press gesture ends after 0.5 s if the finger has moved less than 10 pt, and a drag gesture begins after 10 pt in any direction, unless they're created with other values.",
"G313":"Until iOS 17, a long press gesture on what a scroll view shows keeps the content from scrolling. The model derives it from the gesture's beginning: it's recognized as soon as the finger touches down."})

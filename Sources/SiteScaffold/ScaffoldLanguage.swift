/// A language that the first texts of a site are written in; the program has its words, too.
package enum ScaffoldLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"
}

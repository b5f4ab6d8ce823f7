import ArgumentParser
import SiteBuilder

/// The folders that a site is made from.
struct SourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The folder with the lessons and site.yaml.", valueName: "folder"),
    completion: .directory)
  var content = SiteRequest().content

  @Option(
    help: ArgumentHelp("The folder with the templates and the theme.", valueName: "folder"),
    completion: .directory)
  var templates = SiteRequest().templates
}

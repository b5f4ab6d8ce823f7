/// The templates and the theme that a site has when its author brings none: those of the folder
/// `Templates`, which the compiler puts into the program.
package enum StandardTemplates {
  /// Each file with its path in the folder, in the order of the paths.
  package static let files: [(path: String, bytes: [UInt8])] = [
    ("challenge.mustache", PackageResources.challenge_mustache),
    ("contents.mustache", PackageResources.contents_mustache),
    ("course.mustache", PackageResources.course_mustache),
    ("entries.mustache", PackageResources.entries_mustache),
    ("facts.mustache", PackageResources.facts_mustache),
    ("home.mustache", PackageResources.home_mustache),
    ("lesson.mustache", PackageResources.lesson_mustache),
    ("mark.mustache", PackageResources.mark_mustache),
    ("not-found.mustache", PackageResources.not_found_mustache),
    ("page.mustache", PackageResources.page_mustache),
    ("playground.mustache", PackageResources.playground_mustache),
    ("quiz.mustache", PackageResources.quiz_mustache),
    ("reading.mustache", PackageResources.reading_mustache),
    ("redirect.mustache", PackageResources.redirect_mustache),
    ("reference.mustache", PackageResources.reference_mustache),
    ("scenario.mustache", PackageResources.scenario_mustache),
    ("theme/figures.css", PackageResources.figures_css),
    ("theme/icon.svg", PackageResources.icon_svg),
    ("theme/late/reading.js", PackageResources.reading_js),
    ("theme/late/search.js", PackageResources.search_js),
    ("theme/live/editor.js", PackageResources.editor_js),
    ("theme/live/engine.js", PackageResources.engine_js),
    ("theme/live/glass.js", PackageResources.glass_js),
    ("theme/live/live.css", PackageResources.live_css),
    ("theme/live/share.js", PackageResources.share_js),
    ("theme/live/try.js", PackageResources.try_js),
    ("theme/live/workbench.js", PackageResources.workbench_js),
    ("theme/pages.css", PackageResources.pages_css),
    ("theme/player.css", PackageResources.player_css),
    ("theme/player.js", PackageResources.player_js),
    ("theme/reader.js", PackageResources.reader_js),
    ("theme/site.css", PackageResources.site_css),
  ]
}

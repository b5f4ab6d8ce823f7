// swift-tools-version: 6.2

// This manifest has one section for each floor of the design, lowest first, and each target is
// followed by its test target. A target imports only targets of earlier floors.

import PackageDescription

let package = Package(
  name: "Touchstone",
  products: [
    .library(name: "TouchEngine", targets: ["TouchEngine"]),
    .executable(name: "touchstone", targets: ["touchstone"]),
    // For `wasm32-unknown-none-wasm` only; see .ci/build-engine.
    .executable(name: "LiveModule", targets: ["LiveModule"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    // Floor 0: values that every target may depend on.

    // Escapes and writes HTML and JSON, which no other target does.
    .target(name: "TextWriting"),
    .testTarget(name: "TextWritingTests", dependencies: ["TextWriting"]),

    // One compiled copy of a sort for all element types.
    .target(name: "Sorting"),
    .testTarget(name: "SortingTests", dependencies: ["Sorting"]),

    .target(
      name: "TraceModel", dependencies: ["TextWriting"],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]  // rounding
    ),
    .testTarget(name: "TraceModelTests", dependencies: ["TraceModel"]),

    .target(name: "SourceDiagnostics", dependencies: ["Sorting", "TextWriting"]),
    .testTarget(name: "SourceDiagnosticsTests", dependencies: ["SourceDiagnostics"]),

    // The program's own documentation, as Markdown that is embedded in the program.
    .target(
      name: "Reference", exclude: ["Language", "Messages"], plugins: ["EmbedTexts"]),
    .testTarget(
      name: "ReferenceTests",
      dependencies: [
        "Reference", "ScenarioLanguage", "ScenarioRunner", "SourceDiagnostics", "TouchEngine",
      ]),

    // Embeds the texts in a target's folders into its module.
    .plugin(
      name: "EmbedTexts", capability: .buildTool(), path: "Sources/EmbedTexts"),

    .systemLibrary(
      name: "CCMarkGFM",
      pkgConfig: "libcmark-gfm",
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]),
        .brew(["cmark-gfm"]),
      ]
    ),

    // Floor 1: targets that each cover one subject.
    .target(name: "TouchEngine", dependencies: ["TraceModel"]),
    .testTarget(
      name: "TouchEngineTests",
      dependencies: ["RecognizerExamples", "TouchEngine", "TraceModel"]),

    .target(
      name: "ScenarioLanguage",
      dependencies: [
        "RecognizerExamples", "Sorting", "SourceDiagnostics", "TextWriting", "TouchEngine",
        "TraceModel",
      ]),
    .testTarget(
      name: "ScenarioLanguageTests",
      dependencies: ["ScenarioLanguage", "SourceDiagnostics", "TouchEngine", "TraceModel"]),

    // Why nothing happened. It's below both its users: figures show it, and checks of expectations
    // report it.
    .target(name: "TraceExplanations", dependencies: ["Sorting", "TraceModel"]),

    .target(name: "Figures", dependencies: ["Sorting", "TextWriting", "TraceModel"]),
    .testTarget(
      name: "FiguresTests", dependencies: ["Figures", "TraceExplanations", "TraceModel"],
      exclude: ["Golden", "Traces"]),

    .target(
      name: "LessonMarkdown",
      dependencies: [
        "CCMarkGFM", "SourceDiagnostics", "TextWriting", .product(name: "Yams", package: "Yams"),
      ]
    ),
    .testTarget(
      name: "LessonMarkdownTests", dependencies: ["LessonMarkdown", "SourceDiagnostics"],
      exclude: ["Golden"]),

    // Files and folders; all code that accesses the disk is here.
    .target(name: "FileSystem", dependencies: ["SourceDiagnostics", "TextWriting"]),

    // Floor 2: scenarios run on the engine.

    // Recognizers in the style of an app developer, for tests and lessons.
    .target(name: "RecognizerExamples", dependencies: ["TouchEngine"]),

    .target(
      name: "ScenarioRunner",
      dependencies: [
        "ScenarioLanguage", "Sorting", "SourceDiagnostics", "TouchEngine", "TraceExplanations",
        "TraceModel",
      ]
    ),
    .testTarget(
      name: "ScenarioRunnerTests",
      dependencies: [
        "ScenarioLanguage", "ScenarioRunner", "SourceDiagnostics", "TouchEngine",
        "TraceExplanations", "TraceModel",
      ],
      exclude: ["Golden"]
    ),

    // Scenarios as UIKit code.
    .target(
      name: "ScenarioExport",
      dependencies: [
        "ScenarioLanguage", "ScenarioRunner", "SourceDiagnostics", "TouchEngine", "TraceModel",
      ]),

    // Changes of a scenario that make its expectations true.
    .target(
      name: "ScenarioRepairs",
      dependencies: [
        "ScenarioLanguage", "ScenarioRunner", "Sorting", "SourceDiagnostics", "TouchEngine",
        "TraceModel",
      ]
    ),
    .testTarget(
      name: "ScenarioRepairsTests",
      dependencies: [
        "ScenarioLanguage", "ScenarioRepairs", "ScenarioRunner", "SourceDiagnostics",
      ],
      exclude: ["Problems"]
    ),

    // The figures of a run, for both prebuilt and live pages.
    .target(
      name: "ScenarioFigures",
      dependencies: [
        "Figures", "ScenarioLanguage", "ScenarioRunner", "SourceDiagnostics", "TraceExplanations",
        "TraceModel",
      ]
    ),
    .testTarget(
      name: "ScenarioFiguresTests",
      dependencies: [
        "Figures", "ScenarioFigures", "ScenarioLanguage", "ScenarioRunner", "SourceDiagnostics",
        "TraceModel",
      ]
    ),

    // The folder `Templates`, embedded in the program.
    .target(name: "StandardTemplates", exclude: ["Templates"], plugins: ["EmbedTexts"]),

    // Parses lessons with their scenarios, quizzes, challenges, and facts, and runs them.
    .target(
      name: "LessonRunner",
      dependencies: [
        "Figures", "FileSystem", "LessonMarkdown", "ScenarioFigures", "ScenarioLanguage",
        "ScenarioRunner", "SourceDiagnostics", "TextWriting", "TraceModel",
      ]
    ),

    // Floor 3: uses of lessons that have been run.

    // Tests lessons: suites, reports, and updates that write the actual results into a lesson.
    .target(
      name: "LessonTesting",
      dependencies: [
        "Figures", "FileSystem", "LessonMarkdown", "LessonRunner", "ScenarioFigures",
        "ScenarioLanguage", "ScenarioRepairs", "ScenarioRunner", "SourceDiagnostics",
        "TextWriting", "TouchEngine", "TraceExplanations", "TraceModel",
      ]
    ),
    .testTarget(
      name: "LessonTestingTests",
      dependencies: [
        "FileSystem", "LessonRunner", "LessonTesting", "SourceDiagnostics", "TraceModel",
      ]),

    // Builds a site from lessons.
    .target(
      name: "SiteBuilder",
      dependencies: [
        "Figures", "FileSystem", "LessonMarkdown", "LessonRunner", "Reference",
        "ScenarioFigures", "ScenarioLanguage", "ScenarioRunner", "SourceDiagnostics",
        "StandardTemplates", "TextWriting", "TouchEngine", "TraceModel",
      ]
    ),
    .testTarget(
      name: "SiteBuilderTests",
      dependencies: [
        "FileSystem", "LessonRunner", "LessonTesting", "LessonTrial", "Reference",
        "ScenarioFigures", "SiteBuilder", "SourceDiagnostics", "StandardTemplates", "TraceModel",
      ],
      exclude: ["Golden"]
    ),

    // Previews a site while its author writes it; it knows files only as values.
    .target(
      name: "PreviewServer", dependencies: [.product(name: "FlyingSocks", package: "FlyingFox")]),
    .testTarget(name: "PreviewServerTests", dependencies: ["PreviewServer"]),

    // The engine for live pages, whose functions take and return bytes.
    .target(
      name: "LiveEngine",
      dependencies: [
        "Figures", "ScenarioFigures", "ScenarioLanguage", "ScenarioRepairs", "ScenarioRunner",
        "Sorting", "SourceDiagnostics", "TextWriting", "TraceModel",
      ]
    ),
    .testTarget(
      name: "LiveEngineTests",
      dependencies: [
        "Figures", "LessonRunner", "LessonTesting", "LiveCalls", "LiveEngine", "ScenarioFigures",
        "ScenarioLanguage", "ScenarioRunner", "SiteBuilder", "SourceDiagnostics", "TraceModel",
      ]
    ),

    // Calls those functions in any order, for a test and a fuzzer.
    .target(
      name: "LiveCalls",
      dependencies: [
        "LiveEngine", "ScenarioLanguage", "ScenarioRunner", "SourceDiagnostics", "TraceModel",
      ],
      path: "Tests/LiveCalls"
    ),

    // Takes a lesson all the way to its page, for a test and a fuzzer.
    .target(
      name: "LessonTrial",
      dependencies: ["FileSystem", "LessonTesting", "SiteBuilder", "SourceDiagnostics"],
      path: "Tests/LessonTrial"),

    // This is an executable because only an executable is linked into one WebAssembly module.
    .executableTarget(
      name: "LiveModule", dependencies: ["LiveEngine"], exclude: ["toolset.json"]),

    // Floor 4: the command line, and the programs.
    .target(
      name: "TouchstoneCommands",
      dependencies: [
        "FileSystem", "LessonRunner", "LessonTesting", "PreviewServer", "Reference",
        "ScenarioExport", "ScenarioFigures", "ScenarioLanguage", "SiteBuilder", "SourceDiagnostics",
        "TraceModel",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    // The tests run the program itself as a process.
    .testTarget(
      name: "TouchstoneCommandsTests",
      dependencies: [
        "FileSystem", "LessonRunner", "LessonTesting", "Reference", "SiteBuilder",
        "SourceDiagnostics", "TouchstoneCommands", "touchstone",
      ]),

    .executableTarget(name: "touchstone", dependencies: ["TouchstoneCommands"]),

    // Times the engine; `make benchmark` builds it for release.
    .executableTarget(name: "TouchEngineBenchmarks", dependencies: ["TouchEngine", "TraceModel"]),

    // Times the figures of a large run; `make benchmark` builds it for release, too.
    .executableTarget(name: "FigureBenchmarks", dependencies: ["Figures", "TraceModel"]),

    // Runs every scenario of `Content`, in one test each.
    .testTarget(
      name: "ContentTests",
      dependencies: [
        "Figures", "LessonRunner", "LessonTesting", "ScenarioFigures", "ScenarioLanguage",
        "ScenarioRepairs", "ScenarioRunner", "SourceDiagnostics", "TouchEngine", "TraceModel",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// These run inputs from libFuzzer; `make fuzz` sets the variable and the sanitizer, without which
// they don't link.
if Context.environment["TOUCHSTONE_FUZZER"] != nil {
  package.targets += [
    .target(name: "Fuzzing", path: "Tests/Fuzzing"),
    .executableTarget(
      name: "ScenarioFuzzer",
      dependencies: [
        "Fuzzing", "ScenarioLanguage", "ScenarioRunner", "SourceDiagnostics", "TraceModel",
      ],
      path: "Tests/ScenarioFuzzer"),
    .executableTarget(
      name: "LiveFuzzer", dependencies: ["Fuzzing", "LiveCalls"], path: "Tests/LiveFuzzer",
      exclude: ["corpus.txt"]),
    .executableTarget(
      name: "LessonFuzzer", dependencies: ["Fuzzing", "LessonTrial"], path: "Tests/LessonFuzzer",
      exclude: ["Seeds"]),
  ]
}

// These test the tests; `make rules` sets the variable after copying the engine so that each rule
// of UIKit can be left out.
if Context.environment["TOUCHSTONE_RULES"] != nil {
  package.targets.removeAll { $0.type == .test && $0.name != "TouchEngineTests" }
  for target in package.targets {
    switch target.name {
    case "ScenarioRunner", "TouchEngine": target.path = ".build-rules/Sources/\(target.name)"
    case "TouchEngineTests": target.swiftSettings = [.define("UIKIT_RULES")]
    default: break
    }
  }
  package.targets.append(
    .testTarget(
      name: "RuleTests",
      dependencies: ["LessonRunner", "LessonTesting", "ScenarioRunner", "TouchEngine"],
      exclude: ["Engine"]))
}

// The targets that also compile as Embedded Swift for the browser, using only the standard library.
/// The targets that also compile as Embedded Swift for the browser: standard library only.
let coreTargets: Set = [
  "Figures", "LiveEngine", "LiveModule", "RecognizerExamples", "ScenarioFigures",
  "ScenarioLanguage", "ScenarioRepairs", "ScenarioRunner", "Sorting", "SourceDiagnostics",
  "TextWriting", "TouchEngine", "TraceExplanations", "TraceModel",
]

for target in package.targets where target.type != .system && target.type != .plugin {
  var settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),  // SE-0335
    .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
    .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
    .treatAllWarnings(as: .error),  // SE-0480
  ]
  if coreTargets.contains(target.name) {
    settings.append(.treatWarning("EmbeddedRestrictions", as: .error))
  }
  target.swiftSettings = (target.swiftSettings ?? []) + settings
}

// swift-tools-version: 6.2

// This manifest has one section for each floor of the design, lowest first, and each target is
// followed by its test target. A target of Sources imports only targets that are declared before
// it, which Tests/Gates/imports.py checks.

import PackageDescription

let package = Package(
  name: "Touchstone",
  // The libraries also run in an app's tests on iOS; the program, which needs `Mutex` and `Atomic` of
  // Synchronization, runs on Linux and macOS.
  platforms: [.iOS(.v15), .macOS(.v15)],
  products: [
    .library(name: "TouchEngine", targets: ["TouchEngine"]),
    // For tests of an app's views and recognizers: a screen with fingers and a clock.
    .library(name: "TouchTesting", targets: ["TouchTesting"]),
    // Scenarios as tests, with recognizers of your own.
    .library(name: "ScenarioTesting", targets: ["ScenarioTesting"]),
    // Sequence diagrams of traces.
    .library(name: "TraceFigures", targets: ["TraceFigures"]),
    // For apps: the log that 'touchstone compare' reads.
    .library(name: "TouchTrace", targets: ["TouchTrace"]),
    .executable(name: "touchstone", targets: ["touchstone"]),
    // For `wasm32-unknown-none-wasm` only; see .ci/build-engine.
    .executable(name: "LiveModule", targets: ["LiveModule"]),
  ],
  // `Package.resolved` isn't committed, so that a change of minor versions is always a change of this file.
  dependencies: [
    .package(
      url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2")),
    .package(url: "https://github.com/jpsim/Yams", .upToNextMinor(from: "6.2.2")),
    .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
  ],
  targets: [
    // Floor 0: values that every target may depend on.

    // Escapes and writes HTML and JSON, which no other target does, and sorts with one compiled
    // copy for all element types.
    .target(name: "TextAndOrder"),
    .testTarget(name: "TextAndOrderTests", dependencies: ["TextAndOrder"]),

    .target(
      name: "TraceModel", dependencies: ["TextAndOrder"],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]  // rounding
    ),
    .testTarget(name: "TraceModelTests", dependencies: ["TraceModel"]),

    .target(name: "SourceDiagnostics", dependencies: ["TextAndOrder"]),
    .testTarget(name: "SourceDiagnosticsTests", dependencies: ["SourceDiagnostics"]),

    // The program's own documentation, as Markdown that is embedded in the program.
    .target(
      name: "Reference", exclude: ["Language", "Messages"], plugins: ["EmbedTexts"]),
    .testTarget(
      name: "ReferenceTests",
      dependencies: [
        "RecognizerExamples", "Reference", "ScenarioLanguage", "ScenarioRunner",
        "SourceDiagnostics", "TouchEngine",
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
      dependencies: ["RecognizerExamples", "SuspendedRules", "TouchEngine", "TraceModel"]),

    // The rule that these tests go without, when other tests run them again to see them fail.
    .target(name: "SuspendedRules", dependencies: ["TouchEngine"], path: "Tests/SuspendedRules"),

    .target(
      name: "ScenarioLanguage",
      dependencies: [
        "SourceDiagnostics", "TextAndOrder", "TouchEngine", "TraceModel",
      ]),
    .testTarget(
      name: "ScenarioLanguageTests",
      dependencies: [
        "RecognizerExamples", "ScenarioLanguage", "SourceDiagnostics", "TouchEngine", "TraceModel",
      ]),

    // Why nothing happened. It's below both its users: figures show it, and checks of expectations
    // report it.
    .target(name: "TraceExplanations", dependencies: ["TextAndOrder", "TraceModel"]),

    .target(name: "Figures", dependencies: ["TextAndOrder", "TraceModel"]),
    .testTarget(
      name: "FiguresTests", dependencies: ["Figures", "TraceExplanations", "TraceModel"],
      exclude: ["Golden", "Traces"]),

    // Logs from devices: reads them, compares them with runs, and turns them into traces.
    .target(name: "DeviceLogs", dependencies: ["SourceDiagnostics", "TextAndOrder", "TraceModel"]),
    .testTarget(
      name: "DeviceLogsTests", dependencies: ["DeviceLogs", "SourceDiagnostics", "TraceModel"]),

    .target(
      name: "LessonMarkdown",
      dependencies: [
        "CCMarkGFM", "SourceDiagnostics", "TextAndOrder", .product(name: "Yams", package: "Yams"),
      ]
    ),
    .testTarget(
      name: "LessonMarkdownTests", dependencies: ["LessonMarkdown", "SourceDiagnostics"],
      exclude: ["Golden"]),

    // Files and folders; all code that accesses the disk is here.
    .target(name: "FileSystem", dependencies: ["SourceDiagnostics", "TextAndOrder"]),

    // Floor 2: scenarios run on the engine.

    // The classes of the course, in the style of an app developer, for lessons and tests.
    .target(name: "RecognizerExamples", dependencies: ["ScenarioLanguage", "TouchEngine"]),

    // A screen with an app, fingers, and a clock, for tests in other packages.
    .target(name: "TouchTesting", dependencies: ["TouchEngine"]),
    .testTarget(name: "TouchTestingTests", dependencies: ["TouchTesting"]),

    .target(
      name: "ScenarioRunner",
      dependencies: [
        "ScenarioLanguage", "SourceDiagnostics", "TextAndOrder", "TouchEngine",
        "TraceExplanations", "TraceModel",
      ]
    ),
    .testTarget(
      name: "ScenarioRunnerTests",
      dependencies: [
        "RecognizerExamples", "ScenarioLanguage", "ScenarioRunner", "SourceDiagnostics",
        "TouchEngine", "TraceExplanations", "TraceModel",
      ],
      exclude: ["Golden"]
    ),

    // Swift code as a tree, its names, and its printer, which writes for UIKit or for the engine.
    .target(
      name: "UIKitCode", dependencies: ["ScenarioLanguage", "TouchEngine", "TraceModel"]),
    .testTarget(
      name: "UIKitCodeTests", dependencies: ["ScenarioLanguage", "TouchEngine", "UIKitCode"]),

    // Scenarios as UIKit code.
    .target(
      name: "ScenarioExport",
      dependencies: [
        "ScenarioLanguage", "ScenarioRunner", "SourceDiagnostics", "TouchEngine", "TraceModel",
        "UIKitCode",
      ]),
    .testTarget(
      name: "ScenarioExportTests",
      dependencies: [
        "RecognizerExamples", "ScenarioExport", "ScenarioLanguage", "SourceDiagnostics",
      ],
      exclude: ["Golden"]
    ),

    // Scenarios from what a debugger prints about a screen.
    .target(
      name: "ScreenImport",
      dependencies: [
        "ScenarioLanguage", "SourceDiagnostics", "TextAndOrder", "TouchEngine", "TraceModel",
      ]),
    .testTarget(
      name: "ScreenImportTests",
      dependencies: ["ScenarioLanguage", "ScenarioRunner", "ScreenImport", "SourceDiagnostics"],
      exclude: ["Dumps", "Golden"]),

    // Files for debug builds of apps; without UIKit, there is only what tests ask a log.
    .target(name: "TouchTrace", path: "Content/code"),
    .testTarget(name: "TouchTraceTests", dependencies: ["TouchTrace"]),

    // Changes of a scenario that make its expectations true.
    .target(
      name: "ScenarioRepairs",
      dependencies: [
        "ScenarioLanguage", "ScenarioRunner", "SourceDiagnostics", "TextAndOrder", "TouchEngine",
        "TraceModel", "UIKitCode",
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
        "DeviceLogs", "Figures", "ScenarioLanguage", "ScenarioRunner", "SourceDiagnostics",
        "TextAndOrder", "TraceExplanations", "TraceModel",
      ]
    ),
    .testTarget(
      name: "ScenarioFiguresTests",
      dependencies: [
        "Figures", "ScenarioFigures", "ScenarioLanguage", "ScenarioRunner", "SourceDiagnostics",
        "TextAndOrder", "TouchEngine", "TraceModel",
      ]
    ),

    // The folder `Templates`, embedded in the program.
    .target(name: "StandardTemplates", exclude: ["Templates"], plugins: ["EmbedTexts"]),

    // The runner and a figure, for tests in other packages.
    .target(
      name: "ScenarioTesting",
      dependencies: ["ScenarioLanguage", "ScenarioRunner", "SourceDiagnostics", "TouchEngine"]),
    .target(name: "TraceFigures", dependencies: ["Figures", "StandardTemplates", "TraceModel"]),
    .testTarget(
      name: "ScenarioTestingTests",
      dependencies: ["ScenarioTesting", "TouchEngine", "TraceFigures"]),

    // Parses lessons with their scenarios, quizzes, challenges, and facts, and runs them.
    .target(
      name: "LessonRunner",
      dependencies: [
        "Figures", "FileSystem", "LessonMarkdown", "RecognizerExamples", "ScenarioFigures",
        "ScenarioLanguage", "ScenarioRunner", "SourceDiagnostics", "TextAndOrder", "TouchEngine",
        "TraceModel",
      ]
    ),

    // Floor 3: uses of lessons that have been run.

    // Tests lessons: suites, reports, and updates that write the actual results into a lesson.
    .target(
      name: "LessonTesting",
      dependencies: [
        "DeviceLogs", "Figures", "FileSystem", "LessonMarkdown", "LessonRunner",
        "RecognizerExamples", "ScenarioFigures", "ScenarioLanguage", "ScenarioRepairs",
        "ScenarioRunner", "SourceDiagnostics", "TextAndOrder", "TraceExplanations", "TraceModel",
      ]
    ),
    .testTarget(
      name: "LessonTestingTests",
      dependencies: ["FileSystem", "LessonRunner", "LessonTesting", "SourceDiagnostics"]),

    // Makes expectations wrong, to see them fail; a test tries a sample, `make mutants` the course.
    .target(
      name: "Mutants",
      dependencies: [
        "FileSystem", "LessonRunner", "LessonTesting", "ScenarioLanguage", "ScenarioRunner",
        "SourceDiagnostics", "TouchEngine", "TraceModel",
      ],
      path: "Tests/Mutants"),
    .executableTarget(
      name: "MutantProgram", dependencies: ["Mutants"], path: "Tests/MutantProgram"),
    .testTarget(name: "MutantTests", dependencies: ["Mutants"]),

    // Builds a site from lessons.
    .target(
      name: "SiteBuilder",
      dependencies: [
        "Figures", "FileSystem", "LessonMarkdown", "LessonRunner", "RecognizerExamples",
        "Reference", "ScenarioExport", "ScenarioFigures", "ScenarioLanguage", "ScenarioRepairs",
        "ScenarioRunner", "SourceDiagnostics", "StandardTemplates", "TextAndOrder", "TouchEngine",
        "TraceExplanations", "TraceModel",
      ]
    ),
    .testTarget(
      name: "SiteBuilderTests",
      dependencies: [
        "FileSystem", "LessonMarkdown", "LessonRunner", "LessonTesting", "LessonTrial", "Reference",
        "ScenarioFigures", "SiteBuilder", "SiteScaffold", "SourceDiagnostics", "StandardTemplates",
        "TouchEngine", "TraceModel",
      ],
      exclude: ["Golden"]
    ),

    // The first files of a site and of a lesson, embedded in the program.
    .target(
      name: "SiteScaffold",
      dependencies: [
        "FileSystem", "LessonMarkdown", "LessonRunner", "SourceDiagnostics", "StandardTemplates",
        "TextAndOrder",
      ],
      exclude: ["Courses", "Lessons"], plugins: ["EmbedTexts"]
    ),

    // Helps editors with scenarios and lessons, over the Language Server Protocol.
    .target(
      name: "LanguageServer",
      dependencies: [
        "FileSystem", "LessonMarkdown", "LessonRunner", "LessonTesting", "RecognizerExamples",
        "Reference", "ScenarioLanguage", "SiteBuilder", "SourceDiagnostics", "TextAndOrder",
        "TouchEngine", "TraceModel",
      ]
    ),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: ["FileSystem", "LanguageServer", "SourceDiagnostics", "TraceModel"]),

    // Previews a site while its author writes it; it knows files only as values.
    .target(
      name: "PreviewServer", dependencies: [.product(name: "FlyingSocks", package: "FlyingFox")]),
    .testTarget(
      name: "PreviewServerTests",
      dependencies: ["PreviewServer", .product(name: "FlyingSocks", package: "FlyingFox")]),

    // The engine for live pages, whose functions take and return bytes.
    .target(
      name: "LiveEngine",
      dependencies: [
        "DeviceLogs", "Figures", "RecognizerExamples", "ScenarioExport", "ScenarioFigures",
        "ScenarioLanguage", "ScenarioRepairs", "ScenarioRunner", "ScreenImport",
        "SourceDiagnostics", "TextAndOrder", "TouchEngine", "TraceExplanations", "TraceModel",
      ]
    ),
    .testTarget(
      name: "LiveEngineTests",
      dependencies: [
        "Figures", "LessonRunner", "LessonTesting", "LiveCalls", "LiveEngine", "RecognizerExamples",
        "ScenarioFigures", "ScenarioLanguage", "ScenarioRunner", "SiteBuilder", "SourceDiagnostics",
        "TouchEngine", "TraceExplanations", "TraceModel",
      ]
    ),

    // Calls those functions in any order, for a test and a fuzzer.
    .target(
      name: "LiveCalls",
      dependencies: [
        "LiveEngine", "RecognizerExamples", "ScenarioLanguage", "ScenarioRunner",
        "SourceDiagnostics", "TraceModel",
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

    // Floor 4: the command line, and the programs. `TouchTrace.swift`, which exports need, is embedded,
    // and so is the ledger of facts.
    .target(
      name: "TouchstoneCommands",
      dependencies: [
        "DeviceLogs", "FileSystem", "LanguageServer", "LessonMarkdown", "LessonRunner",
        "LessonTesting", "PreviewServer", "Reference", "ScenarioExport", "ScenarioFigures",
        "ScenarioLanguage", "ScenarioRunner", "ScreenImport", "SiteBuilder", "SiteScaffold",
        "SourceDiagnostics", "TextAndOrder", "TraceModel",
        "UIKitCode", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Code", "Facts"], plugins: ["EmbedTexts"]
    ),
    // The tests run the program itself as a process.
    .testTarget(
      name: "TouchstoneCommandsTests",
      dependencies: [
        "LessonRunner", "LiveEngine", "Reference", "ScenarioRunner", "SiteBuilder",
        "SourceDiagnostics", "TouchstoneCommands", "touchstone",
      ]),

    .executableTarget(name: "touchstone", dependencies: ["TouchstoneCommands"]),

    // Times the engine and figures; `make benchmark` builds it for release.
    .executableTarget(name: "Benchmarks", dependencies: ["Figures", "TouchEngine", "TraceModel"]),

    // Runs every scenario of `Content`, in one test each.
    .testTarget(
      name: "ContentTests",
      dependencies: [
        "DeviceLogs", "Figures", "FileSystem", "LessonMarkdown", "LessonRunner", "LessonTesting",
        "ScenarioFigures",
        "ScenarioLanguage", "ScenarioRepairs", "ScenarioRunner", "SourceDiagnostics", "TraceModel",
      ]),

    // Tests the tests: the test or the scenario of each fact fails without the fact's rule.
    .testTarget(
      name: "RuleTests",
      dependencies: [
        "LessonRunner", "LessonTesting", "ScenarioRunner", "SuspendedRules", "TouchEngine",
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
        "Fuzzing", "RecognizerExamples", "ScenarioLanguage", "ScenarioRunner", "SourceDiagnostics",
        "TraceModel",
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

/// The targets that also compile as Embedded Swift for the browser: standard library only.
let coreTargets: Set = [
  "DeviceLogs", "Figures", "LiveEngine", "LiveModule", "RecognizerExamples", "ScenarioExport",
  "ScenarioFigures",
  "ScenarioLanguage", "ScenarioRepairs", "ScenarioRunner", "ScreenImport",
  "SourceDiagnostics", "TextAndOrder", "TouchEngine", "TraceExplanations", "TraceModel",
  "UIKitCode",
]

// `TouchTrace` is compiled in apps as it is.
for target in package.targets
where target.type != .system && target.type != .plugin && target.name != "TouchTrace" {
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

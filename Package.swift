// swift-tools-version: 6.2

// How this manifest is written: one section per floor of the design, lowest first, and each target
// with its test target behind it. A target may import targets of lower floors only.

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
    // Floor 0: values that everything may depend on.

    // HTML and JSON, each written in one way.
    .target(name: "TextWriting"),
    .testTarget(name: "TextWritingTests", dependencies: ["TextWriting"]),

    // One compiled copy of a sort for all types of elements.
    .target(name: "Sorting"),
    .testTarget(name: "SortingTests", dependencies: ["Sorting"]),

    .target(
      name: "TraceModel", dependencies: ["TextWriting"],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]  // rounding
    ),
    .testTarget(name: "TraceModelTests", dependencies: ["TraceModel"]),

    .target(name: "SourceDiagnostics", dependencies: ["Sorting", "TextWriting"]),
    .testTarget(name: "SourceDiagnosticsTests", dependencies: ["SourceDiagnostics"]),

    // What the program can explain, as Markdown that is put into the program.
    .target(
      name: "Reference", exclude: ["Language", "Messages"], plugins: ["EmbedTexts"]),
    .testTarget(
      name: "ReferenceTests",
      dependencies: [
        "Reference", "ScenarioLanguage", "ScenarioRunner", "SourceDiagnostics", "TouchEngine",
      ]),

    // Puts the texts in a target's folders into its module.
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

    // Floor 1: each knows one subject.
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

    // Why nothing happened. Figures show it and checks of expectations tell it, so it is below both.
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

    // Files and folders as the system has them; all that touches a disk is here.
    .target(name: "FileSystem", dependencies: ["SourceDiagnostics", "TextWriting"]),

    // Floor 2: a scenario meets the engine.

    // Recognizers as an app developer writes them, for tests and lessons.
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

    // What figures a run is shown in, on a page that is built and on one that lives.
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

    // The folder `Templates`, put into the program.
    .target(name: "StandardTemplates", exclude: ["Templates"], plugins: ["EmbedTexts"]),

    // Reads lessons with their scenarios, quizzes, challenges, and facts, and runs them.
    .target(
      name: "LessonRunner",
      dependencies: [
        "Figures", "FileSystem", "LessonMarkdown", "ScenarioFigures", "ScenarioLanguage",
        "ScenarioRunner", "SourceDiagnostics", "TextWriting", "TraceModel",
      ]
    ),

    // Floor 3: what is done with lessons that were run.

    // Tests lessons: suites, reports, and what happened written into the lesson.
    .target(
      name: "LessonTesting",
      dependencies: [
        "Figures", "FileSystem", "LessonMarkdown", "LessonRunner", "ScenarioFigures",
        "ScenarioLanguage", "ScenarioRunner", "SourceDiagnostics", "TextWriting",
        "TraceExplanations", "TraceModel",
      ]
    ),
    .testTarget(
      name: "LessonTestingTests",
      dependencies: [
        "FileSystem", "LessonRunner", "LessonTesting", "SourceDiagnostics", "TraceModel",
      ]),

    // Makes a site of them.
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

    // Shows a site that is being written; it knows files as values only.
    .target(
      name: "PreviewServer", dependencies: [.product(name: "FlyingSocks", package: "FlyingFox")]),
    .testTarget(name: "PreviewServerTests", dependencies: ["PreviewServer"]),

    // The engine for a page that lives: its functions take and return bytes.
    .target(
      name: "LiveEngine",
      dependencies: [
        "Figures", "ScenarioFigures", "ScenarioLanguage", "ScenarioRunner", "Sorting",
        "SourceDiagnostics", "TextWriting", "TraceModel",
      ]
    ),
    .testTarget(
      name: "LiveEngineTests",
      dependencies: [
        "Figures", "LessonRunner", "LessonTesting", "LiveCalls", "LiveEngine", "ScenarioFigures",
        "ScenarioLanguage", "ScenarioRunner", "SiteBuilder", "SourceDiagnostics", "TraceModel",
      ]
    ),

    // Calls of its functions in any order, for a test and a fuzzer.
    .target(
      name: "LiveCalls",
      dependencies: [
        "LiveEngine", "ScenarioLanguage", "ScenarioRunner", "SourceDiagnostics", "TraceModel",
      ],
      path: "Tests/LiveCalls"
    ),

    // A lesson taken all the way to its page, for a test and a fuzzer.
    .target(
      name: "LessonTrial",
      dependencies: ["FileSystem", "LessonTesting", "SiteBuilder", "SourceDiagnostics"],
      path: "Tests/LessonTrial"),

    // An executable because only an executable is linked into one WebAssembly module.
    .executableTarget(
      name: "LiveModule", dependencies: ["LiveEngine"], exclude: ["toolset.json"]),

    // Floor 4: the command line, and the programs.
    .target(
      name: "TouchstoneCommands",
      dependencies: [
        "FileSystem", "LessonRunner", "LessonTesting", "PreviewServer", "Reference",
        "ScenarioFigures", "SiteBuilder", "SourceDiagnostics", "TraceModel",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    // The program itself is run by the tests, as a process.
    .testTarget(
      name: "TouchstoneCommandsTests",
      dependencies: [
        "FileSystem", "LessonRunner", "LessonTesting", "Reference", "SiteBuilder",
        "SourceDiagnostics", "TouchstoneCommands", "touchstone",
      ]),

    .executableTarget(name: "touchstone", dependencies: ["TouchstoneCommands"]),

    // Times the engine; `make benchmark` builds it for release.
    .executableTarget(name: "TouchEngineBenchmarks", dependencies: ["TouchEngine", "TraceModel"]),

    // Times the figures of a large run, likewise.
    .executableTarget(name: "FigureBenchmarks", dependencies: ["Figures", "TraceModel"]),

    // Every scenario of `Content`, one test each.
    .testTarget(
      name: "ContentTests",
      dependencies: [
        "Figures", "LessonRunner", "LessonTesting", "ScenarioFigures", "ScenarioRunner",
        "SourceDiagnostics", "TouchEngine", "TraceModel",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// Take what libFuzzer makes up; `make fuzz` sets the variable and the sanitizer, without which
// nothing links them.
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

// Test the tests: `make rules` sets the variable when it has made a copy of the engine in which each
// rule of UIKit can be left out.
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

/// The targets that also compile as Embedded Swift for the browser: standard library only.
let coreTargets: Set = [
  "Figures", "LiveEngine", "LiveModule", "RecognizerExamples", "ScenarioFigures",
  "ScenarioLanguage", "ScenarioRunner", "Sorting", "SourceDiagnostics", "TextWriting",
  "TouchEngine", "TraceExplanations", "TraceModel",
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

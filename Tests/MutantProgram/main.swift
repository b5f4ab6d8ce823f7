// Makes each expectation of the course wrong in each way of a table, and looks at what happens.

import Foundation
import Mutants

var modes: Set<MutantRun.Mode> = []
var share = 1
var folder = "Content"
var output = ".build/mutants.json"
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--share": share = arguments.popFirst().flatMap { Int($0) } ?? 1
  case "--content": folder = arguments.popFirst() ?? folder
  case "--output": output = arguments.popFirst() ?? output
  default:
    guard let mode = MutantRun.Mode(rawValue: argument) else {
      print(
        "usage: mutants [check] [update] [never] [--share NUMBER] [--content FOLDER] [--output FILE]"
      )
      exit(2)
    }
    modes.insert(mode)
  }
}
if modes.isEmpty { modes = Set(MutantRun.Mode.allCases) }
let figures = await MutantRun(modes, share: share).figures(of: [folder])
for (title, lines) in [
  ("unexplained survivors", figures.unexplained), ("wrong updates", figures.wronglyUpdated),
  ("contradictions", figures.contradictions),
] where !lines.isEmpty {
  print("\(title):")
  for line in lines { print(line) }
}
let json = try figures.json
try json.write(to: URL(fileURLWithPath: output))
print(String(decoding: json, as: UTF8.self))
exit(
  figures.unexplained.isEmpty && figures.wronglyUpdated.isEmpty && figures.contradictions.isEmpty
    ? 0 : 1)

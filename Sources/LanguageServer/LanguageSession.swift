package import FileSystem
package import LessonRunner
package import TraceModel

/// A client's session: takes its messages, and returns the server's.
package struct LanguageSession {
  /// The stages of a session.
  private enum Stage {
    /// The client hasn't sent `initialize`.
    case beginning
    /// Requests get results.
    case running
    /// The client has sent `shutdown`, and only `exit` is left.
    case shutDown
  }

  private var stage = Stage.beginning

  var workspace: Workspace

  /// Whether the client shows related information of diagnostics.
  var showsNotes = false

  /// The open documents that have been parsed, by their addresses.
  var readings: [String: DocumentReading] = [:]

  /// The diagnostics that the client has, by their documents' addresses.
  var published: [String: PublishedDiagnostics] = [:]

  /// The addresses of documents whose diagnostics may be out of date.
  var outdated: Set<String> = []

  /// The addresses of documents that are now as they are on the disk, so that their links can be
  /// followed.
  var saved: Set<String> = []

  /// The exit code, once the client has asked the server to exit.
  package private(set) var exitCode: Int32?

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - files: The files of the user's project.
  ///   - facts: The ledger of facts for projects that have none.
  package init(files: FileAccess = .disk, facts: FactLedger = FactLedger()) {
    workspace = Workspace(disk: files, facts: facts)
  }

  /// Returns the messages that answer a message from the client, given its body.
  package mutating func answer(_ body: [UInt8]) -> [JSONValue] {
    switch Message(body) {
    case .malformed(let identifier, let error):
      return [.response(to: identifier, error)]
    case .request(let identifier, let method, let parameters):
      do throws(ResponseError) {
        return [.response(to: identifier, try result(of: method, parameters))]
      } catch {
        return [.response(to: identifier, error)]
      }
    case .notification(let method, let parameters):
      return note(method, parameters)
    case .response:
      return []
    }
  }

  private mutating func result(
    of method: String, _ parameters: JSONValue
  ) throws(ResponseError) -> JSONValue {
    switch (stage, method) {
    case (.beginning, "initialize"):
      begin(parameters)
      return ServerCapabilities.json
    case (.beginning, _): throw .notInitialized
    case (.shutDown, _): throw .invalidRequest("the server is shut down")
    case (.running, "initialize"): throw .invalidRequest("the server is initialized already")
    case (.running, "shutdown"):
      stage = .shutDown
      return .null
    case (.running, _): break
    }
    switch method {
    case "textDocument/completion": return try completion(parameters)
    case "textDocument/hover": return try hover(parameters)
    case "textDocument/definition": return try definition(parameters)
    case "textDocument/formatting": return try formatting(parameters)
    case "textDocument/codeAction": return try codeActions(parameters)
    default: throw .methodNotFound(method)
    }
  }

  private mutating func begin(_ parameters: JSONValue) {
    stage = .running
    let folder = parameters["workspaceFolders"]?.elements?.first?["uri"] ?? parameters["rootUri"]
    workspace.root = folder?.string.flatMap { FileAddress.path(of: $0) } ?? ""
    let diagnostics = parameters["capabilities"]?["textDocument"]?["publishDiagnostics"]
    showsNotes = diagnostics?["relatedInformation"] == .boolean(true)
  }

  private mutating func note(_ method: String, _ parameters: JSONValue) -> [JSONValue] {
    if method == "exit" {
      if case .shutDown = stage { exitCode = 0 } else { exitCode = 1 }
      return []
    }
    guard case .running = stage else { return [] }
    do throws(ResponseError) {
      switch method {
      case "textDocument/didOpen": try open(parameters)
      case "textDocument/didChange": try change(parameters)
      case "textDocument/didClose": return try close(parameters)
      case "textDocument/didSave", "workspace/didChangeWatchedFiles": takeFiles()
      default: break
      }
      return []
    } catch {
      // A notification gets no response, so that only a person can learn what's wrong with it.
      return [
        .notification(
          "window/logMessage",
          .members(["type": .integer(1), "message": .string("\(method): \(error.message)")]))
      ]
    }
  }
}

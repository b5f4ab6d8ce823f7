// Starts the language server, which the program contains: `touchstone lsp`.

const fs = require("fs");
const path = require("path");
const vscode = require("vscode");

let client;

/** Returns the program of the user's settings, the one that this folder has built, or that of the PATH. */
function program() {
  const chosen = vscode.workspace.getConfiguration("touchstone").get("path");
  if (chosen) return chosen;
  for (const folder of vscode.workspace.workspaceFolders ?? []) {
    for (const build of ["debug", "release"]) {
      const built = path.join(folder.uri.fsPath, ".build", build, "touchstone");
      if (fs.existsSync(built)) return built;
    }
  }
  return "touchstone";
}

async function activate() {
  let library;
  try {
    library = require("vscode-languageclient/node");
  } catch {
    // Without the library, which npm installs, the extension only highlights.
    return;
  }
  const server = { command: program(), args: ["lsp"] };
  const markdown = { language: "markdown" };
  const scenario = { language: "scenario" };
  client = new library.LanguageClient("touchstone", "Touchstone", server, {
    documentSelector: [scenario, { ...markdown, scheme: "file" }],
    // Facts, settings, and other lessons decide about a lesson, too.
    synchronize: { fileEvents: vscode.workspace.createFileSystemWatcher("**/*.{md,scenario,yaml}") },
  });
  try {
    await client.start();
  } catch (error) {
    client = undefined;
    vscode.window.showWarningMessage(
      `Scenarios are highlighted only, because '${server.command} lsp' doesn't start: ${error.message}`);
  }
}

async function deactivate() {
  await client?.stop();
}

module.exports = { activate, deactivate };

/// The script that a preview adds to the site's pages.
enum ReloadScript {
  /// A page for addresses without a file, which loads the requested page as soon as it exists.
  static let emptyPage = """
    <!doctype html><html lang="en"><meta charset="utf-8"><title>Nothing here yet</title>
    <body><p>There is no such page yet.</p></body></html>
    """

  /// Returns a page with the script that requests news about it.
  static func added(to page: [UInt8], version: Int) -> [UInt8] {
    let tag = "<script defer src=\"/.touchstone/reload.js\" data-version=\"\(version)\"></script>\n"
    let end = Array("</body>".utf8)
    guard let place = page.lastRange(of: end) else { return page + Array(tag.utf8) }
    return Array(page[..<place]) + Array(tag.utf8) + Array(page[place...])
  }

  /// Requests news, shows problems, and reloads the page at the reader's scroll position.
  static let text = """
    "use strict";
    {
      const place = "touchstone-place" + location.pathname;
      const kept = sessionStorage.getItem(place);
      if (kept) {
        sessionStorage.removeItem(place);
        history.scrollRestoration = "manual";
        const [x, y] = kept.split(" ").map(Number);
        const go = () => scrollTo({ left: x, top: y, behavior: "instant" });
        go();
        addEventListener("load", go);
      }
      let version = document.currentScript.dataset.version;
      const board = document.createElement("pre");
      board.setAttribute("role", "alert");
      board.style.cssText = "position:fixed;inset:auto 0 0 0;z-index:99;max-height:60vh;margin:0;overflow:auto;" +
        "padding:1rem 1.5rem;border-top:4px solid #a70e29;background:#1f2125;color:#e6e4de;font:13px/1.5 monospace;" +
        "white-space:pre-wrap;--cancel:#fe9192;--finger:#fa7418;--search:#a4c9ed;--delivery:#65d1bd;--ink-soft:#a8a9af";
      const ask = async () => {
        try {
          const query = new URLSearchParams({ version, page: decodeURI(location.pathname) });
          const news = await (await fetch("/.touchstone/news?" + query, { cache: "no-store" })).json();
          version = news.version;
          if (news.problems) {
            board.innerHTML = news.problems;
            document.body.append(board);
          } else if (news.reload) {
            sessionStorage.setItem(place, scrollX + " " + scrollY);
            return location.reload();
          } else board.remove();
          ask();
        } catch {
          setTimeout(ask, 1000);
        }
      };
      ask();
    }

    """
}

extension [UInt8] {
  /// Returns the range of the last occurrence of a byte sequence.
  fileprivate func lastRange(of piece: [UInt8]) -> Int? {
    guard piece.count <= count else { return nil }
    return (0...count - piece.count).last { self[$0..<$0 + piece.count].elementsEqual(piece) }
  }
}

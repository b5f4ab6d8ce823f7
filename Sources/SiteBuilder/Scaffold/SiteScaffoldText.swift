import LessonMarkdown

/// The first files of a site.
enum SiteScaffoldText {
  /// Returns the files in a language, with their paths in the site's folder.
  static func files(in language: ScaffoldLanguage) -> [(path: String, text: String)] {
    switch language {
    case .english: englishFiles
    case .simplifiedChinese: chineseFiles
    }
  }

  static let ignoredFiles = "/Site/\n"

  private static let englishFiles = [
    (path: "README.md", text: readme),
    (path: ".gitignore", text: ignoredFiles),
    (path: ".github/workflows/site.yml", text: workflow),
    (path: "Content/.nojekyll", text: ""),
    (path: "Content/site.yaml", text: siteFile),
    (path: "Content/index.md", text: introduction),
    (path: "Content/about.md", text: about),
    (path: "Content/glossary.md", text: glossary),
    (path: "Content/01-a-tap.md", text: firstLesson),
    (path: "Content/02-a-press.md", text: secondLesson),
    (path: "Templates/theme/custom.css", text: style),
    (path: "schemas/site.schema.json", text: KeySchema.siteFile),
    (path: "schemas/front-matter.schema.json", text: KeySchema.frontMatter),
  ]

  private static let readme = """
    # My lessons

    A small course on touches in iOS apps, made with Touchstone.

    ```sh
    touchstone serve             # shows the site while you write it
    touchstone test              # runs every scenario
    touchstone build             # writes the site to the folder Site
    touchstone new lesson NAME   # adds a lesson
    ```

    The lessons are in `Content`. `site.yaml` has the site's name and settings, `index.md` the text of the
    first page, `about.md` a page that isn't a lesson, and `Templates/theme/custom.css` your own colors.
    Editors with a YAML language server complete and check the keys of `site.yaml` with the schema in
    `schemas`; the other schema there is for the front matter of lessons.
    `touchstone explain CODE` explains a message. With `explainProgram: true` in `site.yaml`, the site has
    pages about the language of scenarios and about all messages.

    ## Publish

    `Site` contains plain files with relative addresses. Any host can serve it, also below a path such as
    `/course/`. Write the address into `site.yaml`, so that the page for wrong addresses, the site map, and
    link previews are right. `.github/workflows/site.yml` tests the lessons and publishes the site on GitHub
    Pages. Set the repository's variable `TOUCHSTONE_ARCHIVE` to the address of an archive of Touchstone for
    Linux, and the source of its pages to "GitHub Actions".

    """

  static let workflow = """
    # Tests the lessons, and publishes the site on GitHub Pages.
    name: Site

    on:
      push:
        branches: [main]
      pull_request:

    permissions: {}

    jobs:
      build:
        runs-on: ubuntu-24.04
        permissions:
          contents: read
        steps:
          - uses: actions/checkout@v5
            with:
              persist-credentials: false
          # The repository's variable has the address of an archive of Touchstone for Linux.
          - name: Install Touchstone
            env:
              ARCHIVE: ${{ vars.TOUCHSTONE_ARCHIVE }}
            run: |
              mkdir -p "$RUNNER_TEMP/touchstone"
              curl --fail --location --silent --show-error "$ARCHIVE" |
                tar -xz --strip-components 1 -C "$RUNNER_TEMP/touchstone"
              echo "$RUNNER_TEMP/touchstone/bin" >>"$GITHUB_PATH"
          - run: touchstone test --report github
          - run: touchstone build
          - uses: actions/upload-pages-artifact@v5
            with:
              path: Site

      publish:
        if: github.ref == 'refs/heads/main'
        needs: build
        runs-on: ubuntu-24.04
        permissions:
          id-token: write
          pages: write
        environment:
          name: github-pages
          url: ${{ steps.deployment.outputs.page_url }}
        steps:
          - uses: actions/deploy-pages@v5
            id: deployment

    """

  private static let introduction = """
    ---
    title: My lessons
    ---

    What happens between a finger on the screen and the line of code that reacts to it? These lessons show it
    step by step.

    Each figure is drawn from a run of the scenario next to it. If a run doesn't do what its lesson says, the
    site isn't built.

    """

  private static let about = """
    ---
    title: About these lessons
    summary: Who wrote them, and how to reach the author.
    page: list
    ---

    Write here what isn't a lesson: who you are, and how readers can reach you.

    """

  private static let glossary = """
    ---
    title: Glossary
    summary: The terms of these lessons.
    ---

    ## Hit-testing

    The search for the view under a finger. It begins at the window. Each view asks its subviews, the
    frontmost first, and the deepest view that contains the point receives the touch.

    ## Gesture recognizer

    An object that receives a view's touches before the view does, and reacts when they make a gesture.

    """

  private static let style = """
    /* Your own style, whose rules come after all others. These are the colors of the site's theme, for
       light and for dark screens; change what you like, and delete the rest. */
    :root {
      /* --ground: #fcfbf8;  the page */
      /* --ink: #1c1d21;     text */
      /* --gold: #b27a10;    marks */
      /* --text-face: "Charter", serif; */
    }

    @media (prefers-color-scheme: dark) {
      :root {
        /* --ground: #17181b; */
        /* --ink: #e6e4de; */
      }
    }

    """

  private static let siteFile = """
    # yaml-language-server: $schema=../schemas/site.schema.json

    # The site's name, and what it's about.
    title: My lessons
    tagline: What happens when a finger touches the screen

    # The language of the words around your lessons; there is also zh-Hans.
    language: en

    # The parts of the course, in order. Every lesson names its part.
    parts:
      - First steps

    # The address where the site is published, for its map, its feed, and its canonical addresses.
    # address: https://example.org/lessons/

    # The address where a lesson's file can be edited, up to its path in this folder.
    # edit: https://example.org/edit/Content/

    # Whether there is one page with all lessons, to print.
    coursePage: true

    """

  private static let firstLesson = """
    ---
    title: A tap
    question: Which view receives a tap?
    summary: The view under the finger receives a touch when the finger touches down and when it lifts.
    part: First steps
    ---

    Your page has a photo on it. You tap the photo: a finger touches it and lifts again.

    ```quiz who-receives of: tap-on-photo
    Which view receives the touch?

    - [x] The photo, when the finger touches down and when it lifts.
      > The view that hit-testing finds under the finger receives both.
      expect
        photo touchesBegan
        photo touchesEnded
    - [ ] The page, because it contains everything.
      > UIKit asks the page first, and the page returns the photo.
      expect
        hit page
    - [ ] No view, because there's no button and no recognizer.
      > UIKit delivers a touch even if the view does nothing with it.
      expect
        never photo touchesBegan
    ```

    ```scenario tap-on-photo title: "A tap on the photo"
    UIView page
      UIView photo  frame: 145 372 100 100

    tap photo

    expect
      hit photo
      photo touchesBegan
      photo touchesEnded
      never * touchesCancelled
    ```

    ## Change the scenario

    Change a line, and look at the page again. If the run doesn't do what `expect` says, the page isn't
    built, and Touchstone shows you what happened instead. The words of the figures are in the
    [glossary](glossary.md).

    The next lesson is [A press](02-a-press.md).

    """

  private static let secondLesson = """
    ---
    title: A press
    question: When does a long press begin?
    summary: A long-press recognizer waits for half a second and then cancels the view's touch.
    part: First steps
    ---

    A long press on the photo opens a menu. The finger rests on the photo for 600 milliseconds.

    ```scenario press-on-photo title: "A press of 600 milliseconds" show: sequence table
    UIView page
      UIView photo  frame: 145 372 100 100
        UILongPressGestureRecognizer hold

    press photo for 600ms

    expect
      photo touchesBegan
      hold began at 500ms
      photo touchesCancelled
      hold ended
    ```

    The recognizer `hold` begins after 500 milliseconds, and the photo receives `touchesCancelled`.

    ```challenge receive-the-end of: press-on-photo
    Change the view tree so that the photo receives `touchesEnded` when the finger lifts.

    hint hold began
      > Which property of a recognizer decides what happens to its view's touch at this moment?
    expect
      photo touchesEnded
    solution
      UIView page
        UIView photo  frame: 145 372 100 100
          UILongPressGestureRecognizer hold  cancelsTouchesInView: false

      press photo for 600ms
      > With `cancelsTouchesInView` set to `false`, the recognizer and the view both receive the touch.
    ```

    > [!TIP]
    > Write `minimumPressDuration: 300ms` after `hold`, and let `touchstone test --update` correct
    > the expectation.

    """
}

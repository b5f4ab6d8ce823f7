extension SiteScaffoldText {
  /// The files of a site in Simplified Chinese, with their paths in the site's folder.
  static let chineseFiles = [
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
  ]

  private static let readme = """
    # 我的课程

    一门关于 iOS App 触摸事件的小课程，使用 Touchstone 制作。

    ```sh
    touchstone serve             # 边写边预览网站
    touchstone test              # 运行所有情景
    touchstone build             # 将网站写入 Site 文件夹
    touchstone new lesson NAME   # 添加一课
    ```

    课程位于 `Content`。`site.yaml` 包含网站的名称和设置，`index.md` 是首页的文字，`about.md` 是课程以外的页面，\
    `Templates/theme/custom.css` 可以设置自己的颜色。`touchstone explain CODE` 会解释一条消息（英文）。如果在 \
    `site.yaml` 中加入 `explainProgram: true`，网站还会包含介绍情景语言和所有消息的页面（英文）。

    ## 发布

    `Site` 中只有普通文件，并且使用相对地址，因此可以放在任何主机上，也可以放在 `/course/` 这样的路径下。请在 \
    `site.yaml` 中写明网址，这样 404 页面、站点地图和链接预览才会正确。`.github/workflows/site.yml` 会测试课程，\
    并将网站发布到 GitHub Pages。请将仓库变量 `TOUCHSTONE_ARCHIVE` 设为 Linux 版 Touchstone 归档文件的地址，并将\
    Pages 的来源设为“GitHub Actions”。

    """

  private static let siteFile = """
    # 网站的名称和主题。
    title: 我的课程
    tagline: 手指触碰屏幕时会发生什么

    # 页面界面的语言。课文可以使用任何语言。
    language: zh-Hans

    # 课程的各个部分，按顺序排列。每一课都要写明所属部分。
    parts:
      - 入门

    # 网站发布的地址，用于站点地图、订阅源和规范网址。
    # address: https://example.org/lessons/

    # 可以编辑课程文件的地址，后面会接上文件在此文件夹中的路径。
    # edit: https://example.org/edit/Content/

    # 是否生成包含所有课程的单个页面，便于打印。
    coursePage: true

    """

  private static let introduction = """
    ---
    title: 我的课程
    ---

    从手指触碰屏幕，到你的代码做出响应，这中间发生了什么？这些课程会一步一步地展示出来。

    每张图都根据旁边情景的实际运行绘制。如果运行结果与课文不符，网站就不会生成。

    """

  private static let about = """
    ---
    title: 关于本课程
    summary: 作者是谁，以及如何联系作者。
    page: list
    ---

    在这里写下课程以外的内容：你是谁，读者怎样与你联系。

    """

  private static let glossary = """
    ---
    title: 术语表
    summary: 课程中使用的术语。
    ---

    ## 命中测试（hit-testing）

    查找手指下方的视图。查找从窗口开始，每个视图依次询问自己的子视图，最前面的优先；包含触摸点的最深一层视图会收到触摸。

    ## 手势识别器（gesture recognizer）

    在视图之前收到触摸的对象；当这些触摸构成手势时，它会做出反应。

    """

  private static let style = """
    /* 你自己的样式，优先于其他所有规则。下面是网站主题在浅色和深色外观下的颜色；
       可以随意修改，其余的删除即可。 */
    :root {
      /* --ground: #fcfbf8;  页面 */
      /* --ink: #1c1d21;     文字 */
      /* --gold: #b27a10;    标记 */
      /* --text-face: "Songti SC", serif; */
    }

    @media (prefers-color-scheme: dark) {
      :root {
        /* --ground: #16171a; */
        /* --ink: #e6e4de; */
      }
    }

    """

  private static let firstLesson = """
    ---
    title: 一次轻点
    question: 哪个视图会收到轻点？
    summary: 手指按下和抬起时，手指下方的视图都会收到触摸。
    part: 入门
    ---

    页面上有一张照片。你轻点照片：手指触碰它，然后抬起。

    ```quiz who-receives of: tap-on-photo
    哪个视图会收到触摸？

    - [x] 照片，手指按下和抬起时都会收到。
      > 命中测试在手指下方找到的视图会收到这两次调用。
      expect
        photo touchesBegan
        photo touchesEnded
    - [ ] 页面，因为它包含一切。
      > UIKit 先询问页面，而页面返回了照片。
      expect
        hit page
    - [ ] 没有视图会收到，因为这里既没有按钮，也没有识别器。
      > 即使视图不做任何处理，UIKit 也会把触摸传递给它。
      expect
        never photo touchesBegan
    ```

    ```scenario tap-on-photo title: "轻点照片"
    UIView page
      UIView photo  frame: 145 372 100 100

    tap photo

    expect
      hit photo
      photo touchesBegan
      photo touchesEnded
      never * touchesCancelled
    ```

    ## 修改情景

    改动一行，再看看这个页面。如果运行结果与 `expect` 所写的不符，页面就不会生成，Touchstone 会告诉你实际发生了什么。\
    图中用到的术语见[术语表](glossary.md)。

    下一课是[长按](02-a-press.md)。

    """

  private static let secondLesson = """
    ---
    title: 长按
    question: 长按从什么时候开始？
    summary: 长按手势识别器会等待半秒，然后取消视图的触摸。
    part: 入门
    ---

    长按照片会打开菜单。手指在照片上停留 600 毫秒。

    ```scenario press-on-photo title: "按住 600 毫秒" show: sequence table
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

    识别器 `hold` 在 500 毫秒后开始，照片随即收到 `touchesCancelled`。

    ```challenge receive-the-end of: press-on-photo
    修改视图树，让照片在手指抬起时收到 `touchesEnded`。

    hint hold began
      > 识别器的哪个属性决定了此刻视图的触摸会怎样？
    expect
      photo touchesEnded
    solution
      UIView page
        UIView photo  frame: 145 372 100 100
          UILongPressGestureRecognizer hold  cancelsTouchesInView: false

      press photo for 600ms
      > 将 `cancelsTouchesInView` 设为 `false` 后，识别器和视图都会收到触摸。
    ```

    > [!TIP]
    > 在 `hold` 后面写上 `minimumPressDuration: 300ms`，再用 `touchstone test --update` 更正预期。

    """
}

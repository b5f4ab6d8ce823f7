touchstoneTexts("diagnostics/lessons.html",{
"control-character":"HTML and XML forbid control characters other than tabs and line breaks. The text contains one, or an escape in the YAML represents one.",
"heading-of-level-one":"The title in the front matter is the page's only level-one heading. Begin the headings of a lesson with at least two '#'.",
"missing-alternative":"Screen readers speak the text between the brackets to readers who can't see the image. Describe what the image shows.",
"missing-footnote":"Somewhere in the lesson, add a line that begins with '[^name]: ' and contains the footnote's text.",
"not-utf8":"All files that the program reads must be text in UTF-8. In your editor, save the file again with that encoding.",
"nul-byte":"The file contains a zero byte, so it's probably damaged or isn't text.",
"out-of-memory":"There wasn't enough memory to read the lesson.",
"raw-html":"The page shows the tags as text. Write Markdown instead, or set 'allowRawHTML: true' in site.yaml to allow HTML. You're then responsible for the links and headings inside it.",
"skipped-heading-level":"People who use a screen reader navigate a page by its headings. After a level-two heading, the next level down is three.",
"too-deep":"Lists and quotes can be nested up to 100 levels deep. Anything deeper is left out.",
"unknown-callout":"Begin a callout with '> [!NOTE]', or with TIP, IMPORTANT, WARNING, or CAUTION instead of NOTE.",
"unknown-markdown":"The Markdown parser recognizes a kind of block that Touchstone doesn't. This is a bug in Touchstone; please report it.",
"unsafe-link":"Links that run a script or contain their content themselves aren't allowed. Use an 'https:' address or a file in the content folder."})

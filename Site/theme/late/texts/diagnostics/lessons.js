touchstoneTexts("diagnostics/lessons.html",{
"control-character":"A control character other than a tab or a line break is in the text, or an escape in YAML stands for one. HTML and XML forbid them.",
"heading-of-level-one":"The title of the front matter is the page's only heading of level one. Headings of a lesson begin with two '#'.",
"missing-alternative":"Whoever does not see an image hears or reads what stands between its brackets. Say what the image shows.",
"missing-footnote":"Somewhere in the lesson stands '[^name]: ' with the text of the footnote.",
"not-utf8":"All files that the program reads are text in UTF-8. An editor can save a file anew in that encoding.",
"nul-byte":"A byte of zero stands in the file, which is probably no text, or damaged.",
"out-of-memory":"The lesson could not be read for lack of memory.",
"raw-html":"The tags are shown as text. Write it in Markdown, or allow HTML with 'allowRawHTML: true' in site.yaml, which makes the site's links and headings the author's own affair.",
"skipped-heading-level":"Readers who hear a page find their way by its headings. Below a heading of level two stands one of level three.",
"too-deep":"Quotes in lists in quotes go down to 100 levels. What is deeper is left out.",
"unknown-callout":"The first line of a remark is '> [!NOTE]', or TIP, IMPORTANT, WARNING or CAUTION.",
"unknown-markdown":"The reader of Markdown knows a kind of block that the program does not. This is a defect of Touchstone; please report it.",
"unsafe-link":"Links that would run a script, or hold their own content, are not allowed. Write 'https:' or a file of the content folder."})

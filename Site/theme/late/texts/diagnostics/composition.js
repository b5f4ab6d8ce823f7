touchstoneTexts("diagnostics/composition.html",{
"duplicate-variant":"The page and the command line identify a variant by its name.",
"empty-change":"After with NAME, write property: value, or indent what you want to add to the element under it.",
"line-after-variants":"A variant is made of the shared lines followed by its own. It wouldn't be clear whether a line after the variants belongs to all of them or to none, so move it up or indent it.",
"scene-uses-itself":"A scenario that uses its own setup, directly or through other scenarios, would never be complete.",
"scene-with-errors":"Either the scenario's setup has errors, or a change here causes some, such as a line that needs an element removed by without. The note shows the first of them.",
"single-variant":"Variants are there to be compared, and one alone has no counterpart. Write its lines without variant, or add a second one.",
"too-many-scenes":"The limit includes the setups that those setups use themselves.",
"unknown-scene":"scene: NAME refers to another scenario of the same lesson, and scene: FILE#NAME to a scenario of another lesson. Write the file's path as you would in a link from this lesson.",
"variant-in-variant":"A variant changes the lines that all variants share. It can't contain other variants, so write them all at the same level."})

touchstoneTexts("diagnostics/composition.html",{
"duplicate-variant":"The page and the command line call a variant by its name.",
"empty-change":"Behind 'with NAME' stands 'property: value', or under it what is added to the element.",
"line-after-variants":"A variant is the shared lines with its own behind them. A line behind the variants would belong to none, or to all; it must be said which.",
"scene-of-itself":"A scenario that uses its own scene, at once or through others, would never be complete.",
"scene-with-mistakes":"The scenario has mistakes in its scene, or a change here leaves it with some: a line there may need what 'without' has taken out. The note shows the first of them.",
"single-variant":"One variant has nothing beside it. Write its lines without 'variant', or write a second one.",
"too-many-scenes":"At most 50 scenes can be used, counting those that they use themselves.",
"unknown-scene":"'scene: NAME' is another scenario of the same lesson; 'scene: FILE#NAME' is one of another lesson, whose file is named as a link from this lesson would name it.",
"variant-in-variant":"A variant changes what is shared; there are no variants of variants."})

// What a page does for its reader beyond reading; it loads at the reader's first action.
import { followHeadings } from "./reading-contents.js";
import { addCopyButtons } from "./reading-copying.js";
import { offerEngine, offerOverlays } from "./reading-engine.js";
import { unfoldOutline } from "./reading-outline.js";
import { continueReading, noteReading } from "./reading-progress.js";
import { answerTouches, keepAnswers, markSolved } from "./reading-quizzes.js";
import { searchFromField } from "./reading-search.js";
import { touchPictures } from "./reading-touching.js";

addCopyButtons();
followHeadings();
noteReading();
unfoldOutline();
continueReading();
searchFromField();
// The page has the engine.
if (window.touchstoneLive) {
  offerEngine();
  offerOverlays();
  touchPictures();
}
keepAnswers();
if (window.touchstoneLive) answerTouches();
markSolved();

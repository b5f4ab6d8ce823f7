// What pages, and the scripts that they have before, call of all that belongs to the engine.
import { beginGallery } from "./gallery.js";
import { call, ready, receiveModule } from "./loading.js";
import { open, warm } from "./opening.js";
import { showOverlays } from "./overlays.js";
import { address } from "./share.js";

Object.assign(window.touchstoneLive ??= {}, { address, call, open, ready, receiveModule, showOverlays, warm });
beginGallery();

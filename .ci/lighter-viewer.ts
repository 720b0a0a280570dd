import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { type Methods, type Part, replaceFiles } from "./lighten.ts";

/** What the build leaves out of the picture viewer, as `widgets/content/lightbox/photoswipe-viewer.tsx` sets it up. */

const LIBRARY = "photoswipe/src/js";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The viewer's controls are HTML strings, which Trusted Types refuse; the lightbox has controls of its own instead. */
const UNUSED_FILES: Readonly<Record<string, string>> = {
  "button-arrow": "export const arrowPrev = {}, arrowNext = {};",
  "button-close": "export default {};",
  "button-zoom": "export default {};",
  "counter-indicator": "export const counterIndicator = {};",
  "loading-indicator": "export const loadingIndicator = {};",
  "ui-element": "export default class {}",
};

/** Loads the library's source files instead of its single bundled file, so that files can be left out. */
export const lighterViewer: Plugin = {
  name: "lighter-viewer",
  // Must resolve before the bundler finds the bundled file.
  enforce: "pre",
  apply: "build",
  resolveId: (source) => (source === "photoswipe" ? at(`../node_modules/${LIBRARY}/photoswipe.js`) : null),
  ...replaceFiles(/\/photoswipe\/src\/js\/ui\/(.*)\.js$/, UNUSED_FILES),
};

const ofLibrary = <Left>(files: Readonly<Record<string, Left>>): Readonly<Record<string, Left>> =>
  Object.fromEntries(Object.entries(files).map(([file, left]) => [`${LIBRARY}/${file}.js`, left]));

/**
 * The dialog around the viewer holds the focus, the pictures come as a list of pictures with their sizes, no thumbnail is
 * cropped, and no picture's zoom is set. Of the library's filters one is used, once.
 */
export const UNUSED_VIEWER_METHODS = ofLibrary<Methods>({
  "core/base": {
    getNumItems: "return this.options.dataSource.length;",
    getItemData: "return this.options.dataSource[index];",
    _getGalleryDOMElements: null,
    _domElementToItemData: null,
    lazyLoadData: null,
  },
  "core/eventable": { addFilter: "this._filters[name] = [{ fn }];", removeFilter: null },
  keyboard: { _focusRoot: null, _onFocusIn: null },
  photoswipe: { refreshSlideContent: null, zoomTo: null },
  "slide/get-thumb-bounds": {
    getThumbBounds: `const thumbnail = itemData.element?.querySelector("img");
      return thumbnail ? getBoundsByElement(thumbnail) : undefined;`,
  },
  "slide/content": { isImageContent: null },
  "slide/zoom-level": {
    _parseZoomLevelOption: null,
    _getInitial: "return this.fit;",
    _getMax: "return Math.max(1, this.fit * 4);",
  },
  "ui/ui": { registerElement: null },
  "util/util": { decodeImage: "return img.decode().catch(() => {});" },
  "util/viewport-size": { parsePaddingOption: "return options.paddingFn(viewportSize, itemData, index)[prop];" },
});

/** What a filter of the library is asked to change stays as it is. */
const UNFILTERED: Part = [
  /(?:this\.)?(?:instance|pswp)\.applyFilters\(\s+'(?!contentErrorElement)\w+',\s+(.*?),\s+this\s+\)/gs,
  "($1)",
];

const SETTLED_ANIMATIONS: readonly Part[] = [
  [/if \(options\.showHideAnimationType === 'fade'\) \{.*?\} else /s, ""],
  [/options\.showHideOpacity = false;/, ""],
  [/options\.showHideOpacity \?\? false/, "false"],
  [/ && this\.pswp\.options\.bgOpacity > MIN_OPACITY/, ""],
  [/this\.pswp\.options\.(?:hide|show)AnimationDuration/g, "333"],
  [/this\.pswp\.options\.maxWidthToAnimate/g, "4000"],
  // The library's transitions begin and end slowly by default.
  [/easing: this\.pswp\.options\.easing,/, ""],
  [/this\._croppedZoom \? 30 : 0/, "0"],
  [/if \(this\._animateZoom && this\._thumbBounds && .*?\} else \{\s+(?=this\._croppedZoom)/s, "{"],
  [/^ {6}if \(this\._croppedZoom.*?^ {6}\}$/gms, ""],
  [/^ {4}if \(this\._croppedZoom.*?^ {4}\}$/ms, ""],
  [/const \{ innerRect \} = .*/, ""],
  [/innerRect \|\| /, ""],
  [/this\._crop\w+ = .*/g, ""],
];

const SETTLED_GESTURES: readonly Part[] = [
  // Browsers have pointers.
  [/this\._touchEventEnabled = .*/, ""],
  [/this\._pointerEventEnabled = .*/, ""],
  [/this\._touchEventEnabled(?=\s+\|\|)/, "'ontouchstart' in window"],
  [/\(this\._pointerEventEnabled && (.*?)\)/, "$1"],
  [/if \(this\._pointerEventEnabled\) (\{\s+this\._bindEvents.*?\}) else if .*?(?=\n {4}\}\);)/s, "$1"],
  [/if \(this\._pointerEventEnabled\) (\{.*?\n {4}\}) else \{.*?\n {4}\}/s, "$1"],
  [/if \('pointerId' in e\) (\{.*?\}) else if .*?\}/s, "$1"],
  [/e\.type === '(?:mousedown|mouseup)' \|\| /g, ""],
  [/this\.pswp\.options\.doubleTapAction \? (DOUBLE_TAP_DELAY) : 0/, "$1"],
  [/const preventPointerEvent = .*?(e\.preventDefault\(\);)\s+\}/s, "$1"],
];

/** Options that have one value always, and what only other ways to use the library need. */
export const SETTLED_VIEWER_OPTIONS = ofLibrary<readonly Part[]>({
  "core/eventable": [
    [/this\.pswp\?\.(?:on|off)\(name, fn\);/g, ""],
    [/if \(this\.pswp\) \{\s+return this\.pswp\.dispatch.*?\}/s, ""],
  ],
  "gestures/drag-handler": [[/&& this\.pswp\.options\.closeOnVerticalDrag/, ""]],
  "gestures/gestures": SETTLED_GESTURES,
  "gestures/tap-handler": [
    [/else if \(pswp\.options\.clickToCloseNonZoomable\)/, "else"],
    [/case 'next':/, ""],
    [/case 'toggle-controls':.*?break;/s, ""],
  ],
  "gestures/zoom-handler": [[/pswp\.options\.pinchToClose\s+&& |\s+&& pswp\.options\.pinchToClose/g, ""]],
  keyboard: [
    [/const KeyboardKeyCodesMap = .*?(?=class)/s, ""],
    [/this\._wasFocused = false;/, ""],
    [/if \(pswp\.options\.trapFocus\) \{.*?\n {6}\}/s, ""],
    [/const lastActiveElement = .*?\n {4}\}\);/s, ""],
    [/const isKeySupported = .*/, ""],
    [/isKeySupported \? e\.key : e\.keyCode/, "e.key"],
    [/case getKeyboardEventKey\('(?:Escape|Tab)'.*?break;/gs, ""],
    [/getKeyboardEventKey\(('\w+'), isKeySupported\)/g, "$1"],
  ],
  "main-scroll": [[/pswp\.options\.spacing/, "0.1"]],
  opener: SETTLED_ANIMATIONS,
  photoswipe: [
    [
      /const defaultOptions = \{.*?\n\};/s,
      "const defaultOptions = { allowPanToNext: true, zoomAnimationDuration: 333, arrowKeys: true, imageClickAction: 'zoom-or-close', bgClickAction: 'close', doubleTapAction: 'zoom' };",
    ],
    [/if \(this\.options\.mainClass\) \{.*?\}/s, ""],
    [/this\.options\.index \|\| 0/, "this.options.index"],
    [/if \(this\.options\.loop\)/, ""],
    [/this\.options\.loop && /, ""],
    [/ && !force\b/, ""],
    [/!force && /, ""],
    [/if \(this\.scrollWrap\) \{\s+this\.scrollWrap\.ontouchmove.*?\}/s, ""],
    [/this\.options\.appendToEl \|\| document\.body/, "this.options.appendToEl"],
  ],
  "scroll-wheel": [[/ \|\| this\.pswp\.options\.wheelToZoom/, ""]],
  "slide/content": [
    UNFILTERED,
    [/Number\(this\.data\.[wh]\) \|\| /g, ""],
    [/if \(this\.data\.type\) \{.*?^ {4}\}$/ms, ""],
    [/this\.isImageContent\(\)/g, "true"],
    [/const supportsDecode = .*/, ""],
    [/supportsDecode && /, ""],
  ],
  "slide/loader": [
    [/let viewportSize;\s+if \(instance\.pswp\) .*?\} else \{\s+(viewportSize.*?)\s+\}/s, "const $1"],
    [/Math\.max\(\s+pswp\.options\.preload.*?\)/s, "MIN_SLIDES_TO_CACHE"],
    [/const \{ preload \} = .*/, ""],
    [/preload\[0\]/g, "1"],
    [/preload\[1\]/g, "2"],
  ],
  "slide/slide": [[/easing: pswp\.options\.easing/, ""]],
  "slide/zoom-level": [
    [/let currZoomLevel = .*?\n {4}\}\s+/s, "let "],
    [/this\.v?[fF]ill = .*/g, ""],
  ],
  "ui/ui": [
    [/this\.uiElementsData = \[\s+closeButton.*?\];/s, ""],
    [/\/\/ sort by order.*?(?=pswp\.on)/s, ""],
    [/if \(options\.imageClickAction === 'zoom'.*?\n {4}\}/s, ""],
  ],
  "util/dom-events": [
    [/let supportsPassive = false;\s+.*?catch \(e\) \{\}/s, ""],
    [/supportsPassive \? (\{.*?\}) : false/, "$1"],
  ],
  "util/viewport-size": [[/if \(options\.getViewportSizeFn\) \{.*?^ {2}\}$/ms, ""]],
});

/**
 * Matches characters of texts that are written from right to left or set a direction. What people wrote in the stretched
 * World (mocks/scenarios/stretch.ts) contains them, and no text of the app does.
 */
const DIRECTED = /[\u0590-\u08FF\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFE]/;
const ISOLATED = /\u2068[^\u202A-\u202E\u2066-\u2069\n]*\u2069/g;
/** Letters of the app's own texts. People in the stretched World who write from right to left use none. */
const JAPANESE = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u;
/** More marks on one letter than the space between two lines has room for. */
const HIGH = /\p{M}{20}/u;

const SPOKEN = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder', 'label'];

/**
 * Fails when what somebody wrote reaches beyond its own element (rules C27, T8): when its direction of writing changes
 * the order of the app's words around it, or when marks above and below its letters are painted over other texts. It
 * looks at the structure: at the texts that share a line, and at what clips them.
 */
export function expectTextsContained(): void {
  const faults = [...mixedTexts(), ...unclippedTexts()];
  if (faults.length > 0) throw new Error(`Texts that reach beyond their element:\n${[...new Set(faults)].join('\n')}`);
}

function* mixedTexts(): Iterable<string> {
  if (isMixed(document.title)) yield `the title of the document: ${JSON.stringify(document.title)}`;
  for (const name of SPOKEN) {
    for (const element of document.body.querySelectorAll(`[${name}]`)) {
      const text = element.getAttribute(name) ?? '';
      if (isMixed(text)) yield `${pathOf(element)} ${name}: ${JSON.stringify(text)}`;
    }
  }
  if (!DIRECTED.test(document.body.textContent)) return;
  for (const box of new Set(textNodes(DIRECTED).map((node) => climb(node, isolates)))) {
    const text = ownText(box);
    if (isMixed(text)) yield `${pathOf(box)}: ${JSON.stringify(text)}`;
  }
}

function isMixed(text: string): boolean {
  const rest = text.replaceAll(ISOLATED, '');
  return DIRECTED.test(rest) && JAPANESE.test(rest);
}

function* unclippedTexts(): Iterable<string> {
  if (!HIGH.test(document.body.textContent)) return;
  for (const node of textNodes(HIGH)) {
    const box = climb(node, clips);
    // What shares a line with the marks may be beneath them.
    const others = paintedText(box).replace(paintedText(climb(node, isolates)), '');
    if (isPainted(box) && (box === document.documentElement || JAPANESE.test(others))) {
      yield `nothing clips ${pathOf(node.parentElement as Element)}`;
    }
  }
}

function textNodes(pattern: RegExp): Text[] {
  const found: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (pattern.test(node.nodeValue ?? '') && parent?.checkVisibility() && !parent.closest('script, style')) {
      found.push(node as Text);
    }
  }
  return found;
}

/** Returns the nearest element around a text that has a property. */
function climb(node: Text, has: (style: CSSStyleDeclaration) => boolean): Element {
  let element: Element = node.parentElement as Element;
  while (element.parentElement !== null && !has(getComputedStyle(element))) element = element.parentElement;
  return element;
}

/** Whether the direction of an element's text changes nothing around it. Blocks and parts of a flex box isolate, too. */
const isolates = ({ display, unicodeBidi }: CSSStyleDeclaration) =>
  (display !== 'inline' && display !== 'contents') || /isolate|plaintext/.test(unicodeBidi);

const clips = ({ overflowY, clipPath }: CSSStyleDeclaration) => overflowY !== 'visible' || clipPath !== 'none';

/** Returns the text of an element without that of elements in it that isolate theirs. */
function ownText(box: Node): string {
  return [...box.childNodes]
    .map((child) => {
      if (child instanceof Text) return child.data;
      return child instanceof Element && !isolates(getComputedStyle(child)) ? ownText(child) : ' ';
    })
    .join('');
}

/** A box of one pixel is for assistive technology. */
const isPainted = ({ clientHeight }: Element) => clientHeight !== 1;

function paintedText(node: Node): string {
  if (node instanceof Text) return node.data;
  return node instanceof Element && isPainted(node) ? [...node.childNodes].map(paintedText).join('') : '';
}

function pathOf(element: Element): string {
  const names: string[] = [];
  for (let at: Element | null = element; at !== null && names.length < 4; at = at.parentElement) {
    names.unshift(`${at.localName}.${at.getAttribute('class')?.split(' ').at(-1) ?? ''}`);
  }
  return names.join(' > ');
}

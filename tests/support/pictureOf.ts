/** Marks what `showPicture` does after the picture was parsed. */
const SCROLLED = 'data-scrolled';
const OPEN = 'data-open-popover';

const STILL =
  '*, ::before, ::after { animation-delay: 0s !important; animation-duration: 0s !important; transition: none !important; caret-color: transparent !important }';

/** The page of a document as it looks now, without its scripts, as the source of a frame. */
export function pictureOf(page: Document): string {
  const copy = page.documentElement.cloneNode(true) as HTMLElement;
  const copies = [copy, ...copy.querySelectorAll('*')];
  const originals = [page.documentElement, ...page.documentElement.querySelectorAll('*')];
  for (const [index, original] of originals.entries()) keepState(original, copies[index] as Element, page);
  for (const left of copy.querySelectorAll('script, noscript, link[rel*="preload"], iframe')) left.remove();
  const still = page.createElement('style');
  still.textContent = STILL;
  copy.querySelector('head')?.append(still);
  return `<!doctype html>${copy.outerHTML}`;
}

/** Completes a picture in its frame: positions of scrolling, and popovers. */
export function showPicture(picture: Document): void {
  for (const popover of picture.querySelectorAll<HTMLElement>(`[${OPEN}]`)) popover.showPopover();
  for (const scrolled of picture.querySelectorAll(`[${SCROLLED}]`)) {
    const [left = 0, top = 0] = (scrolled.getAttribute(SCROLLED) ?? '').split(' ').map(Number);
    scrolled.scrollTo({ left, top, behavior: 'instant' });
  }
}

/** Writes into the copy what an element shows and its markup does not say. */
function keepState(original: Element, copy: Element, page: Document): void {
  if (original.scrollLeft !== 0 || original.scrollTop !== 0) {
    copy.setAttribute(SCROLLED, `${original.scrollLeft} ${original.scrollTop}`);
  }
  if (original.matches('[popover]:popover-open')) copy.setAttribute(OPEN, '');
  if (original === page.activeElement && original.matches(':focus-visible')) {
    const { outline, outlineOffset, boxShadow, borderColor } = getComputedStyle(original);
    Object.assign((copy as HTMLElement).style, { outline, outlineOffset, boxShadow, borderColor });
  }
  switch (original.localName) {
    case 'input': {
      const { checked, value, type } = original as HTMLInputElement;
      copy.toggleAttribute('checked', checked);
      if (type !== 'file') copy.setAttribute('value', value);
      break;
    }
    case 'textarea':
      copy.textContent = (original as HTMLTextAreaElement).value;
      break;
    case 'option':
      copy.toggleAttribute('selected', (original as HTMLOptionElement).selected);
      break;
    case 'canvas':
    case 'img':
    case 'video':
      drawInto(copy, original as Drawn);
      break;
    case 'audio':
      copy.removeAttribute('src');
  }
}

type Drawn = HTMLCanvasElement | HTMLImageElement | HTMLVideoElement;

/** Files of a fake backend, and blobs, end with their page: what is seen of them becomes a part of the picture. */
function drawInto(copy: Element, original: Drawn): void {
  if (original.localName === 'img' && (original as HTMLImageElement).src.startsWith('data:')) return;
  const image = imageOf(original);
  for (const name of ['src', 'srcset', 'sizes', 'loading', 'autoplay']) copy.removeAttribute(name);
  if (copy.localName === 'canvas') {
    const still = copy.ownerDocument.createElement('img');
    for (const { name, value } of copy.attributes) still.setAttribute(name, value);
    still.setAttribute('src', image);
    copy.replaceWith(still);
  } else if (image !== '') {
    copy.setAttribute(copy.localName === 'video' ? 'poster' : 'src', image);
  }
}

/** A data URL of what an element shows, no larger than it is shown; empty for nothing. */
function imageOf(original: Drawn): string {
  const width =
    'videoWidth' in original
      ? original.videoWidth
      : 'naturalWidth' in original
        ? original.naturalWidth
        : original.width;
  const height =
    'videoHeight' in original
      ? original.videoHeight
      : 'naturalHeight' in original
        ? original.naturalHeight
        : original.height;
  if (width === 0 || height === 0) return '';
  const scale = Math.min(1, Math.max(original.clientWidth, 1) / width);
  const draw = () => drawn(original, Math.ceil(width * scale), Math.ceil(height * scale)).toDataURL('image/webp', 0.9);
  if (original.localName !== 'img') return draw();
  // Encoding takes long, and most pictures of people stand in many stories. One address may have several contents.
  const small = drawn(original, SMALL, SMALL).getContext('2d')?.getImageData(0, 0, SMALL, SMALL).data.join();
  const key = `${(original as HTMLImageElement).src} ${width * scale} ${small}`;
  const image = encoded.get(key) ?? draw();
  encoded.set(key, image);
  return image;
}

/** Data URLs of images that were seen. */
const encoded = new Map<string, string>();
/** In px: wide enough to tell contents from each other. */
const SMALL = 8;

function drawn(original: Drawn, width: number, height: number): HTMLCanvasElement {
  const canvas = original.ownerDocument.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d', { willReadFrequently: width === SMALL })?.drawImage(original, 0, 0, width, height);
  return canvas;
}

/** A query of a walk for elements of a page, as a person would describe them. */
export interface Query {
  /** A role of ARIA, `text` for words anywhere, or `css` for a selector. */
  role: string;
  /** The accessible name, the words or the selector; a pattern where `isPattern` says so. Empty for any. */
  name: string;
  isPattern: boolean;
  /** Index among the matching elements; -1 is the last. */
  nth: number;
  /** An element that contains it. */
  inside: Query | null;
}

/** The found elements. Lengths are CSS px of the viewport. */
export interface FoundElement {
  count: number;
  text: string;
  value: string;
  isFocused: boolean;
  /** Whether a press at its centre reaches it, and it does not move. */
  isReachable: boolean;
  left: number;
  top: number;
  width: number;
  height: number;
  attributes: Record<string, string>;
}

/** Runs in the page, so it uses nothing outside itself. Finds visible elements; the first one is described. */
export function look(query: Query, shouldScroll: boolean): FoundElement {
  const selectors: Record<string, string> = {
    button: 'button, [role=button], input[type=submit]',
    link: 'a[href], [role=link]',
    textbox: 'input:not([type]), input:is([type=text], [type=email], [type=url], [type=password]), textarea',
    searchbox: 'input[type=search]',
    heading: 'h1, h2, h3, h4',
    dialog: '[role=dialog], [role=alertdialog], dialog',
    menuitem: '[role^=menuitem]',
    checkbox: 'input[type=checkbox], [role=checkbox]',
    slider: '[role=slider], input[type=range]',
    region: 'section[aria-label], section[aria-labelledby], [role=region]',
    tab: '[role=tab]',
    log: '[role=log]',
    article: 'article',
  };
  const words = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const wordsOf = (ids: string) => ids.split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
  const labels = (element: Element) =>
    'labels' in element ? [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent) : [];
  const nameOf = (element: Element) =>
    words(element.getAttribute('aria-label')) ||
    words(wordsOf(element.getAttribute('aria-labelledby') ?? '').join(' ')) ||
    words(labels(element).join(' ')) ||
    words(element.textContent) ||
    words(element.getAttribute('placeholder'));
  const ownWords = (element: Element) =>
    words([...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : '')).join(''));
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const { visibility } = getComputedStyle(element);
    return width > 0 && height > 0 && visibility === 'visible' && element.closest('[inert], [hidden]') === null;
  };
  const find = ({ role, name, isPattern, inside, nth }: Query): Element[] => {
    const [within] = inside === null ? [document] : find(inside);
    if (within === undefined) return [];
    const pattern = isPattern ? new RegExp(name) : null;
    const isNamed = (text: string) => name === '' || (pattern === null ? text === name : pattern.test(text));
    const selector = role === 'css' ? name : (selectors[role] ?? '*');
    const found = [...within.querySelectorAll(selector)].filter((element) => {
      if (role === 'text') return isNamed(ownWords(element)) && isVisible(element);
      return (role === 'css' || isNamed(nameOf(element))) && isVisible(element);
    });
    const chosen = found.at(nth);
    return chosen === undefined ? [] : [chosen, ...found.filter((element) => element !== chosen)];
  };
  const found = find(query);
  const [element] = found;
  const none = { count: 0, text: '', value: '', isFocused: false, isReachable: false, attributes: {} };
  if (element === undefined) return { ...none, left: 0, top: 0, width: 0, height: 0 };
  /** A checkbox is drawn beside its input, inside the same label. */
  const areas = [element, ...('labels' in element ? ((element as HTMLInputElement).labels ?? []) : [])];
  /** On a busy machine what moves can be at the same place twice; what goes on without end, such as a skeleton, does not move. */
  const isMoving = () => {
    for (let part: Element | null = element; part !== null; part = part.parentElement) {
      const running = part.getAnimations().filter(({ playState }) => playState === 'running');
      if (running.some(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)) return true;
    }
    return false;
  };
  const reaches = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return at !== null && areas.some((area) => area.contains(at));
  };
  if (shouldScroll && !reaches()) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    count: found.length,
    text: (element as HTMLElement).innerText,
    value: (element as HTMLInputElement).value ?? '',
    isFocused: document.activeElement === element,
    isReachable: reaches() && !isMoving(),
    left,
    top,
    width,
    height,
    attributes: Object.fromEntries([...element.attributes].map((attribute) => [attribute.name, attribute.value])),
  };
}

/** Runs in the page: replaces the text of the focused field by one edit, as typing does. */
export function replaceWords(words: string): void {
  const field = document.activeElement as HTMLInputElement;
  field.select();
  if (words === '') document.execCommand('delete');
  else document.execCommand('insertText', false, words);
}

/**
 * Runs in a page of the app's origin outside of the app: clears the browser's storage, except for the token of a user.
 */
export async function beginAnew(token: string | null): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  window.name = '';
  for (const { name } of await indexedDB.databases())
    await new Promise((done) => {
      const request = indexedDB.deleteDatabase(name ?? '');
      request.addEventListener('success', done);
      request.addEventListener('error', done);
      request.addEventListener('blocked', done);
    });
  if (token !== null) localStorage.setItem('token', token);
}

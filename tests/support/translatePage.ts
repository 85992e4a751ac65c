/** What a translator leaves as it is. */
const LEFT_OUT = 'script, style, textarea, svg, [translate="no"], .notranslate';

/**
 * Does to the document what the translator of Chrome does, but keeps the words: puts an element with a new text node in
 * the place of every text node, now and when one is added later. Returns a function that ends it.
 */
export function translatePage(): () => void {
  const page = document.documentElement;
  const { lang } = page;
  page.lang = 'en';
  page.classList.add('translated-ltr');
  replaceTexts(document.body);
  const observer = new MutationObserver((mutations) => {
    for (const { addedNodes } of mutations) for (const node of addedNodes) replaceTexts(node);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    page.lang = lang;
    page.classList.remove('translated-ltr');
  };
}

function replaceTexts(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode);
  for (const text of texts) {
    const parent = text.parentElement;
    if (parent === null || parent.localName === 'font' || parent.closest(LEFT_OUT) || !text.nodeValue?.trim()) continue;
    const inner = document.createElement('font');
    inner.append(text.nodeValue);
    const outer = document.createElement('font');
    outer.append(inner);
    parent.replaceChild(outer, text);
  }
}

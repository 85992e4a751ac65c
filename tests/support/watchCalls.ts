import { spyOn } from 'storybook/test';

/**
 * Counts the calls of a method whose address matches, from now to the end of the story.
 * @returns reads the count
 */
export function watchCalls(method: string, address: RegExp): () => number {
  let calls = 0;
  const { fetch } = window;
  spyOn(window, 'fetch').mockImplementation((input, init) => {
    const { url, method: used } = new Request(input, init);
    if (used === method && address.test(url)) calls += 1;
    return fetch(input, init);
  });
  return () => calls;
}

/** Submits the form of an element twice before React can render. */
export function submitTwice(element: Element): void {
  const form = element.closest('form');
  form?.requestSubmit();
  form?.requestSubmit();
}

import type { userEvent as User } from 'storybook/test';

/** Fills a field by one change, in stories that are not about its keys: each key takes a rendering and a task. */
export async function fill(user: Pick<typeof User, 'click' | 'paste'>, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

/** Fills a field as some password managers do: by its value, without any event. */
export function fillSilently(field: HTMLElement, text: string): void {
  // React replaces the property of the element, which a content script does not see.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
}

import type { userEvent as User } from 'storybook/test';

/** Fills a field by one change, in stories that are not about its keys: each key takes a rendering and a task. */
export async function fill(user: Pick<typeof User, 'click' | 'paste'>, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

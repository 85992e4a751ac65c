import { expect, waitFor, type within } from 'storybook/test';

/** What of a story's context the presses of these helpers need. */
export interface Play {
  canvas: ReturnType<typeof within>;
  userEvent: { click: (element: Element) => Promise<void>; type: (element: Element, text: string) => Promise<void> };
}

/** Opens the chat with れん in the list, and waits for its messages. @returns its row */
export async function openChat({ canvas, userEvent }: Play): Promise<HTMLElement> {
  const row = await canvas.findByRole('link', { name: /^れんさんとの会話/ });
  await userEvent.click(row);
  await waitFor(() => expect(canvas.getByRole('log')).toHaveTextContent('土曜が楽しみです。'));
  return row;
}

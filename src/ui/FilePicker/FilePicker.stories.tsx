import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { snackbars } from '../Snackbar/snackbars.ts';
import { inSpecimens } from '../storySpecimens.tsx';
import { FilePicker } from './FilePicker.tsx';

const meta = preview.meta({
  component: FilePicker,
  args: {
    accept: 'image/*',
    label: '画像を選ぶ',
    dropLabel: 'ここに画像をドロップすることもできます',
    hint: '5MB以下の画像（400×400px以上を推奨）',
    onFile: fn(),
  },
  decorators: [inSpecimens()],
});

const picture = () => new File(['♪'], 'live.png', { type: 'image/png' });

/** Dispatches the events of dragging or pasting files. Returns whether the default action was prevented. */
function send(
  target: Element,
  type: 'dragenter' | 'dragleave' | 'dragover' | 'drop' | 'paste',
  ...files: File[]
): boolean {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  const shared = { bubbles: true, cancelable: true };
  const event =
    type === 'paste'
      ? new ClipboardEvent(type, { ...shared, clipboardData: transfer })
      : new DragEvent(type, { ...shared, dataTransfer: transfer });
  return !target.dispatchEvent(event);
}

export const Ready = meta.story();

export const Chosen = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('5MB以下の画像（400×400px以上を推奨）');
    const input = canvas.getByLabelText('画像を選ぶ');
    await userEvent.upload(input, picture());
    await userEvent.upload(input, picture());
    await expect(args.onFile).toHaveBeenCalledTimes(2);
    await expect(args.onFile).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'live.png' }));
  },
});

export const Dropped = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const target = canvas.getByText('ここに画像をドロップすることもできます');
    const area = target.parentElement as Element;
    send(area, 'dragenter', picture());
    send(target, 'dragenter', picture());
    send(area, 'dragleave', picture());
    await waitFor(() => expect(area).toHaveAttribute('data-over'));
    await expect(send(target, 'drop', picture())).toBe(true);
    await waitFor(() => expect(area).not.toHaveAttribute('data-over'));
    await expect(args.onFile).toHaveBeenCalledOnce();
  },
});

/** S30: a file that is dropped beside the picker is taken; of several ones the first, and it says so. */
export const DroppedBesideIt = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const area = canvas.getByText('ここに画像をドロップすることもできます').parentElement as Element;
    // What takes it is loaded after the picker.
    await waitFor(() => expect(send(document.body, 'dragover', picture())).toBe(true));
    await waitFor(() => expect(area).toHaveAttribute('data-over'));
    await expect(send(document.body, 'drop', picture(), new File(['♪'], 'second.png'))).toBe(true);
    await waitFor(() => expect(area).not.toHaveAttribute('data-over'));
    await expect(args.onFile).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'live.png' }));
    await expect(snackbars.store.getState().current?.text).toBe('追加できるファイルは1件です。1件目を選びました');

    // Not while its tab is hidden, while a dialog is open above it, or when something else takes it.
    const root = area.parentElement as HTMLElement;
    root.style.display = 'none';
    await expect(send(document.body, 'drop', picture())).toBe(false);
    root.style.display = '';
    root.setAttribute('aria-hidden', 'true');
    await expect(send(document.body, 'drop', picture())).toBe(false);
    root.removeAttribute('aria-hidden');
    const other = document.body.appendChild(document.createElement('div'));
    other.addEventListener('drop', (event) => event.preventDefault());
    send(other, 'drop', picture());
    other.remove();
    // A picture of the page that is dragged by mistake is not a choice.
    document.body.dispatchEvent(new DragEvent('dragstart', { bubbles: true }));
    await expect(send(document.body, 'drop', picture())).toBe(false);
    document.body.dispatchEvent(new DragEvent('dragend', { bubbles: true }));
    await expect(args.onFile).toHaveBeenCalledOnce();
    snackbars.clear();
  },
});

export const TextIsNotForIt = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const area = canvas.getByText('ここに画像をドロップすることもできます').parentElement as Element;
    for (const type of ['dragenter', 'drop', 'paste'] as const) await expect(send(area, type)).toBe(false);
    await expect(area).not.toHaveAttribute('data-over');
    await expect(args.onFile).not.toHaveBeenCalled();
  },
});

export const Pasted = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    await expect(send(canvas.getByRole('button'), 'paste', picture())).toBe(true);
    await expect(args.onFile).toHaveBeenCalledOnce();
  },
});

export const Hovered = meta.story({
  play: async ({ canvas }) => {
    const area = canvas.getByText('ここに画像をドロップすることもできます').parentElement as Element;
    send(area, 'dragenter', picture());
    await waitFor(() => expect(area).toHaveAttribute('data-over'));
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
    send(canvas.getByRole('button'), 'drop', picture());
    await expect(args.onFile).not.toHaveBeenCalled();
  },
});

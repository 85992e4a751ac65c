import { useRef } from 'react';
import { expect, userEvent as user, waitFor, type within } from 'storybook/test';
import preview from '#.storybook/preview';
import { mediaCorpus, tone } from '../../../tests/support/badMedia.ts';
import { inMain, longJapanese, unbreakable } from '../../ui/storySpecimens.tsx';
import { NewPostComposer } from './NewPostComposer.tsx';
import { fill } from '../../../tests/support/fill.ts';

const sound = new File([tone(8)], 'demo.wav', { type: 'audio/wav' });

function Card() {
  const ref = useRef<HTMLTextAreaElement>(null);
  return <NewPostComposer ref={ref} isCard />;
}

const meta = preview.meta({
  component: Card,
  parameters: { scenario: 'default', as: 'hana@example.com' },
  decorators: [inMain({ maxWidth: 720, padding: 16 })],
});

type Canvas = ReturnType<typeof within>;
const field = (canvas: Canvas) => canvas.getByRole('textbox', { name: '投稿を書く' });
const input = (canvas: Canvas) => {
  const group: HTMLElement = canvas.getByRole('group', { name: '投稿を書く' });
  const found = group.querySelector<HTMLInputElement>('input[type="file"]');
  if (found === null) throw new Error('There is no field for a file');
  return found;
};

/** Returns the position of the centre of an element. */
const placeOf = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
};

export const Empty = meta.story({
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: '投稿する' });
    await expect(submit).toBeDisabled();
    await expect(submit).toHaveAccessibleDescription('内容を入力するか、メディアファイルを選択してください');
  },
});

export const EmptySubmitted = meta.story({
  play: async (context) => {
    await Empty.input.play(context);
    const { canvas, userEvent } = context;
    field(canvas).focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('内容を入力するか、メディアファイルを選択してください');
  },
});

export const Written = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, field(canvas), `${longJapanese}\n${unbreakable}`);
    await expect(canvas.getByRole('button', { name: '投稿する' })).toBeEnabled();
  },
});

/** Rule B32: the word by which the board finds a post that looks for people. */
export const Recruiting = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, field(canvas), 'ベースの方');
    const toggle = canvas.getByRole('button', { name: '【募集】', pressed: false });
    await userEvent.click(toggle);
    await expect(field(canvas)).toHaveValue('【募集】ベースの方');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(toggle);
    await expect(field(canvas)).toHaveValue('ベースの方');
  },
});

export const FileRefused = meta.story({
  play: async ({ canvas }) => {
    const { upload } = user.setup({ applyAccept: false });
    await upload(input(canvas), new File(['音の輪'], 'notes.txt', { type: 'text/plain' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

/** Which file types this browser accepts, and the message for each of the others. */
export const EveryFile = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const { upload, click } = user.setup({ applyAccept: false });
    for (const { name, mimeType, bytes, problem } of mediaCorpus()) {
      await upload(input(canvas), new File([bytes], name, { type: mimeType }));
      if (problem === null) {
        const remove = await canvas.findByRole('button', { name: '添付したメディアを外す' });
        await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
        await expect(canvas.getByRole('button', { name: '投稿する' })).toBeEnabled();
        await click(remove);
      } else {
        await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(problem));
      }
      await expect(canvas.queryByRole('slider')).not.toBeInTheDocument();
    }
  },
});

/** A file can be dropped on the text, anywhere else on the board (S30), or pasted into the text. */
export const Dropped = meta.story({
  play: async ({ canvas }) => {
    const data = (name: string) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([tone(2)], name, { type: 'audio/wav' }));
      return transfer;
    };
    const shared = { bubbles: true, cancelable: true };
    field(canvas).dispatchEvent(new DragEvent('drop', { ...shared, dataTransfer: data('dropped.wav') }));
    await canvas.findByText('dropped.wav');
    field(canvas).dispatchEvent(new ClipboardEvent('paste', { ...shared, clipboardData: data('pasted.wav') }));
    await canvas.findByText('pasted.wav');
    // What takes it is loaded after the composer.
    const dropBeside = () =>
      !document.body.dispatchEvent(new DragEvent('drop', { ...shared, dataTransfer: data('beside.wav') }));
    await waitFor(() => expect(dropBeside()).toBe(true));
    await canvas.findByText('beside.wav');
  },
});

export const Sending = meta.story({
  parameters: { fault: { operationId: 'createPost', latency: 60_000 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), '届きますように');
    const button = canvas.getByRole('button', { name: '投稿する' });
    await expect(button.getBoundingClientRect().height).toBe(48);
    const before = placeOf(button);
    const { height } = canvas.getByRole('group', { name: '投稿を書く' }).getBoundingClientRect();
    await userEvent.click(button);
    await expect(canvas.getByRole('progressbar')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '投稿中…' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'キャンセル' })).toBeVisible();
    // A second click hits the same button, because nothing has moved.
    await expect(button.contains(document.elementFromPoint(before.x, before.y))).toBe(true);
    await expect(placeOf(button)).toEqual(before);
    await expect(canvas.getByRole('group', { name: '投稿を書く' }).getBoundingClientRect().height).toBe(height);
    // The remaining time of the server's processing is unknown.
    const bar = await canvas.findByRole('progressbar', { name: 'サーバーで処理しています…' });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    await expect(canvas.getByRole('status')).toHaveTextContent('サーバーで処理しています…');
  },
});

export const SendingCancelled = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { fault: { operationId: 'createPost', latency: 60_000 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), '届きますように');
    const button = canvas.getByRole('button', { name: '投稿する' });
    const before = placeOf(button);
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('button', { name: 'キャンセル' }));
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
    await expect(canvas.getByRole('group', { name: '投稿を書く' })).toHaveFocus();
    await expect(placeOf(button)).toEqual(before);
    await expect(field(canvas)).toHaveValue('届きますように');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** The specified message gives the reason, and a second text says that the input is not lost. */
export const Failed = meta.story({
  parameters: { fault: { operationId: 'createPost', status: 500 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), '届きますように');
    const button = canvas.getByRole('button', { name: '投稿する' });
    const before = placeOf(button);
    await userEvent.click(button);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(/^投稿の作成に失敗しました$/);
    await expect(canvas.getByText('内容は残っています')).toBeVisible();
    await expect(placeOf(button)).toEqual(before);
  },
});

export const FailedAndWritten = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { fault: { operationId: 'createPost', status: 500 } },
  play: async (context) => {
    await Failed.input.play(context);
    const { canvas, userEvent } = context;
    const alert = canvas.getByRole('alert');
    await userEvent.type(field(canvas), '！');
    await expect(alert).not.toBeInTheDocument();
  },
});

/** Shows the message of the server; the text and the file remain. */
export const Refused = meta.story({
  parameters: { fault: { operationId: 'createPost', status: 422 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), '届きますように');
    await userEvent.upload(input(canvas), sound);
    await canvas.findByText('音声 0:08');
    await userEvent.click(canvas.getByRole('button', { name: '投稿する' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('body: 値が正しくありません');
    await expect(field(canvas)).toHaveValue('届きますように');
    await expect(canvas.getByText('demo.wav')).toBeVisible();
  },
});

/** The Enter that ends an IME conversion does not submit. */
export const InputMethod = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'にほん');
    const enter = { key: 'Enter', ctrlKey: true, isComposing: true, bubbles: true };
    field(canvas).dispatchEvent(new KeyboardEvent('keydown', enter));
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
    await expect(field(canvas)).toHaveValue('にほん');
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'small' } } });

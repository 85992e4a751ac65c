import { useRef } from 'react';
import { expect, screen, spyOn, userEvent as user, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { NewPostComposer } from '../NewPostComposer.tsx';
import { recording as copy } from './copy.ts';
import { inMain } from '../../../ui/storySpecimens.tsx';

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

const dialog = () => within(screen.getByRole('dialog', { name: copy.title }));
const press = async (name: string) => user.click(await dialog().findByRole('button', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

async function confirmLoss() {
  const question = within(await screen.findByRole('alertdialog', { name: copy.loseTitle }));
  await user.click(question.getByRole('button', { name: copy.lose }));
}

/** Opens the dialog with the button, whose label states whether a take is left. */
async function open(canvas: Canvas, name = '録音する') {
  const button = await canvas.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  await screen.findByRole('dialog', { name: copy.title });
}

/** Waits until one second is recorded. */
const aSecond = () => waitFor(() => expect(dialog().getByRole('timer')).not.toHaveTextContent(/^0:00/));

export const Ready = meta.story({ play: ({ canvas }) => open(canvas) });

export const Recorded = meta.story({
  play: async ({ canvas }) => {
    await open(canvas);
    await press(copy.start);
    await aSecond();
    await press(copy.finish);
    await dialog().findByRole('button', { name: copy.use });
  },
});

/** The dialog states why there is no microphone, and stays usable. */
export const NoMicrophone = meta.story({
  play: async ({ canvas }) => {
    const ask = spyOn(navigator.mediaDevices, 'getUserMedia');
    await open(canvas);
    await expect(ask).not.toHaveBeenCalled();
    for (const [name, problem] of [
      ['NotAllowedError', copy.problems.refused],
      ['NotFoundError', copy.problems.absent],
      ['NotReadableError', copy.problems.busy],
    ]) {
      ask.mockRejectedValueOnce(new DOMException('', name));
      await press(copy.start);
      await waitFor(() => expect(dialog().getByRole('alert')).toHaveTextContent(problem ?? ''));
    }
    ask.mockRestore();
  },
});

/** Esc ends the recording, then closes the dialog; the take is offered again and becomes the file of the post. */
export const RecordedAndUsed = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await open(canvas);
    await user.click(dialog().getByRole('checkbox', { name: copy.countIn }));
    const tempo = dialog().getByRole('textbox', { name: copy.tempo });
    await user.clear(tempo);
    await user.type(tempo, '300');
    const clicks = spyOn(OscillatorNode.prototype, 'start');
    await press(copy.start);
    await aSecond();
    // The highest tempo, 240 beats a minute: four clicks, a quarter of a second from each to the next.
    const [first = 0, ...later] = clicks.mock.calls.map(([at]) => at);
    await expect(later.map((at = 0) => Math.round((at - first) * 1_000))).toEqual([250, 500, 750]);
    clicks.mockRestore();
    await expect(dialog().getByRole('status')).toHaveFocus();
    await press(copy.pause);
    await press(copy.resume);
    await user.keyboard('{Escape}');
    await dialog().findByRole('button', { name: copy.use });
    await user.keyboard('{Escape}');
    await closed();

    await open(canvas, '録音の続き');
    await press(copy.openOffered);
    await press(copy.trim);
    const [start, end] = dialog().getAllByRole('slider');
    if (start === undefined || end === undefined) throw new Error('The wave has no two ends');
    start.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await expect(start).toHaveAttribute('aria-valuetext', '0:00.2');
    const whole = Number(end.getAttribute('aria-valuemax'));
    await press(copy.applyTrim);
    await press(copy.use);
    await closed();
    const remove = await canvas.findByRole('button', { name: '添付したメディアを外す' });
    await expect(canvas.getByText(/^録音 \d:\d\d$/)).toBeVisible();
    await expect(whole).toBeGreaterThan(1);

    // A take that is removed from the post is not lost, nor is its chosen part.
    await user.click(remove);
    await open(canvas, '録音の続き');
    await press(copy.openOffered);
    await press(copy.trim);
    await expect(dialog().getAllByRole('slider')[0]).toHaveAttribute('aria-valuetext', '0:00.2');
    await press('キャンセル');
    await press(copy.throwAway);
    await confirmLoss();
    await waitFor(() => expect(dialog().queryByRole('button', { name: copy.openOffered })).not.toBeInTheDocument());
    await user.keyboard('{Escape}');
    await closed();
    await canvas.findByRole('button', { name: '録音する' });
  },
});

/** When nothing can be stored, the dialog states this. */
export const NotStored = meta.story({
  parameters: { allowConsole: [/The takes? .*QuotaExceededError/] },
  play: async ({ canvas }) => {
    spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await open(canvas);
    await press(copy.start);
    await aSecond();
    await dialog().findByText(copy.notStored);
    await press(copy.finish);
    await dialog().findByRole('button', { name: copy.use });
  },
});

/** What is not stored is lost, so the dialog asks before it closes. */
export const NotStoredAndClosed = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { allowConsole: [/The takes? .*QuotaExceededError/] },
  play: async (context) => {
    await NotStored.input.play(context);
    await user.keyboard('{Escape}');
    await confirmLoss();
    await closed();
  },
});

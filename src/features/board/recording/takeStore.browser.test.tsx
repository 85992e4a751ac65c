import { expect, test } from 'vitest';
import { waitFor } from '../../../../tests/support/waitFor.ts';
import { hasStoredTake, removeTakes } from '../../../session/takes.ts';
import { createTakeStore } from './takeStore.ts';

const sound = (text: string) => new Blob([text]);

test('B34: a take is offered to its user when no tab has it any more, and a logout removes it', async () => {
  const [tab, otherTab] = [createTakeStore('hana'), createTakeStore('hana')];
  const first = tab.begin({ startedAt: 1_000, type: 'audio/webm' });
  await first.add(sound('first'));
  const second = tab.begin({ startedAt: 2_000, type: 'audio/mp4' });
  await Promise.all([second.add(sound('a')), second.add(sound('b'))]);
  expect(await otherTab.latest(), 'while a tab has it').toBeNull();

  const part = { start: 1, end: 3.5 };
  second.choose(part);
  second.release();
  const left = { startedAt: 2_000, type: 'audio/mp4', part };
  await waitFor(async () => expect(await otherTab.latest()).toEqual(left));
  expect(await createTakeStore('ren').latest(), 'of somebody else').toBeNull();

  const { recording, writer } = await otherTab.open(left);
  expect(await recording.text()).toBe('ab');
  await expect(tab.open(left)).rejects.toThrow('Another tab has this take');
  first.release();
  writer.remove();
  await waitFor(() => expect(hasStoredTake('hana'), 'of which the logout asks').toBe(true));
  await waitFor(async () => expect(await tab.latest()).toEqual({ startedAt: 1_000, type: 'audio/webm' }));

  removeTakes();
  await waitFor(async () => expect(await createTakeStore('hana').latest()).toBeNull());
});

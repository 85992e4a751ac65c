import { expect, onTestFinished, test } from 'vitest';
import { preventFileDrops } from './preventFileDrops.ts';

/** Dispatches a drag event. Returns whether its default was prevented. */
function isPrevented(type: 'dragover' | 'drop', transfer: DataTransfer, target: Element): boolean {
  return !target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer }));
}

test('S30: a file that is dropped anywhere is not opened; text and links can be dropped into a field', () => {
  const file = new DataTransfer();
  file.items.add(new File(['♪'], 'demo.wav', { type: 'audio/wav' }));
  const text = new DataTransfer();
  text.setData('text/plain', '拝啓');
  text.setData('text/uri-list', 'https://example.com/');
  const field = document.body.appendChild(document.createElement('textarea'));
  onTestFinished(() => field.remove());

  expect([isPrevented('dragover', file, field), isPrevented('drop', file, document.body)]).toEqual([false, false]);
  const stop = preventFileDrops(window);
  onTestFinished(stop);
  for (const type of ['dragover', 'drop'] as const) {
    for (const target of [field, document.body, document.documentElement]) {
      expect([isPrevented(type, file, target), isPrevented(type, text, target)]).toEqual([true, false]);
    }
  }
});

test('S30: what takes the file decides about the pointer', () => {
  onTestFinished(preventFileDrops(window));
  const taker = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => taker.remove());
  taker.addEventListener('dragover', (event) => event.preventDefault());
  const transfer = new DataTransfer();
  transfer.items.add(new File(['♪'], 'demo.wav'));
  // Outside of a real drag the property keeps no value.
  Object.defineProperty(transfer, 'dropEffect', { value: 'copy', writable: true });
  isPrevented('dragover', transfer, taker);
  expect(transfer.dropEffect).toBe('copy');
  isPrevented('dragover', transfer, document.body);
  expect(transfer.dropEffect).toBe('none');
});

import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { reducedMotion } from '../../ui/theme/reducedMotion.ts';
import { NoteEffect, noteEffectSetting } from './NoteEffect.tsx';

const meta = preview.meta({
  component: NoteEffect,
  beforeEach: () => noteEffectSetting.set(true),
  render: () => (
    <main style={{ minHeight: 400, padding: 24 }}>
      <h1>マウスを動かしてください</h1>
      <NoteEffect />
    </main>
  ),
});

function moveMouse(times: number): void {
  for (let move = 0; move < times; move += 1) {
    const place = { clientX: 100 + ((move * 7) % 500), clientY: 200 + ((move * 3) % 120) };
    window.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse', ...place }));
  }
}

const notes = () => [...document.querySelectorAll('body > [aria-hidden="true"] > span')];

/** Notes rise from the mouse while it moves over the page. */
export const On = meta.story({ globals: { viewport: { value: 'desktop' } } });

export const Notes = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    await waitFor(async () => {
      moveMouse(400);
      await expect(notes().length).toBeGreaterThan(0);
    });
    moveMouse(4_000);
    await expect(notes()).toHaveLength(40);
    for (const note of notes()) await expect(['♪', '♫', '♩']).toContain(note.textContent);
    await waitFor(() => expect(notes()).toHaveLength(0));
  },
});

export const SwitchedOff = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => noteEffectSetting.set(false),
  play: async () => {
    moveMouse(4_000);
    await expect(notes()).toHaveLength(0);
  },
});

export const SmallScreen = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(window.innerWidth).toBeLessThan(600);
    moveMouse(4_000);
    await expect(notes()).toHaveLength(0);
  },
});

export const LessMotion = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    reducedMotion.set(true);
    return () => reducedMotion.set(false);
  },
  play: async () => {
    moveMouse(4_000);
    await expect(notes()).toHaveLength(0);
    // The effect is mounted nevertheless: it starts when motion is enabled again.
    reducedMotion.set(false);
    await waitFor(async () => {
      moveMouse(400);
      await expect(notes().length).toBeGreaterThan(0);
    });
  },
});

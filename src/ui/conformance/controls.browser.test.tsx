import { createRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { longJapanese, unbreakable } from '../storySpecimens.tsx';
import { controls, type ConformanceProps, type Control } from './controls.tsx';
import { onAPhone, show, withMedia, textsClippedBySpacing } from './testPage.tsx';

/** Distance from the middle of a target to a point just inside its edge, in px. */
const REACH = 21.5;

const plain: ConformanceProps = { label: '名前', onUse: () => undefined, disabled: false, ref: null };
const all = Object.entries(controls);
const having = (property: keyof Control) => all.filter(([, control]) => control[property]);

/** Returns the element with the role. A password input has no role, so it is found by its type. */
function elementOf({ role }: Control): HTMLElement {
  const password = document.querySelector<HTMLElement>('input[type="password"]');
  return password ?? (page.getByRole(role).first().element() as HTMLElement);
}

describe.each(all)('%s', (_name, control) => {
  test('is reached by Tab and has one focus indicator', async () => {
    show(control.render(plain));
    await userEvent.tab();
    const element = elementOf(control);
    expect(document.activeElement).toBe(element);
    expect(focusRings(element)).toHaveLength(1);
  });

  test('has a focus indicator in forced colours', async () => {
    await withMedia({ 'forced-colors': 'active' });
    show(control.render(plain));
    await userEvent.tab();
    const { outlineStyle, outlineWidth } = getComputedStyle(elementOf(control));
    expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px']);
  });

  test.each([
    ['a long label', longJapanese],
    ['an unbreakable word', unbreakable],
  ])('fits 320 px with %s', async (_what, label) => {
    await onAPhone();
    show(control.render({ ...plain, label }));
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  test('is not clipped with wide spacing', () => {
    const container = show(
      <div style={{ width: 240 }}>{control.render({ ...plain, label: 'アコースティックギター' })}</div>,
    );
    expect(textsClippedBySpacing(container)).toEqual([]);
  });

  test('has no animation with reduced motion', async () => {
    await withMedia({ 'prefers-reduced-motion': 'reduce' });
    const container = show(control.render(plain));
    for (const element of container.querySelectorAll('*')) {
      expect(seconds(getComputedStyle(element).transitionDuration)).toBeLessThanOrEqual(0.001);
    }
  });
});

describe.each(all.filter(([, { isWithinText }]) => !isWithinText))('%s', (_name, control) => {
  test('has a touch target of 44 px each way', () => {
    show(control.render(plain));
    const element = elementOf(control);
    const target = element.closest('label') ?? element;
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    // A link within a text is only as wide as its text.
    const across = getComputedStyle(element).display === 'inline' ? 0 : REACH;
    for (const [dx, dy] of [
      [0, -REACH],
      [0, REACH],
      [-across, 0],
      [across, 0],
    ] as const) {
      expect(target.contains(document.elementFromPoint(x + dx, y + dy)), `${dx} ${dy}`).toBe(true);
    }
  });
});

describe.each(having('key'))('%s', (_name, control) => {
  test('is operated by keyboard', async () => {
    const onUse = vi.fn<() => void>();
    show(control.render({ ...plain, onUse }));
    await userEvent.tab();
    expect(onUse).not.toHaveBeenCalled();
    await userEvent.keyboard(control.key ?? '');
    expect(onUse).toHaveBeenCalledOnce();
  });
});

describe.each(having('takesRef'))('%s', (_name, control) => {
  test('passes its element to the ref, and null after unmounting', () => {
    const ref = createRef<HTMLElement>();
    const container = show(control.render({ ...plain, ref: ref as ConformanceProps['ref'] }));
    expect(ref.current).toBe(elementOf(control));
    show(null);
    expect(container.isConnected).toBe(false);
    expect(ref.current).toBeNull();
  });
});

describe.each(having('takesDisabled'))('%s', (_name, control) => {
  test('does nothing while it is disabled, and looks disabled', async () => {
    const onUse = vi.fn<() => void>();
    show(control.render({ ...plain, onUse, disabled: true }));
    const element = elementOf(control);
    expect(element.matches(':disabled')).toBe(true);
    await userEvent.tab();
    expect(document.activeElement).not.toBe(element);
    element.click();
    if (control.key !== null) await userEvent.keyboard(control.key);
    expect(onUse).not.toHaveBeenCalled();
    expect(isDimmed(element)).toBe(true);
  });
});

/** Returns the elements that show the focus: the element itself, or the box around a field, up to two levels above. */
function focusRings(element: HTMLElement): HTMLElement[] {
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const column = element.matches('input, textarea, select') ? element.parentElement?.closest('div') : null;
  const boxes = [column, column?.parentElement].filter((box) => box instanceof HTMLElement);
  return [
    ...(outlineStyle === 'solid' && outlineWidth === '2px' ? [element] : []),
    ...boxes.filter((box) => getComputedStyle(box).boxShadow !== 'none'),
  ];
}

function isDimmed(element: HTMLElement): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (Number(getComputedStyle(at).opacity) < 1) return true;
  }
  return false;
}

const seconds = (durations: string) => Math.max(...durations.split(',').map((duration) => Number.parseFloat(duration)));

import { describe, expect, test, vi } from 'vitest';
import { keyboardScrollable } from './keyboardScrollable.ts';

describe('a scrollable element is focusable', () => {
  const observers: { look: () => void; observed: unknown[]; isOver: boolean }[] = [];
  const children = [{}, {}];
  function scroller(sizes: { height?: number; width?: number; focusable?: string }) {
    observers.length = 0;
    vi.stubGlobal('ResizeObserver', function fakeObserver(look: () => void) {
      const own = { look, observed: [] as unknown[], isOver: false };
      observers.push(own);
      return {
        observe: (element: unknown) => own.observed.push(element),
        disconnect: () => {
          own.isOver = true;
        },
      };
    });
    const element = {
      clientHeight: 100,
      clientWidth: 100,
      scrollHeight: sizes.height ?? 100,
      scrollWidth: sizes.width ?? 100,
      tabIndex: -1,
      children,
      removed: [] as string[],
      removeAttribute: (name: string) => element.removed.push(name),
      querySelector: (selector: string) =>
        sizes.focusable !== undefined && selector.split(', ').includes(sizes.focusable) ? {} : null,
    };
    const stop = keyboardScrollable(element as unknown as HTMLElement);
    return { element, stop };
  }

  test.each([
    [{ height: 101 }, true],
    [{ width: 101 }, true],
    [{}, false],
    [{ height: 101, focusable: 'button' }, false],
    [{ height: 101, focusable: 'a[href]' }, false],
  ])('with overflow %j: %s', (sizes, takesFocus) => {
    const { element } = scroller(sizes);
    observers[0]?.look();
    expect([element.tabIndex === 0, element.removed]).toEqual([takesFocus, takesFocus ? [] : ['tabindex']]);
  });

  test('is observed with its children until it is removed', () => {
    const { element, stop } = scroller({});
    expect(observers[0]?.observed).toEqual([element, ...children]);
    stop?.();
    expect(observers[0]?.isOver).toBe(true);
    expect(keyboardScrollable(null)).toBeUndefined();
  });
});

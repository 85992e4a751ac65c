import { describe, expect, test } from 'vitest';
import { longJapanese, unbreakable } from '../storySpecimens.tsx';
import { onAPhone, show, withMedia, textsClippedBySpacing } from './testPage.tsx';
import { staticComponents } from './staticComponents.tsx';

describe.each(Object.entries(staticComponents))('%s', (_name, render) => {
  test('is not focusable', () => {
    const container = show(render('名前'));
    expect(container.querySelector('a, button, input, [tabindex="0"]')).toBeNull();
  });

  test.each([
    ['a long text', longJapanese],
    ['an unbreakable word', unbreakable],
  ])('fits 320 px with %s', async (_what, text) => {
    await onAPhone();
    show(render(text));
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  test('is not clipped with wide spacing', () => {
    const container = show(<div style={{ width: 144 }}>{render('アコースティックギター')}</div>);
    expect(textsClippedBySpacing(container)).toEqual([]);
  });

  test('has no animation with reduced motion', async () => {
    await withMedia({ 'prefers-reduced-motion': 'reduce' });
    const container = show(render('名前'));
    for (const animation of container.getAnimations({ subtree: true })) {
      const effect = animation.effect as KeyframeEffect;
      const duration = Number(effect.getTiming().duration);
      const moved = effect
        .getKeyframes()
        .flatMap(Object.keys)
        .filter((key) => !isTiming(key) && key !== 'opacity');
      expect(duration < 1 ? [] : moved).toEqual([]);
    }
  });
});

const isTiming = (key: string) => ['offset', 'computedOffset', 'easing', 'composite'].includes(key);

import { useState, type ReactNode } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { trackHistory } from '../../lib/browser/history/inAppHistory.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { longJapanese, unbreakable } from '../storySpecimens.tsx';
import { modals, popovers } from './layers.tsx';
import { onAPhone, show, withMedia } from './testPage.tsx';

const opener = page.getByRole('button', { name: '開く' });

/** Returns the open dialog, with either role. */
const dialog = () => document.querySelector<HTMLElement>('[role="dialog"], [role="alertdialog"]');
const focused = () => document.activeElement;

describe.each(Object.entries(modals))('%s', (_name, modal) => {
  function Opened({ text = '確認' }: { text?: string }) {
    const [open, setOpen] = useState(false);
    return (
      <div style={{ height: '200vh' }}>
        <Button onClick={() => setOpen(true)}>開く</Button>
        {modal({ open, close: () => setOpen(false), text })}
      </div>
    );
  }

  async function openByKey(node: ReactNode): Promise<HTMLElement> {
    show(node);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => focused()?.closest('[role$="dialog"]') ?? null).not.toBeNull();
    return dialog() as HTMLElement;
  }

  test('has a name, takes the focus, traps it, and returns it after Esc', async () => {
    const element = await openByKey(<Opened />);
    expect(element.getAttribute('aria-labelledby')).toBe(focused()?.id);
    expect(focused()?.textContent).toBe('確認');
    for (let press = 0; press < 6; press += 1) {
      await userEvent.tab(press > 2 ? { shift: true } : {});
      await expect.poll(() => element.contains(focused())).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await expect.poll(dialog).toBeNull();
    await expect.poll(() => focused()?.textContent).toBe('開く');
  });

  test('closes by Back, on the same screen (S28)', async () => {
    onTestFinished(trackHistory());
    const { href } = window.location;
    await openByKey(<Opened />);
    window.history.back();
    await expect.poll(dialog).toBeNull();
    await expect.poll(() => focused()?.textContent).toBe('開く');
    expect(window.location.href).toBe(href);
  });

  test('makes the page behind it inert, without a layout shift', async () => {
    const width = document.body.clientWidth;
    await openByKey(<Opened />);
    await expect.poll(() => document.querySelector('main')?.getAttribute('aria-hidden')).toBe('true');
    await expect.poll(() => getComputedStyle(document.body).overflowY).toBe('hidden');
    expect(document.body.clientWidth).toBe(width);
    await userEvent.keyboard('{Escape}');
    await expect.poll(dialog).toBeNull();
    await expect.poll(() => document.querySelector('main')?.getAttribute('aria-hidden')).toBeNull();
    await expect.poll(() => getComputedStyle(document.body).overflowY).toBe('visible');
  });

  test.each([
    ['a long text', longJapanese],
    ['an unbreakable word', unbreakable],
  ])('fits 320 px with %s', async (_what, text) => {
    await onAPhone();
    const element = await openByKey(<Opened text={text} />);
    await expect.poll(() => element.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    await expect.poll(() => element.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
    expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
  });

  test('has an edge in forced colours', async () => {
    await withMedia({ 'forced-colors': 'active' });
    const element = await openByKey(<Opened />);
    const { borderTopStyle, borderLeftStyle, borderRightStyle } = getComputedStyle(element);
    expect([borderTopStyle, borderLeftStyle, borderRightStyle]).toContain('solid');
  });

  test('does not slide with reduced motion', async () => {
    await withMedia({ 'prefers-reduced-motion': 'reduce' });
    const element = await openByKey(<Opened />);
    expect(Number.parseFloat(getComputedStyle(element).transitionDuration)).toBeLessThanOrEqual(0.001);
  });
});

describe.each(Object.entries(popovers))('%s', (_name, { role, node }) => {
  const popover = () => document.querySelector(`[popover][role="${role}"]`);
  // A closed popover need not be in the page.
  const isOpen = () => popover()?.matches(':popover-open') ?? false;

  async function openByKey(): Promise<void> {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.poll(isOpen).toBe(true);
    await expect.poll(() => popover()?.contains(focused())).toBe(true);
  }

  test('takes the focus and returns it after Esc', async () => {
    show(node);
    await openByKey();
    expect(opener.element().getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{Escape}');
    await expect.poll(isOpen).toBe(false);
    expect(focused()).toBe(opener.element());
    await expect.poll(() => opener.element().getAttribute('aria-expanded')).toBe('false');
  });

  test('closes by Back, on the same screen (S28)', async () => {
    window.history.pushState(null, '');
    onTestFinished(trackHistory());
    show(node);
    // On a slow machine the toggle event may be long after the popover is seen, and Back is pressed before it.
    const button = opener.element() as HTMLButtonElement;
    button.focus();
    button.click();
    await Promise.resolve();
    window.history.back();
    await expect.poll(isOpen).toBe(false);
    expect(focused()).toBe(button);
  });

  test('closes by a press outside, and by a second one on its button', async () => {
    show(<div style={{ height: 400 }}>{node}</div>);
    await openByKey();
    await userEvent.click(document.body, { position: { x: 600, y: 500 } });
    await expect.poll(isOpen).toBe(false);
    await userEvent.click(opener);
    await expect.poll(isOpen).toBe(true);
    await userEvent.click(opener);
    await expect.poll(isOpen).toBe(false);
  });

  test('closes when its button moves, and stays open when another element scrolls', async () => {
    show(
      <div style={{ height: '300vh' }}>
        {node}
        <div data-testid="other" style={{ height: 40, overflow: 'auto' }}>
          <div style={{ height: 400 }} />
        </div>
      </div>,
    );
    await openByKey();
    const scrolled = new Promise((resolve) =>
      document.addEventListener('scroll', resolve, { capture: true, once: true }),
    );
    page.getByTestId('other').element().scrollTop = 100;
    await scrolled;
    expect(isOpen()).toBe(true);
    window.scrollTo(0, 100);
    await expect.poll(isOpen).toBe(false);
  });

  test('has the focus in the task of the press, so that the next key goes to it', async () => {
    show(node);
    const button = opener.element() as HTMLElement;
    button.focus();
    button.click();
    expect(focused()?.closest('[popover]')).not.toBeNull();
    await expect.poll(isOpen).toBe(true);
    button.click();
    await expect.poll(isOpen).toBe(false);
  });

  test('in a dialog, Esc closes only the layer', async () => {
    const onClose = vi.fn<() => void>();
    show(
      <Dialog open title="プロフィール" onClose={onClose} actions={node}>
        本文
      </Dialog>,
    );
    await expect.poll(() => focused()?.textContent).toBe('プロフィール');
    await userEvent.tab();
    await openByKey();
    await userEvent.keyboard('{Escape}');
    await expect.poll(isOpen).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });
});

import type { Page } from '@playwright/test';
import type { Json } from '../../contract/documents.ts';
import { sampleOf } from '../../support/xssCorpus.ts';
import { Attack, attackAnswer } from '../../support/xssCorpusAnswers.ts';
import { expect } from '../fixtures.ts';

/** `XSS=full` tests the whole corpus in every field, which takes a quarter of an hour; otherwise a part of it. */
const isFull = process.env.XSS === 'full';
const strings = isFull ? 12 : 30;
const passes = isFull ? 36 : 1;

/** The parts of the corpus one after the other; all of them with `XSS=full`. */
export const attacks = (): Attack[] => Array.from({ length: passes }, (_, pass) => new Attack(strings, pass));

/** The part of a list that is tested where each string takes a step of its own. */
export const sampled = (list: readonly string[]): readonly string[] => (isFull ? list : sampleOf(list, 12));

interface Noticed {
  ran?: string[];
}

/** Returns what injected code has executed or opened in the page so far. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => seen.push(`popup: ${popup.url()}`));
  await page.addInitScript(() => {
    const noticed: string[] = [];
    Object.assign(window, { ran: noticed, __xss: () => noticed.push(document.currentScript?.outerHTML ?? 'ran') });
  });
  return async () => [...seen, ...((await page.evaluate(() => (window as Noticed).ran)) ?? [])];
}

/** Inserts the attack into every response of the contract between the page and its backend. */
export async function attackAnswers(page: Page, attack: Attack): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const answer = await route.fetch();
    const text = await answer.text();
    if (text === '') return await route.fulfill({ response: answer });
    const { pathname } = new URL(request.url());
    const json = attackAnswer(request.method(), pathname, answer.status(), JSON.parse(text) as Json, attack);
    await route.fulfill({ response: answer, json });
  });
}

/**
 * Expects that no code was executed, nothing crashed, nothing is wider than the page, and every address in it is
 * allowed.
 */
export async function expectHarmless(page: Page, ranIn: () => Promise<string[]>): Promise<void> {
  expect(await ranIn()).toEqual([]);
  await expect(page.getByText('画面の表示中に問題が発生しました')).toHaveCount(0);
  expect(await page.evaluate(inspect)).toEqual({ polluted: [], wide: [], links: [], sources: [] });
}

/** Returns the problems of a page; runs in it. */
export function inspect() {
  const all = [...document.querySelectorAll<HTMLElement>('*')];
  const describe = (element: Element) => `${element.tagName} ${element.outerHTML.slice(0, 200)}`;
  const isWide = (element: Element) => element.scrollWidth > element.clientWidth + 1;
  const scrolls = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
  /** The innermost element that is wider than allowed. */
  const widest = () => all.findLast((element) => element.clientWidth > 0 && isWide(element) && !scrolls(element));
  const SCROLLING = 'main, [role="dialog"], [role="alertdialog"], [role="log"]';
  const rel = ['noopener', 'noreferrer', 'nofollow', 'ugc'];
  return {
    polluted: Object.keys(Object.prototype),
    wide: [
      ...(document.documentElement.scrollWidth > window.innerWidth ? [widest() ?? document.body] : []),
      ...all.filter((element) => element.matches(SCROLLING) && isWide(element) && scrolls(element)),
    ].map(describe),
    links: all
      .filter((element) => element.hasAttribute('href') && !['LINK', 'use'].includes(element.tagName))
      .filter((element) => {
        const url = new URL(element.getAttribute('href') ?? '', document.baseURI);
        if (url.origin === window.location.origin) return false;
        const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
        const given = (element.getAttribute('rel') ?? '').split(' ');
        return url.protocol !== 'mailto:' && !(isWeb && rel.every((word) => given.includes(word)));
      })
      .map(describe),
    sources: all
      .filter((element) =>
        ['src', 'srcset', 'poster', 'srcdoc', 'data', 'action', 'formaction', 'background', 'ping'].some((name) => {
          const value = element.getAttribute(name);
          if (value === null) return false;
          const { protocol, origin } = new URL(value, document.baseURI);
          return origin !== window.location.origin && protocol !== 'blob:' && !value.startsWith('data:image/');
        }),
      )
      .map(describe),
  };
}

const TEXT_FIELDS = `textarea, input:not([type]), input:is([type="text"], [type="email"], [type="password"],
  [type="search"], [type="url"])`;

/** Types another string into every text field of the page, and expects that the field shows it as typed. */
export async function typeEverywhere(page: Page, attack: Attack): Promise<number> {
  const fields = (await page.locator(TEXT_FIELDS).and(page.locator(':visible:enabled')).all()).entries();
  let count = 0;
  for (const [at, field] of fields) {
    // A browser sends no unpaired surrogate, and nobody can type a line break into a field of one line.
    const whole = attack.next('text', `field ${at}`).toWellFormed();
    const hasLines = await field.evaluate((element) => element instanceof HTMLTextAreaElement);
    const text = hasLines ? whole : whole.replaceAll(/[\r\n]+/g, ' ');
    await field.fill(text);
    // What a field without any code makes of it: browsers trim addresses, for instance.
    const plain = await field.evaluate((element, typed) => {
      const copy = element.cloneNode() as HTMLInputElement;
      copy.value = typed;
      return copy.value;
    }, text);
    expect(await field.inputValue()).toBe(plain);
    count += 1;
  }
  return count;
}

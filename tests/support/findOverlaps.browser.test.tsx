import { afterEach, expect, test } from 'vitest';
import { findOverlaps } from './findOverlaps.ts';

const at = (left: number, top: number, style = '') =>
  `position: absolute; left: ${left}px; top: ${top}px; width: 80px; height: 44px; ${style}`;
const edge = 'border: 1px solid #777;';
const bare = 'border: none; background: none;';
const button = (name: string, style: string) => `<button style="${style}">${name}</button>`;

/** Shows this, with its popover open, and returns what the check finds. */
function overlapsIn(html: string): string[] {
  const box = document.body.appendChild(document.createElement('div'));
  box.dataset['planted'] = '';
  box.innerHTML = html;
  box.querySelector<HTMLElement>('[popover]')?.showPopover();
  return findOverlaps();
}

afterEach(() => {
  window.scrollTo(0, 0);
  for (const box of document.querySelectorAll('[data-planted]')) box.remove();
});

test.each([
  ['two buttons', button('一', at(0, 0, bare)) + button('二', at(50, 20, bare)), ['「一」 and 「二」 overlap']],
  [
    'a button that is not seen and takes the press',
    button('一', at(0, 0, bare)) + button('二', at(40, 0, `${bare} opacity: 0`)),
    ['「一」 and 「二」 overlap'],
  ],
  [
    'a button over half of a row that is a link as a whole',
    `<a href="/" style="${at(0, 0, 'width: 160px')}">会話</a>${button('操作', at(80, 0, bare))}`,
    ['「会話」 and 「操作」 overlap'],
  ],
  [
    'the enlarged area of a button over its neighbour',
    `<style>.wide::after { content: ''; position: absolute; inset: -20px }</style>${button('一', at(0, 0, bare))}
     <button class="wide" style="${at(84, 0, bare)}">二</button>`,
    ['「一」 and 「二」 overlap'],
  ],
  [
    'a floating button over a link',
    `<a href="/" style="${at(0, 0)}">一</a>${button('浮', at(40, 10, `${bare} position: fixed`))}`,
    ['「一」 is covered by 「浮」'],
  ],
  [
    'a snackbar over what cannot be scrolled',
    `${button('一', at(0, 0, bare))}<div data-snackbars style="${at(0, 0, 'position: fixed; background: #222')}">済</div>`,
    ['「一」 is covered by 「済」'],
  ],
  [
    'a floating button over a link at the top of a page that scrolls',
    `<div style="height: 300vh"></div><a href="/" style="${at(0, 0)}">一</a>
     ${button('浮', at(40, 10, `${bare} position: fixed`))}`,
    ['「一」 is covered by 「浮」'],
  ],
  [
    'a bar over a fixed button',
    `<div style="height: 300vh"></div>${button('一', at(0, 0, `${bare} position: fixed`))}
     <div style="position: fixed; inset: 0 0 auto; height: 60px; background: #222">帯</div>`,
    ['「一」 is covered by 「帯」'],
  ],
  [
    'a popover over another region',
    `<aside>${button('一', at(0, 0, bare))}</aside><button popovertarget="more" style="${at(200, 0, bare)}">開く</button>
     <div id="more" popover style="inset: 0 auto auto 0; margin: 0; width: 150px; height: 100px">全部</div>`,
    ['「一」 is covered by 「全部」'],
  ],
  [
    'less than 8 px between two edges',
    button('一', at(0, 0, edge)) + button('二', at(84, 0, edge)) + button('三', at(0, 48, edge)),
    ['4 px between 「一」 and 「二」', '4 px between 「一」 and 「三」'],
  ],
])('T13: the check finds %s', (_, html, expected) => {
  expect(overlapsIn(html)).toEqual(expected);
});

test.each([
  ['neighbours with room', button('一', at(0, 0, edge)) + button('二', at(88, 0, edge))],
  ['neighbours without an edge', button('一', at(0, 0, bare)) + button('二', at(80, 0, bare))],
  [
    'a button above a link that is stretched over its card',
    `<style>.link::after { content: ''; position: absolute; inset: 0 }</style>
     <div style="position: relative; width: 300px; height: 200px"><a class="link" href="/">名前</a>
     ${button('ハート', at(200, 100, `${edge} border-radius: 22px`))}</div>`,
  ],
  [
    'content below a bar, which can be scrolled clear of it',
    `<div style="height: 300vh"></div>${button('一', at(0, 0, bare))}
     <div style="position: fixed; inset: 0 0 auto; height: 60px; background: #222">帯</div>`,
  ],
  [
    'a popover over the content around its button',
    `${button('一', at(0, 0, bare))}<button popovertarget="more" style="${at(200, 0, bare)}">開く</button>
     <div id="more" popover style="inset: 0 auto auto 0; margin: 0; width: 150px; height: 100px">全部</div>`,
  ],
  [
    'the page behind a modal',
    `<div inert>${button('一', at(0, 0, bare))}</div>${button('閉じる', at(0, 0, `${edge} position: fixed`))}`,
  ],
  [
    'the page behind a button over the whole window',
    `${button('一', at(0, 0, bare))}${button('進む', `${bare} position: fixed; inset: 0; width: 100vw; height: 100vh`)}`,
  ],
  [
    'a button within a field',
    `<input aria-label="欄" style="${at(0, 0, 'width: 120px')}">${button('消す', at(80, 4, `${bare} width: 36px; height: 36px`))}`,
  ],
  [
    'a small button within a row that is a link as a whole',
    `<a href="/" style="${at(0, 0, 'width: 300px; height: 72px')}">会話</a>${button('操作', at(210, 14, bare))}`,
  ],
  ['what is not seen', button('一', at(0, 0, edge)) + button('二', at(40, 0, `${edge} visibility: hidden`))],
])('T13: the check allows %s', (_, html) => {
  expect(overlapsIn(html)).toEqual([]);
});

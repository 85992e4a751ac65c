import { equal } from 'node:assert/strict';
import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import type { Query } from '../inPage.ts';
import { by, css, type Screen, text } from '../screen.ts';
import { button, expectPopoverToFit, field, HANA, REN, type Step } from './step.ts';

/** Takes that the app has recorded in these browsers: AAC in MP4, as Safari does, and Opus in WebM. */
const takes = [
  { name: 'webkit.m4a', type: 'audio/mp4' },
  { name: 'firefox.webm', type: 'audio/webm' },
];

/** A take of a second is over before its position can be read. */
async function playToEnd(screen: Screen, post: Query): Promise<void> {
  await screen.run(noteEnds);
  await screen.press(button('再生', { inside: post }));
  await screen.see(
    css('html'),
    'with a sound that has ended',
    ({ attributes }) => Number(attributes['data-played']) > 0.5,
  );
}

export const boardSteps: readonly Step[] = [
  {
    name: 'a sound is posted on the board, played and sought, and its settings fit',
    isSmoke: true,
    async run({ world, screen, show }) {
      await world.enter(screen, HANA, '/board');
      await screen.see(by('article'));
      await screen.fill(field('投稿を書く'), '新曲のデモです');
      await screen.tab.chooseFile('input[type=file]', 0, world.files.sound);
      await screen.see(text(/音声 0:20/));
      await screen.press(button('投稿する'));
      const post = by('article', '', { inside: by('region', '掲示板') });
      await screen.see(post, 'with its text', (found) => found.text.includes('新曲のデモです'));
      await screen.press(button('再生', { inside: post }));
      await screen.see(button('一時停止', { inside: post }));
      const slider = by('slider', '再生位置', { inside: post });
      await screen.see(slider, 'not at its beginning', ({ attributes }) => Number(attributes['aria-valuenow']) > 0);
      await show('playing');
      await screen.press(button('一時停止', { inside: post }));
      await screen.press(slider);
      await screen.see(slider, 'in its middle', ({ attributes }) => attributes['aria-valuenow'] === '10');
      await screen.press(button('再生の設定', { inside: post }));
      await expectPopoverToFit(screen);
      await show('player');
    },
  },
  {
    name: 'a take is recorded, cut, posted and played',
    async run({ world, screen, show }) {
      await world.enter(screen, HANA, '/board');
      await screen.press(button('録音する'));
      const dialog = by('dialog', '録音');
      await screen.press(button('録音をはじめる', { inside: dialog }));
      await screen.see(css('[role=timer]', { inside: dialog }), 'with a second', ({ text: time }) =>
        /^0:0[1-9]/.test(time),
      );
      await show('recording');
      await screen.press(button('録音を終える', { inside: dialog }));
      await screen.press(button('前後を切り取る', { inside: dialog }));
      await show('trimming');
      await screen.press(button('この範囲にする', { inside: dialog }));
      await screen.press(button('この録音を使う', { inside: dialog }));
      await screen.see(text(/^録音 \d+:\d\d$/));
      await screen.fill(field('投稿を書く'), '録音しました');
      await screen.press(button('投稿する'));
      const post = by('article', '', { inside: by('region', '掲示板') });
      await screen.see(post, 'with its text', (found) => found.text.includes('録音しました'));
      await playToEnd(screen, post);
    },
  },
  {
    name: 'takes of other browsers are played',
    async run({ world, screen }) {
      const ren = await world.person(REN);
      for (const { name, type } of takes) {
        const form = new FormData();
        form.set('content', name);
        form.set('media_file', await openAsBlob(join(import.meta.dirname, '../takes', name), { type }), name);
        form.set('media_duration', '2');
        await ren.post('/api/posts/', form);
        await world.enter(screen, HANA, '/board');
        const post = by('article', '', { inside: by('region', '掲示板') });
        await screen.see(post, 'with its text', (found) => found.text.includes(name));
        await playToEnd(screen, post);
      }
    },
  },
  {
    name: 'the board is searched: words are marked, the address has them, and Back takes a condition away',
    async run({ world, screen, show }) {
      await world.enter(screen, HANA, '/board');
      const searchField = by('searchbox', '掲示板をさがす');
      await screen.fill(searchField, 'ドラム');
      await screen.see(css('mark'));
      await screen.at(/^\/board\?q=[^&]+$/);
      await screen.run(cancelConversion);
      equal((await screen.look(searchField)).value, 'ドラム', 'an Esc that cancels a conversion leaves the words');
      await show('board-search');
      await screen.press(button('音声あり'));
      await screen.at(/&media=audio$/);
      await screen.run(() => history.back());
      await screen.at(/^\/board\?q=[^&]+$/);
      await screen.see(button('音声あり'), 'that is off', ({ attributes }) => attributes['aria-pressed'] === 'false');
      await screen.fill(searchField, 'どこにもない');
      await screen.see(by('heading', '条件に合う投稿が見つかりません'));
      await show('board-nothing-found');
      await screen.press(button('すべてクリア'));
      await screen.at('/board');
      await screen.see(by('article'));
    },
  },
];

/** Runs in the page: an Esc that cancels a conversion of an input method, with the event order of Safari. */
function cancelConversion(): void {
  const target = document.activeElement;
  const compose = (type: string) => target?.dispatchEvent(new CompositionEvent(type, { bubbles: true, data: '' }));
  compose('compositionstart');
  compose('compositionend');
  target?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', keyCode: 229, bubbles: true, cancelable: true }),
  );
}

/** Runs in the page: writes down where a sound that is played from now on has ended, in seconds. */
function noteEnds(): void {
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function playToEnd() {
    this.addEventListener('ended', () => {
      document.documentElement.dataset.played = String(this.currentTime);
    });
    return play.call(this);
  };
}

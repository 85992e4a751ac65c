import { equal, notEqual, ok } from 'node:assert/strict';
import type { Settings } from './engine.ts';
import { by, css, type Screen, text, until } from './screen.ts';
import { sampleSeed } from '../support/sample.ts';
import type { World } from './world.ts';

export interface Walk {
  world: World;
  screen: Screen;
  /** A second tab of the same browser, which is closed after the step. */
  openSecond: () => Promise<Screen>;
  settings: Settings;
  /** Takes a screenshot for manual inspection. */
  show: (name: string) => Promise<void>;
}

/** A part of the walk, which begins with a new World and an empty storage. */
export interface Step {
  name: string;
  run: (walk: Walk) => Promise<void>;
  /** Console errors that the step causes. */
  allowed?: RegExp;
  /** Whether `npm test` runs it, too. */
  isSmoke?: true;
  /** Whether it is also run with letters of 200 %. */
  isAboutLayout?: true;
}

const HANA = 'hana@example.com';
const REN = 'ren@example.com';

const isNarrow = ({ settings }: Walk) => settings.width < 600;
const menu = by('button', 'アカウントメニューを開く');
const field = (name: string) => by('textbox', name);
const button = (name: string | RegExp, options?: Parameters<typeof by>[2]) => by('button', name, options);
const headline = by('heading', '音でつながる、仲間に出会う。');

const message = by('textbox', 'メッセージを入力');
const conversation = by('link', /^れんさんとの会話/);
const lastBubble = css('[data-status]', { inside: by('log'), nth: -1 });

async function chooseFromMenu(screen: Screen, name: string): Promise<void> {
  await screen.press(menu);
  await screen.press(by('menuitem', name));
}

async function logInByForm(screen: Screen, email: string): Promise<void> {
  await screen.fill(field('メールアドレス'), email);
  await screen.fill(field('パスワード'), 'password123');
  await screen.press(button('ログイン'));
}

/** The editor's tabs; in a narrow window they are in a drawer. */
async function openTab(walk: Walk, name: string): Promise<void> {
  const { screen } = walk;
  if (isNarrow(walk)) {
    await screen.press(button('編集メニューを開く'));
    await screen.press(button(name, { inside: by('dialog') }));
    await screen.gone(by('dialog'));
  } else await screen.press(by('tab', name));
}

/** A popover is as high as its content and does not scroll, unless the window is too low for it. */
async function expectPopoverToFit(screen: Screen): Promise<void> {
  await screen.see(css(':popover-open'));
  const { spare, sideways, isWhole } = await screen.run(() => {
    const popover = document.querySelector(':popover-open');
    const content = popover?.lastElementChild;
    if (!popover || !content) throw new Error('There is no popover');
    const last = content.lastElementChild ?? content;
    return {
      spare: popover.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom,
      sideways: Math.max(content.scrollWidth - content.clientWidth, popover.scrollWidth - popover.clientWidth),
      isWhole: content.scrollHeight <= content.clientHeight,
    };
  });
  ok(sideways <= 0, `the popover scrolls sideways by ${sideways} px`);
  // Its padding is 16 px.
  if (isWhole) ok(spare < 40, `${spare} px of the popover are empty below its content`);
}

const focusIsSomewhere = (screen: Screen, what: string) =>
  until(`the focus ${what}`, () => screen.run(() => document.activeElement !== document.body));

/**
 * Neither the page nor a part of it scrolls horizontally, except for rows that are meant to: tabs, and their
 * containers.
 */
async function expectNothingSideways(screen: Screen, where: string): Promise<void> {
  let wide: string[] = [];
  await until(`${where}, in which nothing scrolls sideways`, async () => {
    wide = await screen.run(() =>
      [document.documentElement, ...document.querySelectorAll('body *:not(nav, [role=tablist])')].flatMap((element) => {
        const { overflowX, overscrollBehaviorX, overscrollBehaviorY } = getComputedStyle(element);
        if (overscrollBehaviorX === 'contain' && overscrollBehaviorY !== 'contain') return [];
        const scrolls = element === document.documentElement || /auto|scroll/.test(overflowX);
        const wider = element.scrollWidth - element.clientWidth;
        return scrolls && element.clientWidth > 0 && wider > 0 ? [`${element.tagName} by ${wider} px`] : [];
      }),
    );
    return wide.length === 0;
  }).catch((error: unknown) => {
    // Nothing is wide where the engine did not answer.
    throw wide.length === 0 ? error : new Error(`${where} scrolls sideways: ${wide.join(', ')}`, { cause: error });
  });
}

/** Number of random steps of the chat log in each window, and their time limit in milliseconds. */
const LOG_STEPS = 200;
const LOG_LIMIT = 220_000;
const logSeed = sampleSeed() ?? 1;

export const steps: readonly Step[] = [
  {
    name: 'somebody registers, verifies the address by the mail and logs in',
    isSmoke: true,
    // A new person has no profile yet.
    allowed: /404/,
    async run({ world, screen }) {
      await world.enter(screen, null, '/register');
      await screen.fill(field('メールアドレス'), 'engine@example.com');
      await screen.fill(field('パスワード'), 'password123');
      await screen.fill(field('パスワード（確認）'), 'password123');
      await screen.press(by('checkbox', 'プライバシーポリシーに同意します'));
      await screen.press(button('登録する'));
      await screen.see(by('heading', '確認メールを送信しました'));
      const mail = (await world.backend.mailbox()).find(({ to }) => to === 'engine@example.com');
      await screen.goto(mail?.link ?? '');
      await screen.see(by('heading', '確認完了！'));
      await screen.press(by('link', 'ログイン画面へ'));
      await logInByForm(screen, 'engine@example.com');
      await screen.see(headline);
    },
  },
  {
    name: 'a search by an instrument, the popover of a card, and a person',
    isAboutLayout: true,
    async run(walk) {
      const { world, screen, show } = walk;
      await world.enter(screen, HANA, '/search');
      await screen.see(text('299人'));
      // With large letters there is no room for the filters beside the results.
      if (isNarrow(walk) || walk.settings.hasLargeLetters) {
        await screen.press(button(/^フィルターを開く/));
        await screen.press(button('ドラム', { inside: by('dialog', 'フィルター') }));
        await screen.see(button(/^\d+人を表示する$/), 'with fewer people', (found) => !found.text.startsWith('299'));
        await expectNothingSideways(screen, 'the filter');
        await show('filter');
        await screen.press(button(/^\d+人を表示する$/));
      } else await screen.press(button('ドラム'));
      await screen.at(/^\/search\?/);
      await screen.see(text(/^(?!299)\d+人$/));
      await screen.press(css('article button[aria-haspopup="dialog"]'));
      await expectPopoverToFit(screen);
      await show('tags');
      await screen.tab.keys('Escape');
      await screen.gone(css(':popover-open'));
      await screen.press(by('link', /さんのプロフィールを開く$/));
      await screen.see(by('dialog'));
      await screen.at(/profile=/);
      await expectNothingSideways(screen, 'a person');
      await show('person');
      await screen.tab.keys('Escape');
      await screen.gone(by('dialog'));
    },
  },
  {
    name: 'a like in return is a match, which is celebrated, and a first message',
    async run({ world, screen, show }) {
      await world.enter(screen, HANA, '/likes?tab=received');
      // A person with whom she has no messages yet, so that openers are suggested.
      await screen.press(button(/^(?!れんさん).*さんにいいねする$/, { nth: 0 }));
      const celebration = by('dialog', /さんとマッチングしました！$/);
      await screen.see(celebration);
      await show('celebration');
      await screen.press(button('メッセージを送る', { inside: celebration }));
      await screen.at(/^\/messages\?c=/);
      let opener = '';
      await screen.see(message, 'with the opener', ({ value }) => (opener = value) !== '');
      await screen.press(button('送信する'));
      await screen.see(lastBubble, 'with the opener', (found) => found.text.includes(opener));
    },
  },
  {
    name: 'a chat: unread, sent with Enter but not with that of a conversion, received, a draft, and the focus',
    isSmoke: true,
    isAboutLayout: true,
    async run(walk) {
      const { world, screen, show } = walk;
      const ren = await world.person(REN);
      await world.enter(screen, HANA, '/messages');
      await screen.see(by('link', /^れんさんとの会話。未読2件/));
      await screen.press(conversation);
      await screen.see(text('ここから未読メッセージ'));
      await focusIsSomewhere(screen, 'after a chat was opened');
      const id = await screen.run(() => new URLSearchParams(location.search).get('c'));
      await screen.fill(message, 'よろしくお願いします');
      await screen.tab.keys('Enter');
      await screen.see(message, 'and empty', ({ value }) => value === '');
      await screen.see(
        lastBubble,
        'with the words, at the server',
        ({ text: words, attributes }) => words.includes('よろしくお願いします') && attributes['data-status'] === 'sent',
      );
      await ren.post(`/api/messages/conversations/${id}/messages`, { content: 'こちらこそ！' });
      await screen.see(lastBubble, 'with the answer', (found) => found.text.includes('こちらこそ！'));
      await screen.tab.keys('a', 'b', ['Shift', 'Enter'], 'c');
      await screen.see(message, 'with two lines', ({ value }) => value === 'ab\nc');
      await screen.run(confirmConversions);
      equal((await screen.look(message)).value, 'ab\nc', 'an Enter that confirms a conversion sends nothing');
      await expectNothingSideways(screen, 'a chat');
      await show('chat');
      await screen.goto(`/messages?c=${id}`);
      await screen.see(message, 'with the draft', ({ value }) => value === 'ab\nc');
      await screen.see(lastBubble, 'with the answer', (found) => found.text.includes('こちらこそ！'));
      if (!isNarrow(walk)) return;
      await screen.press(button('会話一覧に戻る'));
      await screen.see(conversation, 'with the focus', ({ isFocused }) => isFocused);
    },
  },
  {
    name: 'a chat of 10,000 messages, and a search in it',
    async run({ world, screen }) {
      await world.backend.reset('large');
      await world.enter(screen, HANA, '/messages');
      await screen.press(conversation);
      await screen.see(lastBubble);
      const newest = (await screen.see(lastBubble)).text;
      await screen.run(() => document.querySelector<HTMLElement>('[role=log]')?.focus());
      const oldest = text('こんにちは。いまバンドのメンバーを探していて、ご連絡しました。');
      // A key press while the log is still measuring its rows does not always lead to the top.
      await until('the oldest message', async () => {
        await screen.tab.keys('Home');
        return (await screen.look(oldest)).count > 0;
      });
      await screen.press(button('最新のメッセージへ'));
      await screen.see(lastBubble, 'with the newest message', (found) => found.text === newest);
      await screen.press(button('この会話をさがす'));
      await screen.fill(by('searchbox', 'この会話をさがす'), 'ライブ');
      await screen.see(css('mark'));
      await screen.tab.keys('Escape');
      await screen.gone(by('searchbox', 'この会話をさがす'));
      await until('the log at its end', () =>
        screen.run(() => {
          const log = document.querySelector('[role=log]');
          return log !== null && log.scrollHeight - log.scrollTop - log.clientHeight < 2;
        }),
      );
    },
  },
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
    name: 'a take is recorded, cut and posted, or the dialog says why it cannot be',
    async run({ world, screen, show }) {
      await world.enter(screen, HANA, '/board');
      await screen.press(button('録音する'));
      const dialog = by('dialog', '録音');
      await screen.press(button('録音をはじめる', { inside: dialog }));
      const timer = css('[role=timer]', { inside: dialog });
      const problem = css('[data-kind]', { inside: dialog });
      await until('a second of a recording, or a problem', async () => {
        const [{ text: time }, { count }] = [await screen.look(timer), await screen.look(problem)];
        return count > 0 || (time !== '' && !time.startsWith('0:00'));
      });
      await show('recording');
      // The WebKit of this machine has no microphone.
      if ((await screen.look(problem)).count > 0) return;
      await screen.press(button('録音を終える', { inside: dialog }));
      await screen.press(button('前後を切り取る', { inside: dialog }));
      await screen.press(button('この範囲にする', { inside: dialog }));
      await screen.press(button('この録音を使う', { inside: dialog }));
      await screen.see(text(/^録音 .*\.(webm|m4a)$/));
      await screen.press(button('投稿する'));
      const post = by('article', '', { inside: by('region', '掲示板') });
      await screen.press(button('再生', { inside: post }));
      await screen.see(by('slider', '再生位置', { inside: post }), 'played', ({ attributes }) => {
        return Number(attributes['aria-valuenow']) > 0;
      });
    },
  },
  {
    name: 'a picture is cut, turned and uploaded in the editor',
    async run({ world, screen, show }) {
      const hana = await world.person(HANA);
      const address = async () => ((await hana.get('/api/profiles/me')) as { avatar_url: string }).avatar_url;
      const before = await address();
      await world.enter(screen, HANA, '/profile/edit');
      await screen.see(field('表示名'));
      await screen.tab.chooseFile('input[type=file][accept^=image]', 0, world.files.picture);
      const dialog = by('dialog', '表示する範囲を選ぶ');
      const middle = await screen.place(css('[role=application]', { inside: dialog }));
      await screen.tab.drag(middle, { x: middle.x - 60, y: middle.y });
      await screen.press(button('90度回転', { inside: dialog }));
      await show('cut');
      await screen.press(button('この範囲に決定'));
      await screen.press(button('アップロードする'));
      await screen.see(text('プロフィール画像を更新しました'));
      notEqual(await address(), before);
      const size = await screen.run(
        async (url) => {
          const picture = await createImageBitmap(await (await fetch(url)).blob());
          return [picture.width, picture.height];
        },
        await address(),
      );
      equal(String(size), '800,800');
    },
  },
  {
    name: 'the editor: videos in another order, a save, and leaving with changes asks',
    async run(walk) {
      const { world, screen, show } = walk;
      const hana = await world.person(HANA);
      const titles = async () =>
        ((await hana.get('/api/videos/my-videos')) as { title: string }[]).map(({ title }) => title);
      const [first = '', second = ''] = await titles();
      await world.enter(screen, HANA, '/profile/edit');
      await openTab(walk, '動画設定');
      await show('videos');
      const handle = button(`「${first}」を並べ替える`);
      await screen.place(handle);
      await screen.run((name) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.focus(), handle.name);
      await screen.tab.keys('Enter', 'ArrowDown', 'Enter');
      await until('the other order', async () => (await titles())[0] === second);
      await openTab(walk, '基本情報');
      await screen.fill(field('表示名'), 'はなこ');
      await screen.press(button('保存する'));
      await screen.see(text('プロフィールを更新しました'));
      await screen.at('/search');
      equal(((await hana.get('/api/profiles/me')) as { display_name: string }).display_name, 'はなこ');
      await chooseFromMenu(screen, 'プロフィールを編集');
      await screen.fill(field('自己紹介'), '書きかけの文章');
      await screen.press(by('link', '掲示板'));
      await screen.press(button('編集を続ける', { inside: by('dialog') }));
      await screen.gone(by('dialog'));
      await screen.see(field('自己紹介'), 'with the words', ({ value }) => value === '書きかけの文章');
      await screen.press(by('link', '掲示板'));
      await screen.press(button('破棄して移動する'));
      await screen.at('/board');
    },
  },
  {
    name: 'a logout in one of two tabs is one in the other',
    async run({ world, screen, openSecond }) {
      await world.enter(screen, HANA, '/search');
      await screen.see(headline);
      const second = await openSecond();
      await second.goto('/notifications');
      await second.see(menu);
      await chooseFromMenu(second, 'ログアウト');
      await second.at('/login');
      await screen.at(/^\/login/);
      equal(await screen.run(() => localStorage.getItem('token')), null);
    },
  },
  {
    name: 'without a network: it is said, the app opens, what is written waits and is sent',
    // The browser's messages about failed calls.
    allowed: /./,
    async run({ world, screen, show }) {
      const { network } = world;
      await world.enter(screen, HANA, '/messages');
      await screen.press(conversation);
      await screen.see(lastBubble);
      await until('a service worker', () =>
        screen.run(async () => (await navigator.serviceWorker.ready).active?.state === 'activated'),
      );
      // The service worker does not control the first load of a page.
      await screen.goto(await screen.run(() => location.pathname + location.search));
      await screen.see(lastBubble);
      try {
        network.cut();
        await screen.run(setOnline, false);
        await screen.see(text('オフラインです。接続が戻ると自動で更新します。'));
        await screen.fill(message, '電車の中です');
        await screen.tab.keys('Enter');
        await screen.see(lastBubble, 'that waits', (found) => found.text.includes('接続が戻りしだい送信します'));
        await show('offline');
        network.mend();
        await screen.run(setOnline, true);
        await screen.gone(text('オフラインです。接続が戻ると自動で更新します。'));
        await screen.see(
          lastBubble,
          'that was sent',
          ({ text: words }) => words.includes('電車') && !/接続/.test(words),
        );
        network.cut();
        await screen.goto('/board');
        await screen.see(by('link', '掲示板'));
      } finally {
        network.mend();
      }
    },
  },
  {
    name: 'no screen, and nothing in it, scrolls sideways',
    isAboutLayout: true,
    // A page that is left aborts its requests, which Firefox logs.
    allowed: /dynamically imported|ServiceWorker intercepted|preload CSS|did not arrive|did not answer|aborted/,
    async run(walk) {
      const { world, screen, show } = walk;
      for (const path of ['/login', '/register', '/forgot-password', '/privacy']) {
        await world.enter(screen, null, path);
        await screen.see(by('heading'));
        await expectNothingSideways(screen, path);
        await show(path.slice(1));
      }
      await world.enter(screen, HANA, '/search');
      for (const path of ['/search', '/likes', '/messages', '/notifications', '/board', '/profile/edit', '/nowhere']) {
        await screen.goto(path);
        await screen.see(by('heading'));
        await screen.gone(css('[aria-busy=true]'));
        await expectNothingSideways(screen, path);
        await show(path.slice(1).replace('/', '-'));
      }
      for (const tab of ['タグ設定', 'SNSリンク', '動画設定']) {
        await screen.goto('/profile/edit');
        await openTab(walk, tab);
        await expectNothingSideways(screen, tab);
        await show(tab);
      }
      await screen.goto('/search');
      await screen.press(menu);
      await show('menu');
      await screen.press(by('menuitem', '表示と操作の設定'));
      await screen.see(by('dialog'));
      await expectNothingSideways(screen, 'the settings');
      await show('settings');
    },
  },
  // Last: WebKit empties the caches of a private session, as its driver has, when no page of their site is open.
  {
    name: `the log of a chat stays where it has to be, in ${LOG_STEPS} random steps (seed ${logSeed})`,
    async run({ world, screen }) {
      await screen.tab.goto(`${await world.chatLog()}?steps=${LOG_STEPS}&seed=${logSeed}`);
      let result: string | null = null;
      const hasEnded = async () => {
        result = await screen.run(() => document.documentElement.dataset.result ?? null);
        return result !== null;
      };
      await until('the end of the steps', hasEnded, LOG_LIMIT);
      const { faults } = JSON.parse(result ?? '') as { faults: string[] };
      equal(faults.join('\n'), '');
    },
  },
];

/**
 * Runs in the page: an Enter that confirms a conversion of an input method, with the event order of most browsers and
 * of Safari.
 */
function confirmConversions(): void {
  const target = document.activeElement;
  const press = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true };
  const compose = (type: string) => target?.dispatchEvent(new CompositionEvent(type, { bubbles: true, data: '' }));
  compose('compositionstart');
  target?.dispatchEvent(new KeyboardEvent('keydown', { ...press, keyCode: 229, isComposing: true }));
  compose('compositionend');
  compose('compositionstart');
  compose('compositionend');
  target?.dispatchEvent(new KeyboardEvent('keydown', { ...press, keyCode: 229 }));
}

/** Runs in the page: sets the browser's network status. No driver can do that in every engine. */
function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

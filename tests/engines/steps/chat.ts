import { equal, match } from 'node:assert/strict';
import { by, css, type Screen, text, until } from '../screen.ts';
import {
  button,
  conversation,
  expectNothingSideways,
  HANA,
  isNarrow,
  lastBubble,
  message,
  REN,
  SORA,
  type Step,
} from './step.ts';

const MONEY = '先にお金を振り込んでください';

const focusIsSomewhere = (screen: Screen, what: string) =>
  until(`the focus ${what}`, () => screen.run(() => document.activeElement !== document.body));

export const chatSteps: readonly Step[] = [
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
    name: 'dates: a card that is chosen from, the form, and the list of agreed dates',
    isAboutLayout: true,
    async run(walk) {
      const { world, screen, show } = walk;
      const ren = await world.person(REN);
      await world.enter(screen, HANA, '/messages');
      await screen.press(conversation);
      await screen.see(lastBubble);
      const id = await screen.run(() => new URLSearchParams(location.search).get('c'));
      const day = new Date(Date.now() + 3 * 86_400_000 + 32_400_000);
      const date = `${day.getUTCMonth() + 1}/${day.getUTCDate()}(${'日月火水木金土'[day.getUTCDay()]})`;
      const content = `【日程の候補】\n① ${date} 14:00〜16:00\n② ${date} 23:00〜翌1:00`;
      await ren.post(`/api/messages/conversations/${id}/messages`, { content });
      await screen.press(button(/^② .*を選ぶ$/));
      await screen.see(text(/^決定 /));
      await expectNothingSideways(screen, 'a chat with a card');
      await show('card');
      await screen.press(button('日程・曲・場所を送る'));
      await screen.press(by('menuitem', '日程を決める'));
      const form = by('dialog', '日程を決める');
      await screen.see(form);
      await screen.press(button('この内容で送る', { inside: form }));
      await screen.see(text('日付を入力してください'));
      await expectNothingSideways(screen, 'the form for dates');
      await show('dates');
      await screen.press(button('ダイアログを閉じる', { inside: form }));
      await screen.gone(form);
      if (isNarrow(walk)) await screen.press(button('会話一覧に戻る'));
      await screen.press(button('予定'));
      await screen.see(by('link', /23:00.*れん/, { inside: by('dialog', '予定') }));
      await show('agreed dates');
    },
  },
  {
    name: 'a warning above the first messages, a report, whose mail is copied, and a block',
    isAboutLayout: true,
    // A new person has no profile yet.
    allowed: /404/,
    async run({ world, screen, show }) {
      const sora = (await (await world.person(SORA)).get('/api/users/me')) as { id: string };
      const hana = await world.person(HANA);
      const { data } = (await hana.post('/api/messages/conversations', { other_user_id: sora.id })) as {
        data: { id: string };
      };
      await hana.post(`/api/messages/conversations/${data.id}/messages`, { content: MONEY });
      await world.enter(screen, SORA, '/messages');
      const chat = by('link', /^はなさんとの会話/);
      await screen.see(chat);
      // What the operator sets stands in the page.
      await screen.run(() => document.querySelector('#root')?.setAttribute('data-contact', 'care@otonowa.example'));
      await screen.press(chat);
      const warning = by('region', 'ご注意');
      await screen.see(warning);
      await screen.see(lastBubble, 'with the words', (found) => found.text.includes(MONEY));
      await expectNothingSideways(screen, 'a chat with a warning');
      await show('warning');

      await screen.press(button('通報する', { inside: warning }));
      const report = by('dialog', '通報する');
      await screen.fill(by('textbox', '理由（任意）', { inside: report }), '詐欺だと思います');
      await expectNothingSideways(screen, 'a report');
      await show('report');
      await screen.press(button('内容をコピー', { inside: report }));
      await screen.see(text('コピーしました'));
      const { attributes } = await screen.see(by('link', 'メールを作成', { inside: report }));
      match(attributes.href ?? '', /^mailto:care@otonowa\.example\?subject=.+%0D%0A/);
      await screen.tab.keys('Escape');
      await screen.gone(report);
      await screen.see(button('通報する', { inside: warning }), 'with the focus', ({ isFocused }) => isFocused);

      await screen.press(button('この人をブロック'));
      await screen.press(button('ブロックする', { inside: by('dialog') }));
      await screen.see(text(/^ブロックした人との会話です/));
      await screen.gone(message);
      await focusIsSomewhere(screen, 'after a block');
      await show('blocked');
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

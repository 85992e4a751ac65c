import { by, css, text } from '../screen.ts';
import {
  button,
  expectNothingSideways,
  expectPopoverToFit,
  HANA,
  isNarrow,
  lastBubble,
  message,
  type Step,
} from './step.ts';

export const peopleSteps: readonly Step[] = [
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
    name: 'the listening view: a person, the next one by a key, and back to the grid',
    isAboutLayout: true,
    async run({ world, screen, show }) {
      await world.enter(screen, HANA, '/search?view=listen');
      const current = css('[role="feed"] article[data-in-view]');
      // While people are still loading, somebody may come before the one in view.
      const isFirst = (attributes: Record<string, string>) =>
        attributes['aria-posinset'] === '1' && attributes['aria-setsize'] !== '-1';
      await screen.see(current, 'the first of all', ({ attributes }) => isFirst(attributes));
      await expectNothingSideways(screen, 'the listening view');
      await show('listen');
      await screen.press(button(/の演奏を再生$/, { inside: current }));
      await screen.see(css('audio, video'));
      await screen.tab.keys('ArrowRight');
      await screen.see(current, 'the second', ({ attributes }) => attributes['aria-posinset'] === '2');
      await screen.press(by('link', '一覧'));
      await screen.at(/^\/search(?!.*view=)/);
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
];

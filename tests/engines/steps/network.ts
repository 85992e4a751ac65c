import { text, by, until } from '../screen.ts';
import { conversation, HANA, lastBubble, message, type Step } from './step.ts';

export const networkSteps: readonly Step[] = [
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
];

/** Runs in the page: sets the browser's network status. No driver can do that in every engine. */
function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

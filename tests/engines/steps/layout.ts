import { by, css } from '../screen.ts';
import { expectNothingSideways, HANA, menu, openTab, type Step } from './step.ts';

export const layoutSteps: readonly Step[] = [
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
];

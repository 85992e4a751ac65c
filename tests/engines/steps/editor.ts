import { equal, notEqual } from 'node:assert/strict';
import { by, css, text, until } from '../screen.ts';
import { button, chooseFromMenu, field, HANA, openTab, type Step } from './step.ts';

export const editorSteps: readonly Step[] = [
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
];

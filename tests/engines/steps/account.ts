import { equal } from 'node:assert/strict';
import { by, type Screen } from '../screen.ts';
import { button, chooseFromMenu, field, HANA, headline, menu, type Step } from './step.ts';

async function logInByForm(screen: Screen, email: string): Promise<void> {
  await screen.fill(field('メールアドレス'), email);
  await screen.fill(field('パスワード'), 'password123');
  await screen.press(button('ログイン'));
}

export const accountSteps: readonly Step[] = [
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
    name: 'a logout in one of two tabs is one in the other',
    async run({ world, screen, openSecond }) {
      await world.enter(screen, HANA, '/search');
      await screen.see(headline);
      const second = await openSecond();
      // A screen that writes nothing when it is visited: a call on its way at the logout would be refused in the console.
      await second.goto('/likes');
      await second.see(menu);
      await chooseFromMenu(second, 'ログアウト');
      await second.at('/login');
      await screen.at(/^\/login/);
      equal(await screen.run(() => localStorage.getItem('token')), null);
    },
  },
];

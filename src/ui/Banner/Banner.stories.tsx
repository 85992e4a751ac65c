import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Specimens } from '../storySpecimens.tsx';
import { Banner, bannerKinds } from './Banner.tsx';

const meta = preview.meta({ component: Banner });

export const Kinds = meta.story({
  render: () => (
    <Specimens>
      {bannerKinds.map((kind) => (
        <Banner key={kind} kind={kind}>
          {`${kind}: 確認メールを再送信しました。メールをご確認ください。`}
        </Banner>
      ))}
    </Specimens>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^error/);
    await expect(canvas.getAllByRole('status')).toHaveLength(2);
  },
});

export const WithAction = meta.story({
  render: () => (
    <Specimens>
      <Banner kind="error" action={<Button size="compact">もう一度試す</Button>}>
        サーバーに接続できません。ネットワーク接続を確認してください。
      </Banner>
    </Specimens>
  ),
});

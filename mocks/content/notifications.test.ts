import { describe, expect, it } from 'vitest';
import { announcements, mutualLike, newLike, newMessage } from './notifications.ts';

describe('notifications', () => {
  it('announces what rule X23 announces', () => {
    expect(announcements('12月1日').map(({ type, title, message }) => `[${type}] ${title} — ${message}`)).toEqual([
      '[announcement] OTONOWAへようこそ — プロフィールを登録して、音楽仲間を見つけましょう。',
      '[info] 演奏動画のすすめ — 動画を登録すると、いいねが届きやすくなります。',
      '[warning] メンテナンスのお知らせ — 12月1日 2:00〜4:00はご利用いただけません。',
      '[update] 掲示板に返信機能が加わりました — 投稿に返信できるようになりました。',
    ]);
  });

  it('contains the person’s name for likes, matches and messages', () => {
    expect(newLike('はな')).toEqual({
      type: 'new_like',
      title: 'いいねが届きました',
      message: 'はなさんからいいねが届きました。',
    });
    expect(mutualLike('れん')).toMatchObject({ type: 'mutual_like', message: 'れんさんとマッチングしました。' });
    expect(newMessage('れん')).toMatchObject({ type: 'new_message', message: 'れんさんからメッセージが届きました。' });
  });
});

import { expect, test } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { postErrorMessage } from './postErrorMessage.ts';

const issues = [
  { loc: ['body', 'content'], msg: '長すぎます', type: 'too_long' },
  { loc: ['body', 'media_duration', 0], msg: '600以下にしてください', type: 'less_than_equal' },
];

test.each([
  ['anything else', new Error('boom'), '投稿の作成に失敗しました'],
  ['500', new ApiError('http', '', { status: 500, detail: 'Internal Server Error' }), '投稿の作成に失敗しました'],
  ['500 in Japanese', new ApiError('http', '', { status: 503, detail: '混み合っています' }), '混み合っています'],
  ['the server’s words', new ApiError('http', '', { status: 413, detail: '大きすぎます' }), '大きすぎます'],
  [
    'a line for each fault of a 422',
    new ApiError('http', '', { status: 422, issues }),
    'body.content: 長すぎます\nbody.media_duration.0: 600以下にしてください',
  ],
  ['a 422 without faults', new ApiError('http', '', { status: 422 }), '投稿の作成に失敗しました'],
  ['no answer', new ApiError('network', ''), 'サーバーに接続できません。ネットワーク接続を確認してください。'],
])('%s', (_, error, message) => expect(postErrorMessage(error)).toBe(message));

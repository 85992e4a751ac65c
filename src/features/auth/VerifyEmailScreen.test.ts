import { describe, expect, test } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { verifyErrorMessage, verifyHint } from './VerifyEmailScreen.tsx';

describe('A9: the message when an address could not be verified', () => {
  test.each([
    [
      'the detail',
      new ApiError('http', 'HTTP 400', { status: 400, detail: 'リンクが無効です', statusText: 'Bad Request' }),
      'リンクが無効です',
    ],
    ['the status text', new ApiError('http', 'HTTP 400', { status: 400, statusText: 'Bad Request' }), 'Bad Request'],
    [
      'the status, where HTTP/2 has no text',
      new ApiError('http', 'HTTP 502', { status: 502 }),
      'エラーが発生しました: HTTP 502',
    ],
    [
      'C3a: the own text for 5xx in English',
      new ApiError('http', 'HTTP 500', {
        status: 500,
        detail: 'Internal Server Error',
        statusText: 'Internal Server Error',
      }),
      'エラーが発生しました: HTTP 500',
    ],
    [
      'the detail of a 5xx in Japanese',
      new ApiError('http', 'HTTP 503', { status: 503, detail: 'メンテナンス中です' }),
      'メンテナンス中です',
    ],
    [
      'no answer',
      new ApiError('network', 'The server did not answer'),
      'サーバーに接続できません。ネットワーク接続を確認してください。',
    ],
    ['anything else', new TypeError('oops'), 'エラーが発生しました: oops'],
  ])('%s', (_case, error, text) => {
    expect(verifyErrorMessage(error)).toBe(text);
  });

  test.each([
    ['このリンクは既に使用されています', 'info'],
    ['使用済みのリンクです', 'info'],
    ['Token has already been used', 'info'],
    ['リンクの有効期限が切れています', 'error'],
    ['期限切れです', 'error'],
    ['token expired', 'error'],
    ['リンクが無効です', undefined],
  ])('A8: the hint for %s', (message, kind) => {
    expect(verifyHint(message)?.kind).toBe(kind);
  });
});

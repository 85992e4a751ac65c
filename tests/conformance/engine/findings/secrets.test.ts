import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { toCurl } from '../curl.ts';
import type { Exchange } from '../exchange.ts';
import { Secrets } from './secrets.ts';

const PASSWORD = `pass"wörd\\'🎸&1`;
const TOKEN = 'eyJhbGciOi.abc-def_1';
const secrets = new Secrets();
secrets.learnFrom({
  requestBody: JSON.stringify({ email: 'a@b.example', password: PASSWORD }),
  json: { access_token: TOKEN },
});
const inJson = JSON.stringify(PASSWORD).slice(1, -1);
const ascii = (text: string) =>
  text.replaceAll(/[\u0080-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

test.each([
  [`Authorization: Bearer ${TOKEN}`, 'Authorization: Bearer •••'],
  [`Basic ${TOKEN}x, then Bearer ${TOKEN.slice(0, -1)}`, 'Basic •••x, then Bearer •••'],
  [JSON.stringify({ password: PASSWORD, new_password: 'q"r' }), '{"password":"•••","new_password":"•••"}'],
  [`{"detail":[{"input":{"pass":"${inJson}"}}]}`, '{"detail":[{"input":{"pass":"•••"}}]}'],
  [`{"input":"${ascii(inJson)}"}`, '{"input":"•••"}'],
  [`the password ${PASSWORD} is wrong`, 'the password ••• is wrong'],
  [`/ws/user-1?token=${encodeURIComponent(TOKEN)}&x=1`, '/ws/user-1?token=•••&x=1'],
  ['{"token":"short","token_type":"bearer"}', '{"token":"•••","token_type":"bearer"}'],
  ['Bearer conformance-unknown-token', 'Bearer conformance-unknown-token'],
])('%s is masked', (text, masked) => expect(secrets.mask(text)).toBe(masked));

test.each([
  [`200 {"access_token":"${TOKEN.slice(0, 12)}`, '200 {"access_token":"•••'],
  [`{"input":"${inJson.slice(0, 9)}…`, '{"input":"•••…'],
  ['200 {"token_type":"bearer"', '200 {"token_type":"bearer"'],
])('%s, which was cut, is masked', (text, masked) => expect(secrets.maskTruncated(text)).toBe(masked));

const call = (fields: Partial<Exchange>): Exchange =>
  ({
    method: 'POST',
    url: 'http://h/api',
    requestHeaders: {},
    requestBody: '',
    requestBytes: null,
    requestFields: null,
    ...fields,
  }) as Exchange;

test.each([
  {
    about: 'JSON with quotes of every kind',
    seen: call({ requestBody: JSON.stringify({ password: PASSWORD, content: `it's "so"\n$HOME` }) }),
    words: ['--data-raw', `{"password":"•••","content":"it's \\"so\\"\\n$HOME"}`],
  },
  {
    about: 'a form with a quote, an ampersand and a leading @',
    seen: call({
      requestHeaders: { 'content-type': 'multipart/form-data; boundary=x', authorization: `Bearer ${TOKEN}` },
      requestFields: [{ name: 'content', text: `@a & it's` }],
    }),
    words: ['-H', 'authorization: Bearer mine', '--form-string', `content=@a & it's`],
  },
  {
    about: 'a malformed header around a token',
    seen: call({ requestHeaders: { authorization: `Bearer "${TOKEN}"` } }),
    words: ['-H', 'authorization: Bearer "mine"'],
  },
])('the command line of $about is whole for a shell', ({ seen, words }) => {
  const line = toCurl(seen, secrets);
  const script = `printf '%s\\0' ${line}`;
  const read = execFileSync('sh', ['-c', script], { env: { TOKEN: 'mine' }, encoding: 'utf8' });
  expect(read.split('\0').slice(0, -1)).toEqual(['curl', '-i', '-X', 'POST', 'http://h/api', ...words]);
});

import { beforeAll, describe, expect, test } from 'vitest';
import { loginErrorMessage } from '../../src/features/auth/LoginScreen.tsx';
import { verifyHint } from '../../src/features/auth/VerifyEmailScreen.tsx';
import { linkFields } from '../../src/features/profile/form/profileFields.ts';
import { parseLink, readYears } from '../../src/features/profile/form/storedText.ts';
import { nextPath } from '../../src/app/routes/preload.ts';
import { routeAt } from '../../src/app/routes/routes.ts';
import { ApiError } from '../../src/api/errors.ts';
import { emailError, normalizeEmail } from '../../src/lib/forms/email.ts';
import { foldKana } from '../../src/lib/text/foldKana.ts';
import { linkify } from '../../src/lib/text/linkify.ts';
import { mediaKind } from '../../src/media/mediaFile.ts';
import { resolvePictureUrl } from '../../src/lib/media/mediaUrl.ts';
import { romajiToHiragana } from '../../src/lib/text/romaji.ts';
import { tagFinder } from '../../src/tags/tagFinder.tsx';
import { parseTimestamp } from '../../src/lib/time/timestamp.ts';
import { webLink } from '../../src/lib/text/webLink.ts';
import { countWork } from './countWork.ts';
import { stubWindow } from './fakeWindow.ts';
import { worstTexts } from './worstTexts.ts';

/** The longest text in the contract: a post, a message or a bio. */
const LONGEST = 5_000;
const TIMES = 8;

const drums = { value: 'drums', display_name_ja: 'ドラム' };

/** All functions of the client that parse a text. */
const readers: Record<string, (text: string) => unknown> = {
  linkify,
  webLink,
  foldKana,
  romajiToHiragana,
  parseTimestamp,
  routeAt,
  readYears,
  verifyHint,
  'the tag finder, what is typed': (text) => tagFinder(text, null)('instruments', drums),
  'the tag finder, a tag': (text) => tagFinder('どらむ', null)('instruments', { value: text, display_name_ja: text }),
  'an e-mail address': (text) => emailError(normalizeEmail(text), { required: '', invalid: '' }),
  'an address of a picture': (text) => resolvePictureUrl(text, 'https://api.example'),
  'the name of a file': (text) => mediaKind({ name: text, type: '' }),
  'the page after the login': (text) => nextPath(`next=${text}`),
  'the reason of a refused login': (text) => loginErrorMessage(new ApiError('http', '', { status: 403, detail: text })),
  ...Object.fromEntries(linkFields.map((field) => [`the field ${field}`, (text: string) => parseLink(field, text)])),
};

beforeAll(() => void stubWindow());

describe.each(Object.entries(readers))('%s', (_, read) => {
  test.each(Object.entries(worstTexts))('is processed in linear time: %s', (__, text) => {
    const work = (length: number) => {
      const given = text(length);
      return countWork(() => void read(given));
    };
    expect(work(LONGEST)).toBeLessThanOrEqual(3 * TIMES * Math.max(work(LONGEST / TIMES), LONGEST / TIMES));
  });
});

test('the count detects a text that is scanned again for each of its characters', () => {
  const again = (text: string) => countWork(() => [...text].forEach((letter) => text.includes(`${letter}!`)));
  expect(again('a'.repeat(800))).toBeGreaterThan(50 * again('a'.repeat(100)));
  const sorted = (text: string) => countWork(() => void text.normalize('NFKC'));
  expect(sorted('\u0316\u0315'.repeat(400))).toBeGreaterThan(50 * sorted('\u0316\u0315'.repeat(50)));
});

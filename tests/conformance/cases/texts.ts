import type { CallInput, Exchange } from '../engine/exchange.ts';
import { expectEqual, expectFrame, expectStatus } from '../engine/expect.ts';
import type { Case, Kit } from '../engine/kit.ts';
import { profileNamed } from '../engine/people.ts';
import { open } from './conversation.ts';
import { formInput } from './formInput.ts';

/** Characters that people really type and that servers really break. Texts are as long as their field allows. */
const ALPHABETS: Readonly<Record<string, string>> = {
  emoji: '🎸👩‍👩‍👧‍👦🇯🇵👍🏽',
  japanese: '漢字ひらがなｶﾀｶﾅ々〆ー～〜',
  rare: '𠮟𩸽葛󠄀髙﨑',
  // Composed and decomposed characters must not be normalized. Escapes, because editors may compose them.
  accents: '\u00E9e\u0301\uD55C\u1112\u1161\u11AB\u304C\u304B\u3099\uFF76\uFF9E',
  markup: `<b>&amp;</b>"'\\/{{7*7}}\${x}%20%s`,
  quotes: `'; DROP TABLE users; --\\'\\"`,
  arabic: 'العربيةעברית\u200F',
  invisible: 'a\u200Bb\u00A0c\u3000d\uFEFFe',
  latin: 'ÆøåŁßñÿ½µ¶§©',
};
/** What a text of one line may not contain (`http.oneLine`), and any other text returns. */
const NOT_IN_ONE_LINE: Readonly<Record<string, string>> = {
  control: 'a\u0001b\u001Bc\u007Fd\u0085e',
  lines: 'a\u2028b\u2029c',
  directions: 'a\u202Ab\u202Bc\u202Cd\u202De\u202Ef\u2066g\u2067h\u2068i\u2069j',
};

/** Repeats whole graphemes up to a length in UTF-16 code units, of which a text never has fewer than code points. */
function fill(alphabet: string, length: number): string {
  const letters = [...new Intl.Segmenter('ja', { granularity: 'grapheme' }).segment(alphabet)].map(
    ({ segment }) => segment,
  );
  let text = '';
  for (let index = 0; ; index += 1) {
    const letter = letters[index % letters.length] ?? 'x';
    if (text.length + letter.length > length) return text;
    text += letter;
  }
}

/** A stored text: how it is written, and how it is read. */
interface Place {
  name: string;
  length: number;
  write(kit: Kit, text: string): Promise<Exchange>;
  /** Reads it after a successful write. */
  read(kit: Kit, written: Exchange): Promise<{ seen: Exchange; text: unknown }>;
  /** Deletes what `write` created. */
  clear?(kit: Kit, written: Exchange): Promise<unknown>;
  /** Expected status of `write`; 200 unless given. */
  status?: number;
  /** Whether it is sent in a form, which encodes line ends as CRLF. */
  isForm?: true;
  /** Whether it is sent as a frame, which gets no response. */
  isFrame?: true;
}

/** Matches names of texts that must be one line (`http.oneLine`). */
const OF_ONE_LINE = /display_name|title/;
/** Matches names of texts that may have more than one line. */
const OF_LINES = /bio|description|content/;
const LINES = '一行目\n\n  三行目\t\n「終わり」';

const field = (seen: Exchange, name: string) => (Object(seen.json) as Record<string, unknown>)[name];
const idOf = (seen: Exchange) => String(field(seen, 'id'));
const film = (fields: Record<string, string>): CallInput =>
  formInput({ file: new File([new Uint8Array(8)], 'a.mp4', { type: 'video/mp4' }), ...fields });

const profileTexts = Object.entries({
  display_name: 100,
  age_range: 50,
  activity_level: 50,
  bio: 5_000,
  website_url: 2_048,
  twitter_url: 2_048,
  instagram_url: 2_048,
  youtube_url: 2_048,
  soundcloud_url: 2_048,
}).map(([name, length]): Place => ({
  name: `profile.${name}`,
  length,
  write: ({ a }, text) =>
    a.call('updateMyProfile', { body: { profile_update: { ...profileNamed('あ').profile_update, [name]: text } } }),
  async read({ a, b }) {
    const seen = await b.call('getProfile', { id: a.profileId });
    return { seen, text: field(seen, name) };
  },
}));

const videoTexts = Object.entries({ title: 200, description: 2_000 }).flatMap(([name, length]): Place[] => {
  const read: Place['read'] = async ({ a, b }, written) => {
    const seen = await b.call('listProfileVideos', { id: a.profileId });
    const video = (seen.json as { id: string }[]).find(({ id }) => id === idOf(written));
    return { seen, text: (Object(video) as Record<string, unknown>)[name] };
  };
  const clear: Place['clear'] = ({ a }, written) => a.call('deleteVideo', { id: idOf(written) });
  const other = name === 'title' ? 'description' : 'title';
  return [
    {
      name: `video.${name}`,
      length,
      isForm: true,
      write: ({ a }, text) => a.call('uploadVideo', film({ [name]: text })),
      read,
      clear,
    },
    {
      name: `video.changed.${name}`,
      length,
      async write({ a }, text) {
        const made = await a.call('uploadVideo', film({ [name]: 'x' }));
        return await a.call('updateVideo', { id: idOf(made), body: { [name]: text, [other]: null } });
      },
      read,
      clear,
    },
  ];
});

const PLACES: readonly Place[] = [
  ...profileTexts,
  ...videoTexts,
  {
    name: 'frame.content',
    length: 5_000,
    isFrame: true,
    async write(kit, content) {
      const id = await open(kit.a, kit.b);
      const socket = await kit.a.connect();
      socket.send({ type: 'send_message', conversation_id: id, content });
      await expectFrame('socket.sent', socket, 'message_sent');
      await socket.close();
      return await kit.a.call('getConversation', { id });
    },
    async read({ b }, written) {
      const seen = await b.call('getConversation', { id: idOf(written) });
      await b.call('markConversationRead', { id: idOf(written) });
      return { seen, text: (seen.json as { messages: { content: string }[] }).messages.at(-1)?.content };
    },
  },
  {
    name: 'message.content',
    length: 5_000,
    status: 201,
    write: async ({ a, b }, content) => await a.call('sendMessage', { id: await open(a, b), body: { content } }),
    async read({ b }, written) {
      const seen = await b.call('getConversation', { id: String(field(written, 'conversation_id')) });
      const { messages } = seen.json as { messages: { id: string; content: string }[] };
      await b.call('markConversationRead', { id: String(field(written, 'conversation_id')) });
      return { seen, text: messages.find(({ id }) => id === idOf(written))?.content };
    },
  },
  {
    name: 'post.content',
    length: 5_000,
    isForm: true,
    status: 201,
    write: ({ a }, content) => a.call('createPost', formInput({ content })),
    async read({ b }, written) {
      const seen = await b.call('getPost', { id: idOf(written) });
      return { seen, text: field(seen, 'content') };
    },
    clear: ({ a }, written) => a.call('deletePost', { id: idOf(written) }),
  },
];

/** Cases that store and read every text of the contract: it must come back with exactly the same characters. */
export const textCases: readonly Case[] = PLACES.map((place) => ({
  id: `texts.${place.name}`,
  ...(place.name === 'message.content' ? { isSmoke: true as const } : {}),
  title: `${place.name} holds any text of its length, and gives it back as it was.`,
  async run(kit) {
    await deleteVideos(kit);
    const isOneLine = OF_ONE_LINE.test(place.name);
    for (const alphabet of Object.values(isOneLine ? ALPHABETS : { ...ALPHABETS, ...NOT_IN_ONE_LINE })) {
      // Some operations trim texts, so this one does not end with white space.
      const text = `${fill(alphabet, place.length - 1)}。`;
      const written = expectStatus(await place.write(kit, text), place.status ?? 200, 'texts.taken');
      const { seen, text: read } = await place.read(kit, written);
      expectText(seen, read, text);
      await place.clear?.(kit, written);
    }
    // A line end counts as one, in a form, too.
    const lines = [LINES, `${'a\n'.repeat(place.length / 2 - 1)}aa`];
    for (const text of OF_LINES.test(place.name) ? ['a  b', ...lines] : ['a  b']) {
      const inner = expectStatus(await place.write(kit, text), place.status ?? 200, 'texts.taken');
      const { text: read } = await place.read(kit, inner);
      expectText(inner, place.isForm === true ? String(read).replaceAll('\r\n', '\n') : read, text);
      await place.clear?.(kit, inner);
    }
    await expectNul(kit, place);
    if (isOneLine) await expectOneLine(kit, place);
  },
}));

async function deleteVideos(kit: Kit): Promise<void> {
  const videos = await kit.a.call('listMyVideos');
  for (const { id } of videos.json as { id: string }[]) await kit.a.call('deleteVideo', { id });
}

/** Checks that each character that a text of one line may not contain is refused, those of direction at its ends too. */
async function expectOneLine(kit: Kit, place: Place): Promise<void> {
  const inside = [...`\n\t${Object.values(NOT_IN_ONE_LINE).join('').replaceAll(/[a-z]/g, '')}`];
  for (const text of ['\u202E名前', '名前\u202E', ...inside.map((character) => `前${character}後`)]) {
    // A place may create a video for its text before the text is refused.
    await deleteVideos(kit);
    const written = await place.write(kit, text);
    expectStatus(written, 422, 'texts.oneLine');
    const named = JSON.stringify(written.json).includes(`"${place.name.split('.').at(-1)}"`);
    expectEqual('texts.oneLine', written, named, true);
  }
}

/** Checks that U+0000 inside of a text is refused or returned unchanged. */
async function expectNul(kit: Kit, place: Place): Promise<void> {
  if (place.isFrame === true) return;
  const text = '前\u0000後';
  const written = await place.write(kit, text);
  if (written.status === 422) return;
  const { seen, text: read } = await place.read(kit, expectStatus(written, place.status ?? 200, 'texts.taken'));
  expectText(seen, read, text);
  await place.clear?.(kit, written);
}

function expectText(seen: Exchange, read: unknown, text: string): void {
  if (read === text) return;
  const at = [...text].findIndex((letter, index) => [...String(read)][index] !== letter);
  const around = (whole: unknown) => JSON.stringify([...String(whole)].slice(Math.max(0, at - 4), at + 8).join(''));
  const place = (whole: unknown) => `${around(whole)} at letter ${at} of ${[...String(whole)].length}`;
  expectEqual('texts.same', seen, place(read), place(text));
}

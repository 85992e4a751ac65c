import type { CallInput, Exchange } from '../engine/exchange.ts';
import { expectEqual, expectFrame, expectStatus } from '../engine/expect.ts';
import type { Case, Kit } from '../engine/kit.ts';
import { profileNamed } from '../engine/people.ts';
import { open } from './conversation.ts';
import { formInput } from './formInput.ts';

/** What people really type, and what servers really break: each as long as the place allows. */
const ALPHABETS: Readonly<Record<string, string>> = {
  emoji: '🎸👩‍👩‍👧‍👦🇯🇵👍🏽',
  japanese: '漢字ひらがなｶﾀｶﾅ々〆ー～〜',
  rare: '𠮟𩸽葛󠄀髙﨑',
  // Composed and not: neither becomes the other. As escapes, which no editor composes.
  accents: '\u00E9e\u0301\uD55C\u1112\u1161\u11AB\u304C\u304B\u3099\uFF76\uFF9E',
  markup: `<b>&amp;</b>"'\\/{{7*7}}\${x}%20%s`,
  quotes: `'; DROP TABLE users; --\\'\\"`,
  arabic: 'العربية\u202Eעברית\u200F',
  invisible: 'a\u200Bb\u00A0c\u3000d\uFEFFe',
  latin: 'ÆøåŁßñÿ½µ¶§©',
  control: 'a\u0001b\u001Bc\u007Fd\u0085e',
};

/** As many whole letters as fit, counted as browsers count them, which is never fewer than a server may count. */
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

/** A place where a text is stored: how it is written, and where it is read. */
interface Place {
  name: string;
  length: number;
  write(kit: Kit, text: string): Promise<Exchange>;
  /** Reads it after a successful write. */
  read(kit: Kit, written: Exchange): Promise<{ seen: Exchange; text: unknown }>;
  /** Takes away what was made. */
  clear?(kit: Kit, written: Exchange): Promise<unknown>;
  /** A name that only holds what is safe to show in one line. */
  status?: number;
  /** Sent by a form, which carries line ends as CRLF. */
  isForm?: true;
  /** Sent as a frame, which has no answer. */
  isFrame?: true;
}

/** Where a text has more than one line. */
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

/** Every stored text of the contract: what goes in comes out, to the last letter. */
export const textCases: readonly Case[] = PLACES.map((place) => ({
  id: `texts.${place.name}`,
  title: `${place.name} holds any text of its length, and gives it back as it was.`,
  async run(kit) {
    for (const videos of [await kit.a.call('listMyVideos')]) {
      for (const { id } of videos.json as { id: string }[]) await kit.a.call('deleteVideo', { id });
    }
    for (const alphabet of Object.values(ALPHABETS)) {
      // White space at the end is not everywhere kept.
      const text = `${fill(alphabet, place.length - 1)}。`;
      const written = expectStatus(await place.write(kit, text), place.status ?? 200, 'texts.taken');
      const { seen, text: read } = await place.read(kit, written);
      expectText(seen, read, text);
      await place.clear?.(kit, written);
    }
    for (const text of OF_LINES.test(place.name) ? ['a  b', LINES] : ['a  b']) {
      const inner = expectStatus(await place.write(kit, text), place.status ?? 200, 'texts.taken');
      const { text: read } = await place.read(kit, inner);
      expectText(inner, place.isForm === true ? String(read).replaceAll('\r\n', '\n') : read, text);
      await place.clear?.(kit, inner);
    }
    await expectNul(kit, place);
  },
}));

/** U+0000 inside of a text: refused, or given back. */
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

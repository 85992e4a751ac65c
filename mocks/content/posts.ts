import { chatSlots } from './chats/chatSlots.ts';
import { genreWord } from './bios/genreWords.ts';
import { instrumentWords } from './bios/instrumentWords.ts';
import {
  type PostTopic,
  postAdditions,
  postTemplates,
  postTopics,
  replyAdditions,
  replyTemplates,
} from './postTemplates.ts';
import { chance, pick, pickWeighted, type Random, type Weighted } from './random.ts';
import { fill, type Slots } from './chats/slots.ts';
import { tagsNamed } from './musician/tagCatalogue.ts';

/** A post of the board, before it has an author and a time. */
export interface PostSeed {
  readonly topic: PostTopic;
  readonly content: string;
  /** Whether a sound or a video belongs to it. */
  readonly media: 'audio' | 'video' | null;
}

/** The eight posts of rule X23. */
export const samplePosts: readonly PostSeed[] = [
  {
    topic: 'support',
    content: '急募！来月のライブでドラムのサポートをお願いできる方はいませんか？（新宿・4曲）',
    media: null,
  },
  { topic: 'demo', content: '新曲のデモを上げました。感想をもらえるとうれしいです。', media: 'audio' },
  { topic: 'session', content: '土曜の夜、下北沢でセッションします。見学だけでも歓迎です。', media: null },
  { topic: 'gear', content: 'ベースの弦、みなさん何を使っていますか？', media: null },
  { topic: 'diary', content: 'はじめてのスタジオ、緊張したけど楽しかったです！', media: null },
  { topic: 'recruit', content: 'コピーバンドのメンバーを募集しています。まずは3曲から合わせましょう。', media: null },
  { topic: 'recording', content: '宅録のボーカル、こもってしまうのですがコツはありますか？', media: null },
  { topic: 'live', content: '先週のライブ映像です。ギターソロだけでも見てください。', media: 'video' },
];

/** The four replies of rule X23. */
export const sampleReplies = [
  '参加したいです！詳細を教えてもらえますか？',
  'いい音ですね。ミックスは自分でされているんですか？',
  '初心者でも大丈夫でしょうか？',
  'おつかれさまでした！また見に行きます。',
] as const;

const parts = tagsNamed(
  'instruments',
  'vocal electric_guitar acoustic_guitar bass drums keyboard saxophone violin percussion trumpet',
);
const genres = tagsNamed(
  'genres',
  'rock jpop citypop funk jazz metal alternative anison shoegaze acoustic punk bossa_nova soul_rnb vocaloid',
);

const mediaByTopic: Partial<Record<PostTopic, readonly Weighted<PostSeed['media']>[]>> = {
  demo: [
    ['audio', 9],
    ['video', 1],
  ],
  live: [
    ['video', 17],
    ['audio', 3],
  ],
};

const topicWeights: readonly Weighted<PostTopic>[] = postTopics.map((topic) => [
  topic,
  topic === 'diary' || topic === 'recruit' ? 3 : 2,
]);

function boardSlots(random: Random): Slots {
  const { spoken, role } = instrumentWords[pick(parts, random)];
  return { ...chatSlots(random), part: spoken, role, genre: genreWord(pick(genres, random)) ?? undefined };
}

/** Returns a plausible post of the board. A thousand of them have hardly a duplicate. */
export function post(random: Random): PostSeed {
  const topic = pickWeighted(topicWeights, random);
  const slots = boardSlots(random);
  const first = fill(pick(postTemplates[topic], random), slots);
  const second = chance(0.55, random) ? fill(pick(postAdditions[topic], random), slots) : '';
  const separator = second !== '' && (first.includes('\n') || chance(0.2, random)) ? '\n' : '';
  const text = first + separator + second;
  const content = chance(0.1, random) ? `${text}${pick(['🎸', '🥁', '🎹', '🎤', '✨', '🙏'], random)}` : text;
  return { topic, content, media: pickWeighted(mediaByTopic[topic] ?? [[null, 1]], random) };
}

/** Returns a reply that fits a post of the topic. */
export function reply(topic: PostTopic, random: Random): string {
  const slots = boardSlots(random);
  const text = fill(pick(replyTemplates[topic], random), slots);
  if (chance(0.25, random)) return `${text}${fill(pick(replyAdditions, random), slots)}`;
  return chance(0.12, random) ? `${text}${pick(['👏', '✨', '🙌', '🎶'], random)}` : text;
}

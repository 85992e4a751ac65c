import { chatSlots } from './chats.ts';
import data from './data/posts.json' with { type: 'json' };
import { chance, pick, pickWeighted, type Random, type Weighted } from './random.ts';
import { instrumentWords, tagLabel, tagsNamed } from './tagCatalogue.ts';
import { fill, type Slots } from './texts.ts';

/** The topic of a post. */
export type PostTopic = keyof typeof data.topics;

export const postTopics = Object.keys(data.topics) as PostTopic[];

/** A post of the board, before it has an author and a time. */
export interface PostSeed {
  readonly topic: PostTopic;
  readonly content: string;
  /** Whether a sound or a video belongs to it. */
  readonly media: 'audio' | 'video' | null;
}

/** The eight posts and the four replies of rule X23. */
export const samplePosts = data.samples as readonly PostSeed[];
export const { sampleReplies } = data;

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
  const { i, role } = instrumentWords[pick(parts, random)];
  return { ...chatSlots(random), part: i, role, genre: tagLabel('genres', pick(genres, random)) };
}

/** Returns a plausible post of the board. A thousand of them have hardly a duplicate. */
export function post(random: Random): PostSeed {
  const topic = pickWeighted(topicWeights, random);
  const slots = boardSlots(random);
  const first = fill(pick(data.topics[topic].posts, random), slots);
  const second = chance(0.55, random) ? fill(pick(data.topics[topic].additions, random), slots) : '';
  const separator = second !== '' && (first.includes('\n') || chance(0.2, random)) ? '\n' : '';
  const text = first + separator + second;
  const content = chance(0.1, random) ? `${text}${pick(['🎸', '🥁', '🎹', '🎤', '✨', '🙏'], random)}` : text;
  return { topic, content, media: pickWeighted(mediaByTopic[topic] ?? [[null, 1]], random) };
}

/** Returns a reply that fits a post of the topic. */
export function reply(topic: PostTopic, random: Random): string {
  const slots = boardSlots(random);
  const text = fill(pick(data.topics[topic].replies, random), slots);
  if (chance(0.25, random)) return `${text}${fill(pick(data.replyAdditions, random), slots)}`;
  return chance(0.12, random) ? `${text}${pick(['👏', '✨', '🙌', '🎶'], random)}` : text;
}

import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type {
  Conversation,
  Notification,
  Post,
  Profile,
  ReceivedLike,
  TagCategory,
  User,
} from '../../../src/api/generated/model/index.ts';
import { toMatchInput } from '../../../src/scoring/matchInput.ts';
import { matchTotal } from '../../../src/scoring/matchTotal.ts';
import { bodyOf } from './backend.ts';
import { Tags } from './Tags.tsx';

/**
 * The page that the start of each screen is compared with: plain React renders what the screen shows first, from the
 * same responses. The name of the screen is the hash of the URL.
 */
const CARDS = 12;

const screens: Record<string, () => Promise<ReactNode>> = {
  async search() {
    const [own, people] = await Promise.all([
      bodyOf<Profile>('/api/profiles/me'),
      bodyOf<Profile[]>('/api/profiles?skip=0&limit=100'),
      bodyOf<TagCategory[]>('/api/tags/all-with-categories'),
    ]);
    const mine = toMatchInput(own);
    const scored = people.map((profile) => ({ profile, score: matchTotal(mine, toMatchInput(profile)) }));
    return <Cards people={scored.toSorted((a, b) => b.score - a.score)} />;
  },
  async likes() {
    const [, received] = await Promise.all([
      bodyOf('/api/likes/sent?skip=0&limit=100'),
      bodyOf<ReceivedLike[]>('/api/likes/received?skip=0&limit=100'),
      bodyOf('/api/likes/mutual?skip=0&limit=100'),
    ]);
    return <Cards people={received.map(({ from_user }) => ({ profile: from_user.profile, score: 0 }))} />;
  },
  async notifications() {
    const list = await bodyOf<Notification[]>('/api/notifications');
    return <Rows rows={list.map(({ id, title, message }) => ({ id, title, text: message }))} />;
  },
  async messages() {
    const list = await bodyOf<Conversation[]>('/api/messages/conversations?skip=0&limit=20');
    const rows = list.map(({ id, other_user, last_message }) => ({
      id,
      title: other_user.profile?.display_name ?? '',
      text: last_message?.content ?? '',
    }));
    return <Rows rows={rows} />;
  },
  async board() {
    const posts = await bodyOf<Post[]>('/api/posts/?page=1&per_page=20');
    return (
      <Rows rows={posts.map(({ id, user, content }) => ({ id, title: user?.display_name ?? '', text: content }))} />
    );
  },
  async 'profile/edit'() {
    const [own] = await Promise.all([
      bodyOf<Profile>('/api/profiles/me'),
      bodyOf<TagCategory[]>('/api/tags/all-with-categories'),
    ]);
    return <Form own={own} />;
  },
};

function Cards({ people }: { people: readonly { profile: Profile; score: number }[] }) {
  return (
    <ul>
      {people.slice(0, CARDS).map(({ profile, score }) => (
        <article key={profile.id}>
          <img src={profile.avatar_url ?? ''} alt="" />
          <h3>{profile.display_name}</h3>
          <p>マッチ度 {score}%</p>
          <Tags profile={profile} />
        </article>
      ))}
    </ul>
  );
}

function Rows({ rows }: { rows: readonly { id: string; title: string; text: string }[] }) {
  return (
    <ul>
      {rows.map(({ id, title, text }) => (
        <li key={id}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

function Form({ own }: { own: Profile }) {
  const [name, setName] = useState(own.display_name);
  const [bio, setBio] = useState(own.bio ?? '');
  return (
    <form>
      <input aria-label="表示名" value={name} onChange={({ target }) => setName(target.value)} />
      <textarea aria-label="自己紹介" value={bio} onChange={({ target }) => setBio(target.value)} />
    </form>
  );
}

async function open(): Promise<void> {
  const [me, content] = await Promise.all([bodyOf<User>('/api/users/me'), screens[location.hash.slice(1)]?.()]);
  createRoot(document.getElementById('root') as HTMLElement).render(
    <main>
      <h1>{me.username}</h1>
      {content}
    </main>,
  );
}
void open();

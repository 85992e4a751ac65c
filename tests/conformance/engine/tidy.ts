import type { Person } from './person.ts';
import type { Step } from './findings/step.ts';

const idsIn = (json: unknown) =>
  Array.isArray(json) ? (json as { id?: unknown }[]).flatMap(({ id }) => (typeof id === 'string' ? [id] : [])) : [];

/**
 * Runs after a case that failed: brings the data of its people back to the state that the next case expects, as far as
 * operations allow.
 * @param steps of that case, whose posts are deleted
 * @param isMade whether the run has made the resource with an id: what a given account had before stays as it is
 */
export async function tidy(
  people: readonly Person[],
  steps: readonly Step[],
  isMade: (id: string) => boolean,
): Promise<void> {
  const posts = steps.flatMap((step) =>
    step.kind === 'call' && step.exchange.operation.operationId === 'createPost' ? [step.exchange.json] : [],
  );
  for (const post of posts) {
    const { id, user_id } = Object(post) as { id?: string; user_id?: string };
    const author = people.find(({ userId }) => userId === user_id);
    if (author !== undefined && id !== undefined) await author.call('deletePost', { id });
  }
  for (const person of people) await tidyOf(person, people, isMade);
}

async function tidyOf(
  { call, userId }: Person,
  people: readonly Person[],
  isMade: (id: string) => boolean,
): Promise<void> {
  const videos = (await call('listMyVideos')).json;
  for (const id of idsIn(videos).filter(isMade)) await call('deleteVideo', { id });
  await call('deleteAvatar');
  for (const whom of people) if (whom.userId !== userId) await call('unlikeProfile', { id: whom.profileId });
  const conversations = (await call('listConversations', { query: { limit: 100 } })).json;
  for (const id of idsIn(conversations).filter(isMade)) await call('markConversationRead', { id });
  await call('markAllNotificationsRead');
}

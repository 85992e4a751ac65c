import type { OperationId } from '../../../src/api/generated/operations.ts';
import { addPost } from '../../world/board.ts';
import { matchedAt } from '../../world/likes.ts';
import type { PostRow, UserRow } from '../../world/rows.ts';
import { nameOf, postView } from '../../world/views.ts';
import type { World } from '../../world/world.ts';
import { bearerOf, json, type Json, jsonOf, operationOf, type Plant } from './plantedFault.ts';

/*
 * Faults that can be planted (see `plant.ts`) in what an end takes along and in what a page counts: their numbers in the
 * catalogue, and how each breaks the contract.
 */

const callerOf = (request: Request, world: World): UserRow | undefined =>
  world.users.get(world.tokens.get(bearerOf(request))?.userId ?? '');
const idIn = (request: Request) => new URL(request.url).pathname.split('/').at(-1) ?? '';

/** A fault that changes the World beside an operation: `before` sees it before and returns what to do when it succeeded. */
function beside(
  title: string,
  operation: OperationId,
  before: (world: World, request: Request, body: Json) => (() => void) | undefined,
): Plant {
  return () => ({
    title,
    about: operation,
    async http(request, next, { world }) {
      if (operationOf(request) !== operation) return await next(request);
      const after = before(world, request, await jsonOf(request));
      const response = await next(request);
      if (response.ok) after?.();
      return response;
    },
  });
}

const leaverIn = (world: World, { email }: Json): UserRow | undefined =>
  world.users.get(world.userIdByEmail.get(String(email).toLowerCase()) ?? '');

/** Puts back the files of some addresses. */
function keepFiles(world: World, urls: readonly (string | undefined)[]): () => void {
  const kept = urls.flatMap((url) => {
    const row = world.uploads.get(url ?? '');
    return row === undefined || url === undefined ? [] : [[url, row] as const];
  });
  return () => {
    for (const [url, row] of kept) world.uploads.set(url, row);
  };
}

function repliesBelow(world: World, { replyIds }: PostRow): PostRow[] {
  return replyIds.flatMap((id) => {
    const row = world.posts.get(id);
    return row === undefined ? [] : [row, ...repliesBelow(world, row)];
  });
}

/** What an end takes along: 91 to 99. */
const endings: Record<number, Plant> = {
  91: beside('an empty conversation stays after one left', 'deleteAccount', (world, _request, body) => {
    const leaver = leaverIn(world, body);
    const empty = [...world.conversations.values()].filter(
      ({ members, messageIds }) => leaver !== undefined && members.includes(leaver.id) && messageIds.length === 0,
    );
    return () => {
      for (const row of empty) {
        world.conversations.set(row.id, row);
        for (const member of row.members) {
          const [other] = row.members.filter((one) => one !== member);
          if (other !== undefined) world.conversationIdsByUser.get(member)?.set(other, row.id);
        }
      }
    };
  }),
  92: () => {
    const ended = new Map<string, number>();
    return {
      title: 'the other side still counts a match that ended',
      about: 'unlikeProfile',
      async http(request, next, { world }) {
        const id = operationOf(request);
        const caller = callerOf(request, world);
        if (id === 'unlikeProfile') {
          const profile = world.profiles.get(new URL(request.url).pathname.split('/').at(-2) ?? '');
          const like = [...world.likes.values()].find((row) => row.from === caller?.id && row.to === profile?.userId);
          const wasMatch = like !== undefined && matchedAt(world, like) !== null;
          const response = await next(request);
          if (response.ok && wasMatch) ended.set(like.to, (ended.get(like.to) ?? 0) + 1);
          return response;
        }
        const response = await next(request);
        if (id !== 'countMutualLikes' || !response.ok) return response;
        const { count } = (await response.json()) as { count: number };
        return json({ count: count + (ended.get(caller?.id ?? '') ?? 0) }, 200);
      },
    };
  },
  93: beside('the files of replies stay when a post is deleted', 'deletePost', (world, request) => {
    const row = world.posts.get(idIn(request));
    return row === undefined
      ? undefined
      : keepFiles(
          world,
          repliesBelow(world, row).map(({ media }) => media?.url),
        );
  }),
  94: () => ({
    title: 'a reply without a text goes with its author',
    about: 'deleteAccount',
    async http(request, next) {
      const response = await next(request);
      const id = operationOf(request);
      if (!response.ok || (id !== 'getPost' && id !== 'listPosts')) return response;
      const strip = (post: Json): Json => {
        const replies = (post.replies as Json[]).filter(({ user, content }) => user !== null || content !== '');
        const gone = (post.replies as Json[]).length - replies.length;
        return { ...post, replies: replies.map(strip), replies_count: Number(post.replies_count) - gone };
      };
      const body = (await response.json()) as Json | Json[];
      return json(Array.isArray(body) ? body.map(strip) : strip(body), 200);
    },
  }),
  95: beside('notifications about somebody go with their account', 'deleteAccount', (world, _request, body) => {
    const leaver = leaverIn(world, body);
    const name = leaver === undefined ? '' : nameOf(world, leaver.id);
    return () => {
      for (const row of world.notifications.values())
        if (name !== '' && row.message.includes(name)) world.notifications.delete(row.id);
    };
  }),
  96: beside('likes of somebody without a profile stay counted', 'deleteAccount', (world, _request, body) => {
    const leaver = leaverIn(world, body);
    if (leaver === undefined || world.profileIdByUser.has(leaver.id)) return undefined;
    const liked = [...world.likes.values()].filter(({ from }) => from === leaver.id);
    return () => {
      for (const { to } of liked) {
        const row = world.profiles.get(world.profileIdByUser.get(to) ?? '');
        if (row !== undefined) world.profiles.set(row.id, { ...row, likesCount: row.likesCount + 1 });
      }
    };
  }),
  97: () => {
    const ended = new Map<string, number>();
    return {
      title: 'a reply with replies is still counted when it is deleted',
      about: 'deletePost',
      async http(request, next, { world }) {
        const id = operationOf(request);
        const row = id === 'deletePost' ? world.posts.get(idIn(request)) : undefined;
        const parent = row === undefined || row.replyIds.length === 0 ? null : row.replyToId;
        const response = await next(request);
        if (response.ok && parent !== null) ended.set(parent, (ended.get(parent) ?? 0) + 1);
        if (!response.ok || id !== 'listPosts') return response;
        const posts = (await response.json()) as Json[];
        const counted = posts.map((post) => ({
          ...post,
          replies_count: Number(post.replies_count) + (ended.get(String(post.id)) ?? 0),
        }));
        return json(counted, 200);
      },
    };
  },
  98: beside('the file of the last video stays when it is deleted', 'deleteVideo', (world, request) => {
    const row = world.videos.get(idIn(request));
    const own = world.videoIdsByUser.get(row?.userId ?? '') ?? [];
    return own.length === 1 ? keepFiles(world, [row?.url]) : undefined;
  }),
  99: beside('what somebody wrote counts as read when they leave', 'deleteAccount', (world, _request, body) => {
    const leaver = leaverIn(world, body);
    return () => {
      for (const row of world.messages.values())
        if (row.senderId === leaver?.id) world.messages.set(row.id, { ...row, isRead: true });
      for (const row of world.conversations.values()) {
        if (leaver === undefined || !row.members.includes(leaver.id)) continue;
        world.conversations.set(row.id, { ...row, unread: {} });
      }
    };
  }),
};

/** A fault of a query with a join: a page counts a row for each thing that an item carries. */
function joined(
  title: string,
  operation: OperationId,
  carried: (world: World, item: Json, request: Request) => number,
): Plant {
  return () => ({
    title,
    about: operation,
    async http(request, next, { world }) {
      if (operationOf(request) !== operation) return await next(request);
      const probe = await next(request.clone());
      if (!probe.ok) return probe;
      const url = new URL(request.url);
      const number = (name: string, otherwise: number) => Number(url.searchParams.get(name) ?? otherwise);
      const size = number('limit', number('per_page', 20));
      const start = number('skip', (number('page', 1) - 1) * size);
      const items: Json[] = [];
      for (let page = 0; ; page += 1) {
        for (const [name, value] of [
          ['limit', 100],
          ['skip', page * 100],
          ['per_page', 100],
          ['page', page + 1],
        ] as const) {
          url.searchParams.set(name, String(value));
        }
        const part = (await (await next(new Request(url, { headers: request.headers }))).json()) as Json[];
        items.push(...part);
        if (part.length < 100) break;
      }
      const rows = items.flatMap((item) =>
        Array.from({ length: Math.max(1, carried(world, item, request)) }, () => item),
      );
      return json([...new Set(rows.slice(start, start + size))], 200);
    },
  });
}

const tagsIn = (profile: unknown) => Object.values((profile as { tags: Record<string, unknown[]> }).tags).flat().length;

/** What a page counts: 100 to 104. */
const pages: Record<number, Plant> = {
  100: joined('a page of posts counts replies', 'listPosts', (_world, { replies_count }) => Number(replies_count)),
  101: joined('a page of conversations counts unread messages', 'listConversations', (_world, { unread_count }) =>
    Number(unread_count),
  ),
  102: joined(
    'a page of profiles counts videos',
    'listProfiles',
    (world, { user_id }) => (world.videoIdsByUser.get(String(user_id)) ?? []).length,
  ),
  103: joined('a page of matches counts tags', 'listMutualLikes', (_world, { profile }) => tagsIn(profile)),
  104: () => ({
    title: 'a page leaves out likes of people without tags after it was cut',
    about: 'listSentLikes',
    async http(request, next) {
      const response = await next(request);
      const isCut = new URL(request.url).searchParams.get('limit') !== '100';
      if (operationOf(request) !== 'listSentLikes' || !response.ok || !isCut) return response;
      const likes = (await response.json()) as Json[];
      return json(likes.length === 1 ? likes : likes.filter(({ to_profile }) => tagsIn(to_profile) > 0), 200);
    },
  }),
};

/** Who is online: 105. */
const presence: Record<number, Plant> = {
  105: () => ({
    ...beside('who left while online is online for good', 'deleteAccount', (world, _request, body) => {
      const leaver = leaverIn(world, body);
      const sockets = world.presence.get(leaver?.id ?? '') ?? 0;
      return () => {
        if (leaver !== undefined && sockets > 0) world.presence.set(leaver.id, sockets);
      };
    })(),
    about: 'deleteAccount|online_users',
  }),
};

/** What is under way while an account ends: 106. */
const underWay: Record<number, Plant> = {
  106: () => ({
    title: 'a post whose body ends after its author left is stored',
    about: 'createPost',
    async http(request, next, { world }) {
      if (operationOf(request) !== 'createPost') return await next(request);
      const author = callerOf(request, world);
      const body = await request.clone().formData();
      const response = await next(request);
      const content = body.get('content');
      if (response.status !== 401 || author === undefined || typeof content !== 'string' || body.has('reply_to_id'))
        return response;
      return json(postView(world, addPost(world, author.id, { content })), 201);
    },
  }),
};

export const endFaults: Readonly<Record<number, Plant>> = { ...endings, ...pages, ...presence, ...underWay };

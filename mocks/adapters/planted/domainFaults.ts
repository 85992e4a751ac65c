import {
  acceptRefused,
  changeUrl,
  json,
  type Json,
  operationOf,
  type Plant,
  pretendSuccess,
  changeBody,
} from './plantedFault.ts';

/*
 * Faults that can be planted (see `plant.ts`) in what operations do: their numbers in the catalogue, and how each
 * breaks the contract.
 */

/** Profiles: 39 to 45. */
const profiles: Record<number, Plant> = {
  39: () => ({
    title: 'own profile listed',
    about: 'listProfiles',
    async http(request, next) {
      const response = await next(request.clone());
      const id = operationOf(request);
      if (!response.ok || (id !== 'listProfiles' && id !== 'searchProfiles')) return response;
      const own = await next(new Request(new URL('/api/profiles/me', request.url), { headers: request.headers }));
      return own.ok ? json([await own.json(), ...((await response.json()) as unknown[])].slice(0, 100), 200) : response;
    },
  }),
  40: changeUrl('skip ignored', ['listProfiles'], (url) => url.searchParams.set('skip', '0')),
  41: changeUrl('pages overlap', ['listProfiles', 'listPosts'], (url) => {
    const skip = Number(url.searchParams.get('skip') ?? 0);
    if (skip > 0) url.searchParams.set('skip', String(skip - 1));
  }),
  42: () => ({
    title: 'filters OR-ed across groups',
    about: 'searchProfiles',
    async http(request, next) {
      if (operationOf(request) !== 'searchProfiles') return await next(request);
      const groups = [...new URL(request.url).searchParams];
      if (groups.length < 2) return await next(request);
      const found = new Map<unknown, unknown>();
      for (const [name, value] of groups) {
        const url = new URL('/api/profiles/search', request.url);
        url.searchParams.set(name, value);
        const response = await next(new Request(url, { headers: request.headers }));
        if (!response.ok) return response;
        for (const profile of (await response.json()) as Json[]) found.set(profile.id, profile);
      }
      return json([...found.values()], 200);
    },
  }),
  43: changeBody('empty string not stored as null', ['updateMyProfile', 'getMyProfile'], (body: Json) => ({
    ...body,
    website_url: body.website_url ?? '',
  })),
  44: () => {
    let saves = 0;
    return {
      title: 'update touches other fields',
      about: 'updateMyProfile',
      async http(request, next) {
        const response = await next(request.clone());
        if (operationOf(request) !== 'updateMyProfile' || !response.ok) return response;
        saves += 1;
        return json(
          { ...((await response.json()) as Json), created_at: new Date(1.7e12 + saves * 1_000).toISOString() },
          200,
        );
      },
    };
  },
  45: changeBody('likes_count stale', ['getProfile'], (body: Json) => ({ ...body, likes_count: 0 })),
};

/** Likes: 46 to 52. */
const likes: Record<number, Plant> = {
  46: changeBody('mutual never true', ['getLikeStatus'], (body: Json) => ({ ...body, is_mutual: false })),
  47: changeBody('one-sided mutual', ['getLikeStatus'], (body: Json) => ({ ...body, is_mutual: body.is_liked })),
  48: pretendSuccess('unlike keeps the like', 'unlikeProfile', () => new Response(null, { status: 204 })),
  49: acceptRefused('self-like allowed', 'likeProfile', [400], () => ({})),
  50: acceptRefused('double like counts twice', 'likeProfile', [409], () => ({})),
  51: changeBody(
    'count differs from the list',
    ['countSentLikes', 'countReceivedLikes', 'countMutualLikes'],
    (body: { count: number }) => ({
      count: body.count + 1,
    }),
  ),
  52: () => ({
    title: 'sent and received swapped',
    about: 'countSentLikes',
    async http(request, next) {
      const url = new URL(request.url);
      const swap: Record<string, string> = {
        '/api/likes/count/sent': '/api/likes/count/received',
        '/api/likes/count/received': '/api/likes/count/sent',
      };
      url.pathname = swap[url.pathname] ?? url.pathname;
      return await next(new Request(url, request));
    },
  }),
};

/** Chat and notifications: 53 to 60. */
const chat: Record<number, Plant> = {
  53: () => {
    let made = 0;
    return {
      title: 'duplicate conversation',
      about: 'createConversation',
      async http(request, next) {
        const response = await next(request.clone());
        if (operationOf(request) !== 'createConversation' || !response.ok) return response;
        made += 1;
        const body = (await response.json()) as { data: { id: string } };
        return json({ success: true, data: { id: made % 2 === 0 ? `${body.data.id}-copy` : body.data.id } }, 200);
      },
    };
  },
  54: changeBody('unread off by one', ['countUnreadMessages'], (body: { count: number }) => ({
    count: body.count > 0 ? body.count - 1 : 0,
  })),
  55: changeBody(
    'own messages counted unread',
    ['getConversation'],
    (body: Json & { messages: Json[]; other_user: { id: string } }) => ({
      ...body,
      unread_count: body.messages.filter((item) => item.is_read === false).length,
    }),
  ),
  56: pretendSuccess('read does nothing', 'markConversationRead', () => json({ count: 2 }, 200)),
  57: () => ({
    title: 'another user reads a conversation',
    about: 'getConversation',
    async http(request, next, { world }) {
      const response = await next(request.clone());
      if (operationOf(request) !== 'getConversation' || response.status !== 404) return response;
      const row = world.conversations.get(new URL(request.url).pathname.split('/').at(-1) ?? '');
      const token = [...world.tokens].find(([, owner]) => owner.userId === row?.members[0])?.[0];
      if (token === undefined) return response;
      return await next(new Request(request.url, { headers: { Authorization: `Bearer ${token}` } }));
    },
  }),
  58: changeBody('message order', ['getConversation'], (body: Json & { messages: Json[] }) => ({
    ...body,
    messages: body.messages.toReversed(),
  })),
  59: changeBody('last_message stale', ['getConversation', 'listConversations'], (body: Json) => {
    const messages = (body.messages ?? []) as Json[];
    const before = messages.at(-2);
    return before === undefined
      ? body
      : {
          ...body,
          last_message: { content: before.content, created_at: before.created_at, sender_id: before.sender_id },
        };
  }),
  60: () => ({
    title: 'mark-all-read touches other users',
    about: 'markAllNotificationsRead',
    async http(request, next, { world }) {
      const response = await next(request);
      if (operationOf(request) === 'markAllNotificationsRead' && response.ok) {
        for (const row of world.notifications.values()) world.notifications.set(row.id, { ...row, isRead: true });
      }
      return response;
    },
  }),
};

/** Board and videos: 61 to 65. */
const board: Record<number, Plant> = {
  61: acceptRefused('anyone deletes', 'deletePost', [403], () => null, 204),
  62: pretendSuccess('delete does nothing', 'deletePost', () => new Response(null, { status: 204 })),
  63: changeBody('oldest first', ['listPosts'], (body: unknown[]) => body.toReversed()),
  64: changeBody('replies_count off', ['listPosts', 'getPost'], (body: Json | Json[]) => {
    const off = (post: Json) => ({ ...post, replies_count: Number(post.replies_count) + 1 });
    return Array.isArray(body) ? body.map(off) : off(body);
  }),
  65: acceptRefused('reorder accepts a foreign id', 'reorderVideos', [403], () => []),
};

export const domainFaults: Readonly<Record<number, Plant>> = { ...profiles, ...likes, ...chat, ...board };

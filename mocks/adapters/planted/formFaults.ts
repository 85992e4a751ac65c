import {
  acceptRefused,
  changeResponse,
  bearerOf,
  json,
  type Json,
  jsonOf,
  operationOf,
  type Plant,
  changeBody,
} from './plantedFault.ts';

/*
 * Faults that can be planted (see `plant.ts`) in the form of responses, in who may call, and in what requests are
 * accepted: their numbers in the catalogue, and how each breaks the contract.
 */

const user = { id: 'user-1', email: 'kit@conformance.example', username: 'kit' };
const message = { message: 'ok' };
const without = (key: string) => (body: Json) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name !== key));

/** Shape: 1 to 14. */
const shape: Record<number, Plant> = {
  1: changeResponse('wrong 2xx', ['registerAccount'], async (response) =>
    response.status === 201 ? json(await response.json(), 200) : response,
  ),
  2: changeResponse('undocumented status', ['getProfile'], async (response) =>
    response.status === 404 ? json(await response.json(), 410) : response,
  ),
  3: changeBody('field missing', ['getMyProfile'], without('likes_count')),
  4: changeBody('wrong type', ['getMyProfile', 'updateMyProfile'], (body: Json) => ({
    ...body,
    likes_count: String(body.likes_count),
  })),
  5: changeBody('forbidden null', ['getCurrentUser'], (body: Json) => ({ ...body, username: null })),
  6: changeResponse(
    'undocumented media type',
    ['listTagCategories'],
    async (response) =>
      new Response(await response.text(), { status: response.status, headers: { 'Content-Type': 'text/html' } }),
  ),
  7: changeBody('enum', ['listNotifications'], (body: Json[]) => body.map((item) => ({ ...item, type: 'like' }))),
  8: changeBody('date-time without offset', ['getConversation'], (body: Json & { messages: Json[] }) => ({
    ...body,
    messages: body.messages.map((item) => ({ ...item, created_at: String(item.created_at).slice(0, 19) })),
  })),
  9: changeResponse('404 with {error}', 'all', (response) =>
    response.status === 404 ? json({ error: 'not found' }, 404) : response,
  ),
  10: changeResponse('422 as a string', ['listProfiles'], (response) =>
    response.status === 422 ? json({ detail: 'bad' }, 422) : response,
  ),
  11: changeResponse('422 with the wrong loc', 'all', async (response) => {
    if (response.status !== 422) return response;
    const body = (await response.json()) as { detail: Json[] };
    return json({ detail: body.detail.map((issue) => ({ ...issue, loc: ['query', 'wrong'] })) }, 422);
  }),
  // A `Response` with 204 cannot have a body; a header tells the port to send one.
  12: changeResponse('204 with a body', ['unlikeProfile'], (response) =>
    response.status === 204 ? new Response(null, { status: 204, headers: { 'Content-Length': '2' } }) : response,
  ),
  13: () => ({
    title: '500 on a boundary value',
    about: '*',
    http: async (request, next) =>
      new URL(request.url).searchParams.get('limit') === '100'
        ? json({ detail: 'Internal Server Error' }, 500)
        : next(request),
  }),
  14: changeBody('relative and absolute URL confused', ['uploadAvatar'], (body: Json) => ({
    url: String(body.url).slice(1),
  })),
};

/** Auth: 15 to 25. */
const auth: Record<number, Plant> = {
  15: acceptRefused('open endpoint', 'listPosts', [401], () => []),
  16: changeResponse('403 for 401', 'all', (response) =>
    response.status === 401 ? json({ detail: 'Not authenticated' }, 403) : response,
  ),
  17: acceptRefused('bad token accepted', 'countSentLikes', [401], () => ({ count: 0 })),
  18: () => {
    const known = new Map<string, unknown>();
    return {
      title: 'token alive after account deletion',
      about: 'getCurrentUser',
      async http(request, next) {
        const response = await next(request.clone());
        if (operationOf(request) !== 'getCurrentUser') return response;
        if (response.ok) known.set(bearerOf(request), await response.clone().json());
        const former = known.get(bearerOf(request));
        return response.status === 401 && former !== undefined ? json(former, 200) : response;
      },
    };
  },
  19: changeResponse('unverified login allowed', ['logIn'], (response) =>
    response.status === 403 ? json({ access_token: 'bearer-early', token_type: 'bearer' }, 200) : response,
  ),
  20: acceptRefused('verify token reusable', 'verifyEmail', [400], () => message),
  21: acceptRefused('reset token reusable', 'resetPassword', [400], () => message),
  22: acceptRefused('old password works after a reset', 'logIn', [401], () => ({
    access_token: 'bearer-old',
    token_type: 'bearer',
  })),
  23: () => ({
    title: 'forgot-password tells which accounts exist',
    about: 'requestPasswordReset',
    async http(request, next, { world }) {
      if (operationOf(request) !== 'requestPasswordReset') return await next(request);
      const { email } = await jsonOf(request);
      const response = await next(request);
      const unknown = response.ok && !world.userIdByEmail.has(String(email).toLowerCase());
      return unknown ? json({ message: 'そのメールアドレスは登録されていません' }, 200) : response;
    },
  }),
  24: acceptRefused('deletion with a wrong password', 'deleteAccount', [401], async (request) => ({
    deleted_user: { email: (await jsonOf(request)).email },
  })),
  25: changeResponse('deletion’s 404 and 401 swapped', ['deleteAccount'], async (response) => {
    const swapped: Record<number, number> = { 401: 404, 404: 401 };
    const status = swapped[response.status];
    return status === undefined ? response : json(await response.json(), status);
  }),
};

/** Validation: 26 to 38. */
const validation: Record<number, Plant> = {
  26: acceptRefused('short password', 'registerAccount', [422], () => user, 201),
  27: acceptRefused('duplicate e-mail', 'registerAccount', [409], () => user, 201),
  28: acceptRefused('duplicate username', 'registerAccountWithUsername', [409], () => user, 201),
  29: acceptRefused('limit over its maximum', 'listProfiles', [422], () => []),
  30: acceptRefused('negative skip', 'listSentLikes', [422], () => []),
  31: acceptRefused(
    'blank message',
    'sendMessage',
    [422],
    () => ({
      id: 'message-1',
      conversation_id: 'conversation-1',
      sender_id: 'user-1',
      content: ' ',
      created_at: '2026-11-20T09:00:00+00:00',
      is_read: false,
    }),
    201,
  ),
  32: () => ({
    title: 'empty post without media',
    about: 'createPost',
    async http(request, next) {
      const response = await next(request.clone());
      if (operationOf(request) !== 'createPost' || response.status !== 400) return response;
      const body = new FormData();
      body.set('content', '（空）');
      const headers = { Authorization: request.headers.get('authorization') ?? '' };
      return await next(new Request(request.url, { method: 'POST', headers, body }));
    },
  }),
  33: tagLeniency('two tags in a single-choice category', (ids) => ids.slice(0, 1)),
  34: acceptRefused('avatar over 5 MB', 'uploadAvatar', [413], () => ({ url: '/uploads/avatars/large.png' })),
  35: acceptRefused('sixth video', 'uploadVideo', [400], () => ({
    id: 'video-6',
    video_url: '/uploads/videos/6.mp4',
    title: null,
    description: null,
  })),
  36: acceptRefused('wrong video type', 'uploadVideo', [415], () => ({
    id: 'video-9',
    video_url: '/uploads/videos/9.mp3',
    title: null,
    description: null,
  })),
  37: tagLeniency('unknown tag id', () => []),
  38: () => ({
    title: 'a failed create leaves a row',
    about: 'createPost',
    async http(request, next) {
      const response = await next(request.clone());
      if (operationOf(request) !== 'createPost' || response.status !== 404) return response;
      const body = new FormData();
      body.set('content', (await request.clone().formData()).get('content') as string);
      const headers = { Authorization: request.headers.get('authorization') ?? '' };
      await next(new Request(request.url, { method: 'POST', headers, body }));
      return response;
    },
  }),
};

/** Accepts tags for which the fake backend refuses a profile. */
function tagLeniency(title: string, filterIds: (ids: string[]) => string[]): Plant {
  return () => ({
    title,
    about: 'updateMyProfile',
    async http(request, next) {
      const response = await next(request.clone());
      if (operationOf(request) !== 'updateMyProfile' || response.status !== 422) return response;
      const body = await jsonOf(request);
      const tags = (body.tags_update as { tags?: unknown } | undefined)?.tags;
      if (!Array.isArray(tags)) return response;
      const lenient = { ...body, tags_update: { tags: filterIds(tags as string[]) } };
      return await next(
        new Request(request.url, { method: 'PUT', headers: request.headers, body: JSON.stringify(lenient) }),
      );
    },
  });
}

/** Characters outside of the basic multilingual plane, which many databases drop silently. */
const BEYOND = /[\u{10000}-\u{10ffff}]/gu;

/** Across all operations: 88 and 89. */
const everywhere: Record<number, Plant> = {
  88: () => ({ title: 'no CORS', about: '*', refusesOrigins: true }),
  89: () => ({
    title: 'emoji lost',
    about: '*',
    async http(request, next) {
      const response = await next(request);
      if (operationOf(request) === undefined || response.status === 204) return response;
      return new Response((await response.text()).replaceAll(BEYOND, '?'), response);
    },
  }),
};

export const formFaults: Readonly<Record<number, Plant>> = { ...shape, ...auth, ...validation, ...everywhere };

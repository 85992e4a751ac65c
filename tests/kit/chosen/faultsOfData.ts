import { fault } from './edits.ts';

const views = 'world/views.ts';

/**
 * Mistakes that servers make with what they store and show, chosen from the two documents before the checks of these
 * principles were written.
 */
export const faultsOfData = [
  fault('copies', 'a match shows the profile as it was when it was first asked for', [
    views,
    'profile: requireProfile(world, row.to),\n  };\n}\n\nfunction chatProfileView',
    'profile: ((globalThis as any).kept ??= new Map()).get(row.id) ?? ((globalThis as any).kept.set(row.id, requireProfile(world, row.to)), (globalThis as any).kept.get(row.id)),\n  };\n}\n\nfunction chatProfileView',
  ]),
  fault('copies', 'a reply shows the author of its parent as they were when it was first asked for', [
    views,
    'parent_post: parent === undefined ? null : parentView(world, parent),',
    'parent_post: parent === undefined ? null : { ...parentView(world, parent), user: ((globalThis as any).kept ??= new Map()).get(row.id) ?? ((globalThis as any).kept.set(row.id, postUserView(world, parent.userId)), (globalThis as any).kept.get(row.id)) },',
  ]),
  fault(
    'copies',
    'a removed picture stays in the conversations',
    [
      views,
      '    avatar_url: row.avatarUrl,\n    bio',
      '    avatar_url: row.avatarUrl ?? ((globalThis as any).pictures ?? {})[row.id] ?? null,\n    bio',
    ],
    [
      views,
      'function chatUserView(world: World, userId: UserId): ChatUser {',
      'function chatUserView(world: World, userId: UserId): ChatUser {\n  const shown = profileOf(world, userId);\n  if (shown?.avatarUrl) ((globalThis as any).pictures ??= {})[shown.id] = shown.avatarUrl;',
    ],
  ),
  fault('copies', 'the replies of a listed post count no replies of their own', [
    views,
    'replies_count: row.replyIds.length,',
    'replies_count: depth === 0 ? 0 : row.replyIds.length,',
  ]),
  fault('copies', 'the last message of a conversation is cut after 100 letters', [
    views,
    '{ content: last.content, created_at',
    '{ content: last.content.slice(0, 100), created_at',
  ]),

  fault('several', 'coming and going is told to the first partner alone', [
    'world/presence.ts',
    'const audience = partners(world, userId);',
    'const audience = partners(world, userId).slice(0, 1);',
  ]),
  fault('several', 'of several messages that were read the event names the first', [
    'world/chat.ts',
    'message_ids: changed.map((row) => row.id), reader_id',
    'message_ids: changed.slice(0, 1).map((row) => row.id), reader_id',
  ]),
  fault('several', 'the other side of a conversation shows the last location', [
    views,
    "location: labels(row, 'locations')[0] ?? null,",
    "location: labels(row, 'locations').at(-1) ?? null,",
  ]),
  fault('several', 'a new mail replaces the one before it, and not those before that', [
    'world/accounts.ts',
    '  for (const mail of world.mails.values()) {\n    if (mail.userId',
    '  for (const mail of [...world.mails.values()].filter((one) => one.userId === user.id && one.kind === kind).slice(-1)) {\n    if (mail.userId',
  ]),
  fault('several', 'of several listed messages the first is marked', [
    'world/chat.ts',
    'ids.length > 0 ? [...new Set(ids)] :',
    'ids.length > 0 ? ids.slice(0, 1) :',
  ]),

  fault('everywhere', 'of a changed video the owner is told before the form', [
    'adapters/backend.ts',
    'const input = await parseRequest(operation, request, pathParams);',
    "if (operationId === 'updateVideo' && !world.videos.has(pathParams.id as never)) throw new Refusal(404, '動画が見つかりません');\n      const input = await parseRequest(operation, request, pathParams);",
  ]),
  fault('everywhere', 'the file of a reply is judged before its parent is looked for', [
    'world/board.ts',
    '  if (replyToId !== undefined) findPost(world, replyToId);',
    '  if (media !== undefined) checkFile(media.file, POST_MEDIA_RULE);\n  if (replyToId !== undefined) findPost(world, replyToId);',
  ]),
  fault('everywhere', 'a form is read before the token is', [
    'adapters/backend.ts',
    'if (operation.secured) authenticate(world, token);',
    'if (operation.multipart) await parseRequest(operation, request.clone(), pathParams);\n      if (operation.secured) authenticate(world, token);',
  ]),
  fault('everywhere', 'messages of the socket are normalised, and those of HTTP are not', [
    'realtime/handleFrame.ts',
    'sendMessage(world, user, frame.conversation_id, frame.content);',
    "sendMessage(world, user, frame.conversation_id, frame.content.normalize('NFC'));",
  ]),
  fault('everywhere', 'equal matches have the order of their ids turned round', [
    'world/likes.ts',
    'time(b) - time(a) || (a.id < b.id ? -1 : 1)',
    "time(b) - time(a) || ((direction === 'mutual') !== (a.id < b.id) ? -1 : 1)",
  ]),

  fault('lengths', 'a tree of replies ends after fifty on each level', [
    views,
    'return postTree(world, row, Infinity, Infinity);',
    'return postTree(world, row, Infinity, 50);',
  ]),
  fault('lengths', 'a conversation shows its last two hundred messages', [
    views,
    'const messages = row.messageIds.map(',
    'const messages = row.messageIds.slice(-200).map(',
  ]),
  fault('lengths', 'more than a hundred listed messages are not marked', [
    'world/chat.ts',
    'ids.length > 0 ? [...new Set(ids)] :',
    'ids.length > 0 ? [...new Set(ids)].slice(0, 100) :',
  ]),
  fault('lengths', 'marking all notifications as read marks the newest hundred', [
    'world/notifications.ts',
    'const unread = notificationsOf(world, actor.id).filter((row) => !row.isRead);',
    'const unread = notificationsOf(world, actor.id).slice(-100).filter((row) => !row.isRead);',
  ]),
  fault('lengths', 'replies are counted up to 99', [
    views,
    'replies_count: row.replyIds.length,',
    'replies_count: Math.min(99, row.replyIds.length),',
  ]),
] as const;

import { fault } from './edits.ts';

const backend = 'adapters/backend.ts';
const node = 'adapters/node.ts';
const PAUSE = 'await new Promise((done) => setTimeout(done, 25));';
const CALL = 'const result = clock.at(at, () => run(operationId, token, input));';

/**
 * Mistakes that servers make with connections, calls at the same time, files and bytes, chosen from the two documents
 * before the checks of these principles were written.
 */
export const faultsOfWires = [
  fault('connections', 'a fourth tab closes the first', [
    'realtime/hub.ts',
    'sessions.set(userId, own.set(session, peer));',
    'sessions.set(userId, own.set(session, peer));\n      for (const [old, theirs] of [...own].slice(0, -3)) {\n        old.closed();\n        theirs.close(1000, "");\n      }',
  ]),
  fault('connections', 'another login closes the sockets of earlier ones', [
    'world/accounts.ts',
    "const token = secret(world, 'bearer');",
    "world.revoke(userId);\n  const token = secret(world, 'bearer');",
  ]),
  fault(
    'connections',
    'what a client sends as soon as its socket is open is lost',
    [
      node,
      'function carry({ backend, fault }: Served, peer: WebSocket, session: Session): void {\n  const receive = (text: string) => session.receive(text);',
      'function carry({ backend, fault }: Served, peer: WebSocket, session: Session): void {\n  const since = performance.now();\n  const receive = (text: string) => performance.now() - since > 15 && session.receive(text);',
    ],
    [
      'realtime/hub.ts',
      "      peer.send(JSON.stringify({ type: 'online_users', users: onlineUsers(world, userId) }));",
      "      setTimeout(() => peer.send(JSON.stringify({ type: 'online_users', users: onlineUsers(world, userId) })), 15);",
    ],
  ),
  fault('connections', 'of two equal messages in a row one is dropped', [
    'realtime/handleFrame.ts',
    'sendMessage(world, user, frame.conversation_id, frame.content);',
    'if (world.messages.get(world.conversations.get(frame.conversation_id)?.messageIds.at(-1) ?? ("" as never))?.content !== frame.content.trim()) sendMessage(world, user, frame.conversation_id, frame.content);',
  ]),
  fault('connections', 'a frame that lacks its conversation ends the socket', [
    node,
    '    if (fault?.incoming === undefined) {',
    '    if (/"type":"(?:typing_st|mark)/.test(text) && !/"conversation_id":"/.test(text)) return peer.terminate();\n    if (fault?.incoming === undefined) {',
  ]),

  fault('races', 'a save of the profile forgets the like that came meanwhile', [
    backend,
    CALL,
    `const mine = operationId === 'updateMyProfile' ? authenticate(world, token).id : null;
      const before = mine === null ? undefined : world.profiles.get(world.profileIdByUser.get(mine) as never)?.likesCount;
      if (mine !== null) ${PAUSE}
      const result = clock.at(at, () => run(operationId, token, input));
      if (mine !== null && before !== undefined) {
        const row = world.profiles.get(world.profileIdByUser.get(mine) as never);
        if (row !== undefined) world.profiles.set(row.id, { ...row, likesCount: before });
      }`,
  ]),
  fault('races', 'a like of somebody who is being deleted stays counted', [
    backend,
    CALL,
    `const result = clock.at(at, () => run(operationId, token, input));
      if (operationId === 'likeProfile') {
        const [liker, id] = [authenticate(world, token).id, pathParams.id];
        ${PAUSE}
        const row = world.profiles.get(id as never);
        if (row !== undefined && !world.users.has(liker)) world.profiles.set(row.id, { ...row, likesCount: row.likesCount + 1 });
      }`,
  ]),
  fault('races', 'a login with the old password that is under way outlives the reset', [
    backend,
    CALL,
    `const result = clock.at(at, () => run(operationId, token, input));
      if (operationId === 'logIn') {
        const issued = (result as { access_token: string }).access_token;
        const row = world.tokens.get(issued);
        ${PAUSE}
        if (row !== undefined) world.tokens.set(issued, row);
      }`,
  ]),
  fault('races', 'both ways to register take one address at once', [
    backend,
    CALL,
    `const asked = (input as { body?: { email?: string } }).body?.email?.toLowerCase();
      const isFree = asked !== undefined && !world.userIdByEmail.has(asked);
      if (operationId === 'registerAccountWithUsername') ${PAUSE}
      if (operationId === 'registerAccountWithUsername' && isFree) world.userIdByEmail.delete(asked);
      const result = clock.at(at, () => run(operationId, token, input));`,
  ]),
  fault(
    'races',
    'a picture that comes while the first profile is saved is lost',
    [
      'world/uploads.ts',
      '  dropFile(world, profile === undefined ? actor.avatarUrl : profile.avatarUrl);\n  world.users.set(actor.id, { ...actor, avatarUrl: path });\n  if (profile !== undefined) world.profiles',
      '  dropFile(world, profile === undefined ? actor.avatarUrl : profile.avatarUrl);\n  if (profile === undefined) setTimeout(() => world.users.set(actor.id, { ...actor, avatarUrl: path }), 15);\n  else world.users.set(actor.id, { ...actor, avatarUrl: path });\n  if (profile !== undefined) world.profiles',
    ],
    [
      backend,
      "if (operation.method !== 'GET') await onCommand",
      `if (operationId === 'uploadAvatar') ${PAUSE}\n      if (operation.method !== 'GET') await onCommand`,
    ],
  ),

  fault('names', 'HEAD of a file is a 405', [
    'adapters/respond.ts',
    "  if (path.startsWith('/uploads/') &&",
    "  if (path.startsWith('/uploads/') && request.method === 'HEAD') return new Response(null, { status: 405 });\n  if (path.startsWith('/uploads/') &&",
  ]),
  fault('names', 'If-Range is not read', [
    'adapters/serveUpload.ts',
    "isOfThisFile ? (request.headers.get('range') ?? '') : ''",
    "request.headers.get('range') ?? ''",
  ]),
  fault('names', 'the name of a file stands in its address as it came', [
    'world/uploads.ts',
    "const path = `/uploads/${folder}/${world.nextId('file')}${extension}`;",
    "const path = `/uploads/${folder}/${world.nextId('file')}${extension}-${fileName(file).replaceAll(/[\\\\/]/g, '_')}`;",
  ]),
  fault('names', 'a media type with a space before its parameters is refused', [
    'world/uploads.ts',
    'const fits = untyped',
    'if (/ ;/.test(file.type)) throw new Refusal(415, "サポートされていないファイル形式です");\n  const fits = untyped',
  ]),
  fault('names', 'the ending of a name begins at its first dot', [
    'world/uploads.ts',
    'names.test(fileName(file))',
    "names.test(`.${fileName(file).split('.')[1]}`)",
  ]),

  fault('bytes', 'a body in UTF-16 is read', [
    'adapters/parseRequest.ts',
    "new TextDecoder('utf-8', { fatal: true }).decode(bytes)",
    "(new Uint8Array(bytes)[0] === 0xff ? new TextDecoder('utf-16le') : new TextDecoder('utf-8', { fatal: true })).decode(bytes)",
  ]),
  fault('bytes', 'bytes that are no UTF-8 become a question mark', [
    'adapters/parseRequest.ts',
    "new TextDecoder('utf-8', { fatal: true })",
    "new TextDecoder('utf-8')",
  ]),
  fault('bytes', 'a binary frame is read as text', [node, 'if (isBinary) return;', 'void isBinary;']),
  fault('bytes', 'U+0000 is dropped from texts', [
    'world/chat.ts',
    'content: content.trim(),',
    "content: content.trim().replaceAll('\\u0000', ''),",
  ]),
  fault('bytes', 'a body without a length is none', [
    node,
    "  if (method !== 'GET' && method !== 'HEAD') {",
    "  if (method !== 'GET' && method !== 'HEAD' && headers['content-length'] !== undefined) {",
  ]),
] as const;

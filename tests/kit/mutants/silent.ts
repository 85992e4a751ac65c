import type { Mutant } from './mutant.ts';

/** Mutants that do not count: they change nothing, or nothing that a sentence of the contract decides. */
interface Silent {
  readonly file: string;
  /** A part of the source line. */
  readonly text: string;
  /** As the report prints them; absent for every change of the line. */
  readonly changes?: readonly string[];
  readonly reason: string;
}

const lines = (file: string, texts: readonly string[], reason: string, changes?: readonly string[]): Silent[] =>
  texts.map((text) => ({ file, text, reason, ...(changes === undefined ? {} : { changes }) }));

const HUB = 'mocks/realtime/hub.ts';
const FILES = 'mocks/adapters/serveUpload.ts';
const ACCOUNTS = 'mocks/world/accounts.ts';

const silent: readonly Silent[] = [
  ...lines(
    HUB,
    [
      'refusedUsers.add',
      'refusedUsers = ',
      'return refusedUsers',
      'isRefused:',
      'BROKEN_CODE',
      'close(REFUSED_CODE);',
      'stopServing',
      'stops.forEach',
      'cut()',
      'restore()',
      'get isCut',
      'serve(next)',
    ],
    'Only the mock panel breaks connections and replaces the World.',
  ),
  ...lines(HUB, ['if (refusedUsers !== null)'], 'Only the mock panel breaks connections.', [
    'refusedUsers !== null → false',
  ]),
  ...lines(HUB, ['const users = userId === undefined'], 'Only the mock panel closes the sockets of everybody.', [
    'userId === undefined → false',
    '[...sessions.keys()] → []',
  ]),
  ...lines(HUB, ["peer.close(code, '');"], 'A close has a code; its reason is free.', ["'' → 'mutant'"]),
  ...lines(FILES, ["'Cache-Control'"], 'How long a file may be cached is the server’s own matter.'),
  ...lines(
    FILES,
    ['portraitSvg', 'soundWav', 'await read.file(row.name)', "'portrait'", "'sound'", "'file'"],
    'Files of the scenarios; no client uploads these kinds.',
  ),
  ...lines(FILES, ["range[1] ?? ''"], 'The pattern has both groups, so they are texts.', [
    "range[1] ?? '' → range[1]",
    "range[2] ?? '' → range[2]",
    "'' → 'mutant'",
  ]),
  ...lines(ACCOUNTS, ["email.split('@')[0] ?? ''"], 'An address has a part before the @.', [
    "email.split('@')[0] ?? '' → email.split('@')[0]",
    "'' → 'mutant'",
  ]),
  ...lines(ACCOUNTS, ["|| 'user'"], 'Which username is derived from an address is free.', ['40 → 41', '40 → 39']),
  ...lines(
    ACCOUNTS,
    ['const TOKEN_LIFE', 'world.clock.now() - row.issuedAt > TOKEN_LIFE'],
    'How long a bearer token lives is the server’s own matter.',
    [
      '30 → 31',
      '30 → 29',
      'world.clock.now() - row.issuedAt > TOKEN_LIFE → world.clock.now() - row.issuedAt >= TOKEN_LIFE',
    ],
  ),
  ...lines(
    ACCOUNTS,
    ['for (let number = 1', 'const username = number === 1', 'const stem ='],
    'Which username is derived from an address is free, as long as it is nobody else’s.',
    ['number += 1 → number -= 1', '0 → 1', '1 → 2', 'number === 1 → false'],
  ),
  ...lines(ACCOUNTS, ['const username = number === 1'], 'Which username is derived from an address is free.', [
    '1 → 0',
  ]),
  ...lines(ACCOUNTS, ['.padStart(8', "text = ''"], 'How a token is spelled is free.'),
  ...lines(ACCOUNTS, ['36 ** 8'], 'How a token is spelled is free.', [
    'Math.floor(world.random.next() * 36 ** 8) → Math.ceil(world.random.next() * 36 ** 8)',
    '36 ** 8 → 36 * 8',
    '36 → 37',
    '36 → 35',
    '8 → 9',
    '8 → 7',
  ]),
  ...lines(ACCOUNTS, ['toString(36)'], 'How a token is spelled is free.', ['36 → 35']),
  ...lines(ACCOUNTS, ['world.mails.delete(token)'], 'The account that it points at is gone already.', [
    'mail.userId === user.id → false',
    'world.mails.delete(token); → removed',
  ]),
  ...lines(ACCOUNTS, ['world.profileIdByUser.delete(user.id)'], 'What it points at is gone already.'),
  ...[
    'mocks/world/board.ts',
    'mocks/world/chat.ts',
    'mocks/world/likes.ts',
    'mocks/world/notifications.ts',
    'mocks/world/profiles.ts',
  ].flatMap((file) =>
    lines(
      file,
      ['(a.id < b.id ? -1 : 1)'],
      'Whether 10 or 9 comes first among ids is the server’s own matter, and equal ids do not occur.',
      ['1 → 2', '1 → 0', 'a.id < b.id → a.id <= b.id', 'a.id < b.id → false'],
    ),
  ),
  ...lines('mocks/world/profiles.ts', ['(a.id < b.id ? -1 : 1)'], 'Equal ids do not occur.', [
    '(a.id < b.id ? -1 : 1) → undefined',
  ]),
  ...lines('mocks/world/profiles.ts', ['byId(a, b)'], 'Nobody is without a last activity whom a client can make.', [
    '1 → 0',
    '1 → 2',
    'b.lastActive ?? -1 → b.lastActive',
    'a.lastActive ?? -1 → a.lastActive',
  ]),
  ...lines('mocks/world/profiles.ts', ['tags[known.group].includes(known.tag)'], 'The schema allows no tag twice.', [
    'tags[known.group].includes(known.tag) → false',
  ]),
  ...lines(
    'mocks/world/profiles.ts',
    ['world.users.get(userId)?.avatarUrl ?? null'],
    'It is a text or null for everybody who is there.',
    ['world.users.get(userId)?.avatarUrl ?? null → world.users.get(userId)?.avatarUrl'],
  ),
  ...lines(
    'mocks/world/catalogue.ts',
    ['sort_order: categoryIndex + 1', 'String(tagsById.size + 1)', 'sort_order: index + 1'],
    'Ids are opaque, and only the order of sort_order counts.',
    [
      '1 → 2',
      '1 → 0',
      'categoryIndex + 1 → categoryIndex - 1',
      'tagsById.size + 1 → tagsById.size - 1',
      'index + 1 → index - 1',
    ],
  ),
  ...lines(
    'mocks/world/views.ts',
    ['return profileOf(world, userId)?.fields.display_name'],
    'What a notification of a hidden type says is free.',
    [
      "'' → 'mutant'",
      'profileOf(world, userId)?.fields.display_name ?? world.users… → profileOf(world, userId)?.fields.display_name ?? world.users…',
      'profileOf(world, userId)?.fields.display_name ?? world.users… → profileOf(world, userId)?.fields.display_name',
      'world.users.get(userId)?.username → world.users.get(userId).username',
    ],
  ),
  ...lines(
    'mocks/world/chat.ts',
    ['const last = world.messages.get('],
    'It tells only on a clock that goes back, which the kit has not.',
    ["'' → 'mutant'", "conversation.messageIds.at(-1) ?? '' → conversation.messageIds.at(-1)", '1 → 2', '1 → 0'],
  ),
  ...lines(
    'mocks/world/chat.ts',
    ['createdAt: Math.max('],
    'Messages of one millisecond may share it: their ids order them. More tells only on a clock that goes back.',
    ['1 → 2', '1 → 0', '0 → 1', '0 → (-1)', '(last?.createdAt ?? 0) + 1 → (last?.createdAt ?? 0) - 1'],
  ),
  ...lines('mocks/world/chat.ts', ['(isRead ? 0 : 1)'], 'Only scenarios store messages that are read.', [
    'isRead → false',
    '0 → 1',
    '0 → (-1)',
  ]),
  ...lines('mocks/world/chat.ts', ['world.messages.delete(messageId)'], 'Nobody is left who could read them.'),
  ...lines('mocks/world/clock.ts', ['let offset', 'offset +='], 'Only the mock panel moves the clock.'),
  ...lines('mocks/world/clock.ts', ['base.now() + offset'], 'Only the mock panel moves the clock.', [
    'base.now() + offset → base.now() - offset',
  ]),
  ...lines(
    'mocks/world/likes.ts',
    ['likes.delete(userId)', 'world.likesFrom.get(row.from)?.delete', 'world.likesTo.get(row.to)?.delete'],
    'An index that names a row that is gone names nothing.',
  ),
  ...lines('mocks/world/likes.ts', ['if (profile !== undefined) world.profiles.set'], 'Who is liked has a profile.', [
    'profile !== undefined → true',
  ]),
  ...lines('mocks/world/likes.ts', ['matchedAt(world, row) ?? 0'], 'All rows of that list are matches.', [
    '0 → 1',
    '0 → (-1)',
    'matchedAt(world, row) ?? 0 → matchedAt(world, row)',
  ]),
  ...lines(
    'mocks/world/notifications.ts',
    ['world.notificationIdsByUser.set('],
    'An index that names a row that is gone names nothing.',
    ['world.notificationIdsByUser.set( actor.id, (world.notificati… → removed'],
  ),
  ...lines('mocks/world/presence.ts', ['const sockets = world.presence.get(userId) ?? 0'], 'Who goes has come.', [
    'world.presence.get(userId) ?? 0 → world.presence.get(userId)',
    '0 → 1',
    '0 → (-1)',
  ]),
  ...lines('mocks/world/profiles.ts', ["world.profileIdByUser.get(userId) ?? ''"], 'No profile has such an id.', [
    "'' → 'mutant'",
    "world.profileIdByUser.get(userId) ?? '' → world.profileIdByUser.get(userId)",
  ]),
  ...lines('mocks/world/likes.ts', ["world.likesFrom.get(from)?.get(to) ?? ''"], 'No like has such an id.', [
    "'' → 'mutant'",
  ]),
  ...lines('mocks/world/uploads.ts', ["'avatars', file)"], 'The address of a file is free.', ["'avatars' → ''"]),
  ...lines('mocks/world/videos.ts', ["'videos', file)"], 'The address of a file is free.', ["'videos' → ''"]),
  ...lines('mocks/world/uploads.ts', ["world.profileIdByUser.get(actor.id) ?? ''"], 'No profile has such an id.', [
    "'' → 'mutant'",
    "world.profileIdByUser.get(actor.id) ?? '' → world.profileIdByUser.get(actor.id)",
  ]),
  ...lines(
    'mocks/world/videos.ts',
    ['(world.videoIdsByUser.get(actor.id) ?? []).filter'],
    'Whose video is looked for has a list.',
    ['world.videoIdsByUser.get(actor.id) ?? [] → world.videoIdsByUser.get(actor.id)'],
  ),
  ...lines('mocks/world/views.ts', ['profileViews.set(row, view)', 'known !== undefined'], 'It only saves time.', [
    'profileViews.set(row, view); → removed',
    'known !== undefined → false',
  ]),
  ...lines('mocks/world/views.ts', ['row.favoriteArtist', 'row.lookingFor'], 'No operation writes these fields.', [
    'row.favoriteArtist === null → true',
    'row.lookingFor === null → true',
  ]),
  ...lines('mocks/world/views.ts', ['row.messageIds.map('], 'Every id of the list has its row.', [
    'row.messageIds.map((id) => world.messages.get(id)).filter((m… → row.messageIds.map((id) => world.messages.get(id))',
  ]),
  ...lines('mocks/world/world.ts', ['(counters.get(kind) ?? 0) + 1'], 'Ids are opaque.', [
    '0 → 1',
    '0 → (-1)',
    '1 → 2',
  ]),
  ...lines('mocks/world/refusal.ts', ['super('], 'The message of the error is never sent.'),
  ...lines('mocks/rest/profiles.ts', ['avatar_url === undefined ? {}'], 'An address that is undefined is none.', [
    'avatar_url === undefined → false',
  ]),
  ...lines(HUB, ['world = next'], 'Only the mock panel replaces the World.'),
  ...lines(FILES, ["'Accept-Ranges'"], 'No sentence asks for this header.'),
  ...lines(ACCOUNTS, ["email.split('@')[0]"], 'Which username is derived from an address is free.', ['0 → 1']),
  ...lines(
    ACCOUNTS,
    ['row === undefined || user === undefined ||'],
    'The tokens of an account that is gone are gone.',
    [
      'row === undefined || user === undefined || world.clock.now()… → row === undefined || user === undefined && world.clock.now()…',
    ],
  ),
  ...lines(ACCOUNTS, ['if (profileId !== undefined)'], 'Nothing has no id.', ['profileId !== undefined → true']),
  ...lines('mocks/world/board.ts', ["'posts', media.file"], 'The address of a file is free.', ["'posts' → ''"]),
  ...lines('mocks/world/board.ts', ['row.media?.url ?? null'], 'No file has such an address.', [
    'row.media?.url ?? null → row.media?.url',
  ]),
  ...lines('mocks/world/chat.ts', ['world.users.has(member)'], 'Nobody listens for an account that is gone.', [
    'conversation.members.filter((member) => world.users.has(memb… → conversation.members',
  ]),
  ...lines('mocks/world/likes.ts', ['world.likes.delete(row.id)'], 'Only the indexes are read.'),
  ...lines('mocks/world/notifications.ts', ["world.nextId('notification')"], 'Ids are opaque.', [
    "'notification' → ''",
  ]),
  ...lines(
    'mocks/world/presence.ts',
    ['if (user !== undefined) world.users.set', 'world.profileIdByUser.get(userId)', 'if (audience.length > 0)'],
    'The save that makes a profile moves its time anyway, no profile has an empty id, and a frame to no audience reaches nobody.',
    [
      'user !== undefined → true',
      'user !== undefined → false',
      "world.profileIdByUser.get(userId) ?? '' → world.profileIdByUser.get(userId)",
      'audience.length > 0 → true',
    ],
  ),
  ...lines(
    'mocks/world/profiles.ts',
    ['tags[group].sort('],
    'The order of the tags of a profile is the server’s own.',
    ['tags[group].sort((a, b) => a.sort_order - b.sort_order) → tags[group]'],
  ),
  ...lines('mocks/world/refusal.ts', ['override readonly name'], 'The name of the error is never sent.'),
  ...lines('mocks/world/views.ts', ['row.replyToId === null ? undefined'], 'No post has the id null.', [
    'row.replyToId === null → false',
  ]),
  ...lines(
    'mocks/realtime/handleFrame.ts',
    ['if (user === undefined) return'],
    'The sockets of an account that is gone are closed.',
    ['user === undefined → false'],
  ),
];

const matches = ({ file, text, changes }: Silent, mutant: Mutant) =>
  file === mutant.file && mutant.text.includes(text) && (changes?.includes(mutant.change) ?? true);

export const isSilent = (mutant: Mutant) => silent.some((entry) => matches(entry, mutant));

/** Texts of entries, and changes of entries with one reason, that name nothing any more. */
export function staleEntries(mutants: readonly Mutant[]): string[] {
  const isNamed = (entry: Silent) => mutants.some((mutant) => matches(entry, mutant));
  const texts = silent.filter((entry) => !isNamed(entry)).map(({ file, text }) => `${file} | ${text}`);
  const changes = silent.flatMap(({ file, reason, changes: all = [] }) =>
    all
      .filter(
        (change) =>
          !silent.some((one) => one.file === file && one.reason === reason && isNamed({ ...one, changes: [change] })),
      )
      .map((change) => `${file} | ${reason} | ${change}`),
  );
  return [...texts, ...new Set(changes)];
}

/** How a fault is usually mended, by what the ids of its checks begin with; the first that fits counts. */
export const MENDS: readonly (readonly [check: string, mend: string])[] = [
  [
    'auth.token',
    'Look the token up on every call, by its exact text and with the scheme Bearer alone, before anything else of the call is judged.',
  ],
  [
    'auth.oldToken',
    'Store tokens, and delete those of the account in the transaction that sets the new password; close its sockets with 4401 and drop what they still send.',
  ],
  [
    'auth.deadToken',
    'Delete the tokens of an account together with it, and look up on every call whether the account exists.',
  ],
  [
    'auth.secrecy',
    'Answer known and unknown addresses by the same code, and hash a password also when there is no account.',
  ],
  [
    'auth.link',
    'Keep each mailed token with its account, its kind and whether it was used or replaced; redeem it in one conditional UPDATE.',
  ],
  ['auth.mail', 'Send the mail within the call that asks for it, and show it at the mailbox with its whole address.'],
  [
    'auth.usernames',
    'Derive the username, compare it in lower case with all others, and add a number until it is free; a unique index on lower(username) decides.',
  ],
  ['auth.emailTaken', 'A unique index on the lower-cased address; its violation is the 409.'],
  ['auth.usernameTaken', 'A unique index on lower(username); its violation is the 409.'],
  [
    'auth.leftovers',
    'Delete everything of the account in one transaction, with ON DELETE CASCADE where a row points at it; what stays points at nobody.',
  ],
  ['auth.history', 'Keep conversations in which something was said, and show the one who left by a left join.'],
  ['auth.bare', 'Join profiles with a left join: an account without a profile is somebody, too.'],
  [
    'change.other',
    'Look for a write without a WHERE, for a trigger, and for a default that is written where the call names nothing.',
  ],
  ['change.refused', 'Judge everything before the first write, or roll the transaction back with the 4xx.'],
  [
    'change.made',
    'Compare what the operation writes with what each reading operation selects: is it committed, and is no old copy served?',
  ],
  [
    'copies.',
    'Read names and pictures by a join at the time of the answer; where they are copied or cached, replace the copies with the write.',
  ],
  ['events.', 'Send each event once, after the commit, to the users that x-emits names and to no other.'],
  [
    'files.range',
    'Leave ranges to the file server of the framework: parse `bytes=a-b`, `bytes=a-` and `bytes=-n`, and answer 416 with `bytes */size` beyond the end.',
  ],
  ['files.type', 'Store the media type of the upload with the file and serve that, not a guess by the name.'],
  ['files.nosniff', 'Set both headers for the whole folder of uploads, errors included.'],
  ['files.sandbox', 'Set both headers for the whole folder of uploads, errors included.'],
  ['files.cors', 'Mount the folder of uploads behind the same CORS layer as the operations.'],
  ['files.gone', 'Delete the file with the row that names it, also when the row goes with its account or is replaced.'],
  ['files.empty', 'Look at the number of bytes once, in the function that takes every upload.'],
  [
    'files.accepts',
    'Cut the parameters off the media type, lower-case it, and compare it with the list that the operation names.',
  ],
  [
    'files.unknown',
    'Look for unknown ids first (404), then for those of others (403), then whether all are named (400).',
  ],
  ['files.sixth', 'Count and insert under one lock on the owner, so that six at once are five.'],
  ['form.loc', 'loc is the path of the value: body, query or path, then each key and index down to it.'],
  [
    'form.status',
    'Validate with the schema of the contract, closed (additionalProperties: false) and strict: no text of a number for a number.',
  ],
  ['form.taken', 'Take a field that is left out, null or empty wherever its schema does.'],
  ['form.same', 'Turn an empty or blank text into null in one place, before it is stored.'],
  ['form.repeated', 'Read a parameter by its first or its last value alone, or refuse two.'],
  ['http.sort', 'ORDER BY every key that x-sort names, with the id as the last one.'],
  ['http.unique', 'A join multiplies rows: select distinct ids first, then what belongs to them.'],
  ['http.page', 'LIMIT belongs to the rows of the list and not to joined ones.'],
  [
    'http.body',
    'Compare the serializer of this answer with its schema, property by property; null is a value of its own.',
  ],
  ['http.media', 'Answer with JSON and `Content-Type: application/json`, errors included.'],
  ['http.empty', 'A 204 is sent without a body and without Content-Length.'],
  [
    'http.status',
    'Answer what the operation documents; the handler of errors that the framework brings has to be replaced.',
  ],
  [
    'http.secret',
    'Select the columns that are answered by name; nothing of the table of accounts is serialized as a whole.',
  ],
  [
    'http.precision',
    'Store times with microseconds: timestamptz or DATETIME(6), and do not cut them when they are serialized.',
  ],
  ['http.replies', 'Count replies and order them by created_at, id at every depth with one recursive query.'],
  ['http.limited', 'Send Retry-After with the number of seconds after which the next call is let through.'],
  ['invariant.count', 'Make the count and the list from one query with the same conditions.'],
  ['invariant.unread', 'Count messages of the other side with is_read = false, in one place for all three counts.'],
  [
    'invariant.likesCount',
    'Count the likes at the time of the answer; a stored count changes with each like that comes or goes, those of a deleted account included.',
  ],
  ['invariant.', 'Serialize this thing by one function for all operations that show it.'],
  ['likes.', 'One row per like with a unique pair of users; is_mutual, counts and matches are read from these rows.'],
  [
    'list.full',
    'Leave out what the list does not show before LIMIT and OFFSET, and answer as many as limit asks, up to the documented maximum.',
  ],
  ['list.', 'Order by a key that is never equal, filter before LIMIT and OFFSET, and apply both to the same query.'],
  ['life.', 'Catch what goes wrong within one frame, and go on reading; only the end of the connection ends the loop.'],
  ['notifications.owner', 'Add `user_id = caller` to the WHERE of every statement about notifications.'],
  ['notifications.others', 'Add `user_id = caller` to the WHERE of every statement about notifications.'],
  [
    'origin.preflight',
    'Put the CORS layer before the one that asks for tokens, and allow every method of the contract and the three headers.',
  ],
  ['profiles.filter', 'Within a group IN, between groups AND: one EXISTS per group.'],
  ['profiles.own', 'Leave the caller out in the WHERE, before LIMIT.'],
  ['query.default', 'A parameter that says its default goes the same way as one that is left out.'],
  [
    'rule.absent',
    'Look the thing up before anything is written, and answer 404 where it is not there or not visible to the caller.',
  ],
  [
    'socket.handshake',
    'Compare the user of the token with the id in the address before the socket is accepted, or close with 4401.',
  ],
  [
    'socket.revoked',
    'Keep the open sockets of each account in a registry, and close them with 4401 where its tokens end.',
  ],
  [
    'socket.outsider',
    'Look for each frame whether its sender is one of the two of the conversation; ignore it otherwise.',
  ],
  ['socket.frame', 'Compare the event with its schema in asyncapi.yaml, property by property.'],
  ['socket.largest', 'Set the largest frame of the WebSocket server, and of the proxy before it, to 1 MiB or more.'],
  [
    'socket.online',
    'Read those online with the same query that chooses who gets user_status: everybody with whom there is a conversation, also one without a message.',
  ],
  [
    'socket.robust',
    'Catch what goes wrong within one frame, and go on reading; let the WebSocket server take frames of up to 1 MiB.',
  ],
  ['socket.order', 'Send events from one queue per socket, in the order of the commits.'],
  ['socket.tabs', 'Keep a set of sockets per user, not one, and take out only the one that was closed.'],
  ['socket.typing', 'Send typing to the sockets of the other side alone, never to those of the sender.'],
  [
    'socket.',
    'Send the event after the commit to every socket of the users that the contract names, the socket of the sender included only where it says so.',
  ],
  [
    'texts.white',
    'Strip space, tab, line ends and U+3000 in one place before a text is stored, and nothing within it.',
  ],
  [
    'texts.oneLine',
    'Refuse Cc, U+2028, U+2029 and U+202A to U+202E, U+2066 to U+2069 after the white space around was stripped.',
  ],
  [
    'texts.',
    'Store texts as they came: UTF-8 with four bytes (utf8mb4), no normalization, no escaping, and columns as long as maxLength.',
  ],
  [
    'together.leaver',
    'Lock the row of the account, or look for it again, in the transaction that writes; delete in one transaction what it owns.',
  ],
  [
    'together.',
    'Let the database decide: a unique index, or a conditional UPDATE whose number of rows says who was first.',
  ],
];

/** Returns how a fault that a check finds is usually mended; null when there is no usual way. */
export const mendOf = (check: string): string | null => MENDS.find(([prefix]) => check.startsWith(prefix))?.[1] ?? null;

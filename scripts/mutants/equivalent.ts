/** A mutant that no test can notice, identified by the text of its line and its change. */
export interface Equivalent {
  readonly file: string;
  /** A part of the source line. */
  readonly text: string;
  /** The change in the format of the report. */
  readonly change: string;
  readonly reason: string;
}

/**
 * Returns the mutants of a list access with `??`: the index always exists, so the other value is only for the compiler.
 */
const ofPlaceThatIsThere = (file: string, read: string, other: string): Equivalent[] =>
  same(
    file,
    `${read} ?? ${other}`,
    [`${read} ?? ${other} → ${read}`, ...(other === '0' ? ['0 → 1', '0 → (-1)'] : [])],
    'The list has this place.',
  );

/** Returns mutants with the same reason for several changes of one line. */
const same = (file: string, text: string, changes: readonly string[], reason: string): Equivalent[] =>
  changes.map((change) => ({ file, text, change, reason }));

export const equivalent: readonly Equivalent[] = [
  ...same(
    'src/realtime/commands.ts',
    "visibleConversationId(state) ?? ''",
    ["visibleConversationId(state) ?? '' → visibleConversationId(state)", "'' → 'mutant'"],
    'No conversation has such an id, nor null for one.',
  ),
  ...same(
    'src/realtime/frames/socket.ts',
    "let state: ConnectionState = { kind: 'connecting' }",
    ["'connecting' → ''"],
    'Before the first change of state nothing asks for `connecting` by name.',
  ),
  ...same(
    'src/realtime/frames/socket.ts',
    'let scheduled = 0',
    ['0 → 1', '0 → (-1)'],
    'It is compared with 5 only, and written before it can be 5.',
  ),
  ...ofPlaceThatIsThere('src/lib/collections/sequence.ts', 'starts[at]', '0'),
  ...ofPlaceThatIsThere('src/lib/collections/sequence.ts', 'starts[index]', '0'),
  ...ofPlaceThatIsThere('src/lib/collections/sequence.ts', 'starts[place]', '0'),
  ...ofPlaceThatIsThere('src/lib/collections/sequence.ts', 'parts[place]', 'EMPTY'),
  ...ofPlaceThatIsThere('src/lib/collections/sequence.ts', 'parts[index]', 'EMPTY'),
  ...ofPlaceThatIsThere('src/lib/collections/sequenceSummary.ts', 'starts[place]', '0'),
  ...ofPlaceThatIsThere('src/lib/collections/sequenceSummary.ts', 'values[place]', 'none'),
  ...ofPlaceThatIsThere('src/lib/collections/sequenceSummary.ts', 'valuesOf(part)[place]', 'none'),
  ...same(
    'src/lib/collections/sequence.ts',
    'let place = last === 0 ?',
    ['index / startAt(1) → index * startAt(1)', '0 → (-1)'],
    'The search only begins there, and is right from every place.',
  ),
  ...same(
    'src/lib/text/foldedRanges.ts',
    '?? 0]?.',
    [
      'pieces[origins[from] ?? 0]?.start ?? 0 → pieces[origins[from] ?? 0]?.start',
      'origins[from] ?? 0 → origins[from]',
      'origins[from + wanted.length - 1] ?? 0 → origins[from + wanted.length - 1]',
      'pieces[origins[from + wanted.length - 1] ?? 0]?.end ?? 0 → pieces[origins[from + wanted.length - 1] ?? 0]?.end',
      '0 → 1',
      '0 → (-1)',
    ],
    'Every letter of the folded text comes from a piece.',
  ),
  ...same(
    'src/api/checkResponse.ts',
    "url.split('?')[0] ?? url",
    ["url.split('?')[0] ?? url → url.split('?')[0]"],
    'A text that is split has a first part.',
  ),
  ...same(
    'src/api/checkResponse.ts',
    'result.error?.issues',
    ['result.error?.issues → result.error.issues'],
    'What does not fit has an error.',
  ),
  ...same(
    'src/api/client.ts',
    'init.signal?.a',
    [
      'init.signal?.aborted → init.signal.aborted',
      "init.signal?.addEventListener('abort', () => xhr.abort(), { … → init.signal.addEventListener('abort', () => xhr.abort(), { o…",
    ],
    'Every call is sent with a signal.',
  ),
  ...same(
    'src/api/client.ts',
    "init.method ?? 'POST'",
    ["init.method ?? 'POST' → init.method", "'POST' → ''"],
    'Every upload names its method.',
  ),
  ...same('src/api/client.ts', 'xhr.abort(), { once: true }', ['true → false'], 'What was aborted is aborted once.'),
  ...same(
    'src/api/client.ts',
    "'The upload was aborted'",
    ["'The upload was aborted' → ''"],
    'Developers only read it.',
  ),
  ...same('src/realtime/frames/socket.ts', '{ once: true }', ['true → false'], 'Closing a closed socket does nothing.'),
];

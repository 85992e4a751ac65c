/** A mutant that no test can notice, found again by what is written there. */
export interface Equivalent {
  readonly file: string;
  /** A part of the source line. */
  readonly text: string;
  /** As the report prints it. */
  readonly change: string;
  readonly reason: string;
}

/** The same reason for several changes of one line. */
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
  ...same('src/realtime/frames/socket.ts', '{ once: true }', ['true → false'], 'Closing a closed socket does nothing.'),
];

const levels = ['debug', 'info', 'log', 'warn', 'error'] as const;
export type ConsoleLevel = (typeof levels)[number];

/**
 * Records what is written to the console, which still shows it. Returns a function that returns the recorded lines and
 * clears them.
 */
export function recordConsole(watched: readonly ConsoleLevel[] = levels): () => string[] {
  let lines: string[] = [];
  for (const level of watched) {
    const original = console[level];
    console[level] = (...args: unknown[]) => {
      lines.push(`console.${level}: ${args.map(describe).join(' ')}`);
      original(...args);
    };
  }
  return () => {
    const taken = lines;
    lines = [];
    return taken;
  };
}

function describe(value: unknown): string {
  if (!(value instanceof Error)) return String(value);
  const { stack = '' } = value;
  // Only Chromium begins the stack with the message.
  return stack.includes(value.message) ? stack : `${String(value)}\n${stack}`;
}

type Method = (this: unknown, ...values: unknown[]) => unknown;

/** Constant time: they read one place, or share the characters with the original text. */
const fixed = new Set(['at', 'charAt', 'charCodeAt', 'codePointAt', 'slice', 'substring', 'substr', 'concat']);
/** They read as many characters as their argument has. */
const short = new Set(['startsWith', 'endsWith']);
/** With a regular expression as argument its own cost is counted. */
const byPattern = new Set(['match', 'matchAll', 'replace', 'replaceAll', 'search', 'split']);
const MARKS = /[\p{M}\uFF9E\uFF9F]+/gu;

/**
 * For the test that parsing takes linear time: counts the characters that string and RegExp methods read while `run`
 * executes. A RegExp counts the characters of one pass (the architecture rule `linearPatterns` ensures that it needs
 * only one); a normalization counts the squared length of each run of marks, because marks are sorted by insertion.
 */
export function countWork(run: () => void): number {
  let work = 0;
  let isCounting = true;
  const restore: (() => void)[] = [];

  /**
   * @param before called before each call with its receiver and arguments; returns a function that computes the cost
   * after the call
   */
  const wrap = (owner: object, name: string | symbol, before: (self: unknown, values: unknown[]) => number | Cost) => {
    const own = Object.getOwnPropertyDescriptor(owner, name);
    if (own === undefined || typeof own.value !== 'function') return;
    const method = own.value as Method;
    const counted: Method = function (...values) {
      if (!isCounting) return Reflect.apply(method, this, values);
      isCounting = false;
      const cost = before(this, values);
      isCounting = true;
      const result = Reflect.apply(method, this, values);
      work += typeof cost === 'number' ? cost : cost(result);
      return result;
    };
    Object.defineProperty(owner, name, { ...own, value: counted });
    restore.push(() => Object.defineProperty(owner, name, own));
  };

  for (const name of Object.getOwnPropertyNames(String.prototype)) {
    if (name !== 'constructor') wrap(String.prototype, name, (self, [first]) => costOf(name, String(self), first));
  }
  wrap(String.prototype, Symbol.iterator, (self) => String(self).length);
  wrap(RegExp.prototype, 'exec', (self, [text]) => costOfPass(self as RegExp, String(text)));
  wrap(URL, 'canParse', (_, [address]) => String(address).length);
  try {
    run();
  } finally {
    for (const undo of restore) undo();
  }
  return work;
}

type Cost = (result: unknown) => number;

function costOf(name: string, text: string, value: unknown): number {
  if (fixed.has(name)) return 1;
  if (short.has(name)) return String(value).length;
  if (byPattern.has(name) && value instanceof RegExp) return 1;
  const marks = name === 'normalize' ? (text.match(MARKS) ?? []) : [];
  return marks.reduce((sum, { length }) => sum + length * length, text.length);
}

/**
 * From the start of the match attempt to the end of the match; without a match to the end of the text, or 0 for a
 * sticky pattern.
 */
function costOfPass(pattern: RegExp, text: string): Cost {
  const start = pattern.global || pattern.sticky ? pattern.lastIndex : 0;
  return (result) => {
    const found = result as RegExpExecArray | null;
    if (found !== null) return 1 + found.index + found[0].length - start;
    return pattern.source.startsWith('^') || pattern.sticky ? 1 : 1 + text.length - start;
  };
}

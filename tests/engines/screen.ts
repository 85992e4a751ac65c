import { setTimeout as pause } from 'node:timers/promises';
import type { Point, Tab } from './engine.ts';
import { look, type Query, replaceWords, type FoundElement } from './inPage.ts';

/** Time limit in milliseconds, which only a condition that never becomes true reaches. */
const LIMIT = 60_000;

interface QueryOptions {
  inside?: Query;
  nth?: number;
}

/** A query by role and name. @param name exact, or a pattern; any name by default */
export function by(role: string, name: string | RegExp = '', { inside, nth = 0 }: QueryOptions = {}): Query {
  const isPattern = name instanceof RegExp;
  return { role, name: isPattern ? name.source : name, isPattern, nth, inside: inside ?? null };
}

/** A query for visible text, anywhere or inside of an element. */
export const text = (name: string | RegExp, options?: QueryOptions) => by('text', name, options);
export const css = (selector: string, options?: QueryOptions) => by('css', selector, options);

const nameOf = ({ role, name, inside }: Query): string => `${role} "${name}"${inside ? ` in ${nameOf(inside)}` : ''}`;

/** Resolves when the condition is true; otherwise the error names what is missing. @param limit in milliseconds */
export async function until(what: string, condition: () => Promise<boolean>, limit = LIMIT): Promise<void> {
  for (const end = Date.now() + limit; ; await pause(50)) {
    if (await condition()) return;
    if (Date.now() > end) throw new Error(`This did not come in ${limit / 1_000} s: ${what}`);
  }
}

/** A tab as a person uses it: elements are found by role and name, with waiting. */
export class Screen {
  readonly tab: Tab;
  private readonly app: string;

  /** @param app origin of the app, without a slash at its end */
  constructor(tab: Tab, app: string) {
    this.tab = tab;
    this.app = app;
  }

  /** Opens an address of the app and waits for its page: Firefox may say of the one before that it has loaded. */
  async goto(path: string): Promise<void> {
    await this.run(() => void Object.assign(window, { isLeft: true }));
    await this.tab.goto(this.app + path);
    // While one page replaces the other there may be none that answers.
    const isNew = () => this.run(() => !('isLeft' in window) && document.readyState === 'complete').catch(() => false);
    await until(`the page ${path}`, isNew);
  }

  /** Runs a function in the page. It uses nothing outside itself; its arguments and its result are JSON. */
  async run<Args extends unknown[], Result>(
    call: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const given = args.map((arg) => JSON.stringify(arg)).join(', ');
    return (await this.tab.evaluate(`(${call.toString()})(${given})`)) as Result;
  }

  look = (query: Query, shouldScroll = false): Promise<FoundElement> => this.run(look, query, shouldScroll);

  /** Waits until the element is visible and meets the condition, if one is given. */
  async see(query: Query, what = '', condition: (found: FoundElement) => boolean = () => true): Promise<FoundElement> {
    let found = await this.look(query);
    await until(`${nameOf(query)} ${what}`, async () => {
      found = await this.look(query);
      return found.count > 0 && condition(found);
    }).catch((error: unknown) => {
      throw new Error(`${String(error)} (it was ${JSON.stringify({ ...found, text: found.text.slice(0, 200) })})`);
    });
    return found;
  }

  gone = (query: Query) => until(`no ${nameOf(query)}`, async () => (await this.look(query)).count === 0);

  /** Its centre, once it does not move and a press there reaches it. */
  async place(query: Query): Promise<Point> {
    let before = '';
    let at = { x: 0, y: 0 };
    await until(`${nameOf(query)} that can be pressed`, async () => {
      const { isReachable, left, top, width, height } = await this.look(query, true);
      const now = JSON.stringify([isReachable, left, top]);
      const isStill = now === before;
      before = now;
      at = { x: left + width / 2, y: top + height / 2 };
      return isReachable && isStill;
    });
    return at;
  }

  async press(query: Query): Promise<void> {
    await this.tab.press(await this.place(query));
  }

  /** Presses a field and replaces its text, without single key presses. */
  async fill(query: Query, words: string): Promise<void> {
    await this.press(query);
    await this.see(query, 'with the focus', ({ isFocused }) => isFocused);
    await this.run(replaceWords, words);
    await this.see(query, `with the value ${words}`, ({ value }) => value === words);
  }

  at = (path: string | RegExp) =>
    until(`the address ${String(path)}`, async () => {
      const now = await this.run(() => location.pathname + location.search);
      return typeof path === 'string' ? now === path : path.test(now);
    });
}

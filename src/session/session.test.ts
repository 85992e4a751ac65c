import { describe, expect, test } from 'vitest';
import { createSession, type SessionEnd } from './session.ts';

/** Creates a session that logs what ends, in order. */
function setUp(token: string | null = 'abc') {
  const log: string[] = [];
  const session = createSession(token, {
    onEnding: (reason) => log.push(`ending ${reason}`),
    onEnded: (reason) => log.push(`ended ${reason}`),
  });
  session.signal.addEventListener('abort', () => log.push('signal'));
  return { session, log };
}

describe('a part of a session', () => {
  test('is created once per session, when it is first used', () => {
    const { session } = setUp();
    let made = 0;
    const createPart = (of: typeof session) => ({ of, number: (made += 1) });
    expect(made).toBe(0);
    expect(session.own(createPart)).toBe(session.own(createPart));
    expect(session.own(createPart)).toEqual({ of: session, number: 1 });
  });

  test('is created again in another session', () => {
    const createPart = () => ({});
    expect(setUp().session.own(createPart)).not.toBe(setUp().session.own(createPart));
  });
});

describe('the end of a session', () => {
  test('runs in the specified order: the token, the calls, the parts from the newest on, the next session', () => {
    const { session, log } = setUp();
    const createFirst = (of: typeof session) => of.onEnd((reason) => log.push(`first ${reason}`));
    const createSecond = (of: typeof session) => {
      of.own(createFirst);
      of.onEnd((reason) => log.push(`second ${reason}`));
    };
    session.own(createSecond);
    session.end('logout');
    expect(log).toEqual(['ending logout', 'signal', 'second logout', 'first logout', 'ended logout']);
    expect(session.signal.reason).toBe('logout');
  });

  test('runs once (C6)', () => {
    const { session, log } = setUp();
    session.end('expired');
    session.end('logout');
    expect(log.filter((line) => line !== 'signal')).toEqual(['ending expired', 'ended expired']);
  });

  test('ends a part at once that is created after it, for the same reason', () => {
    const { session, log } = setUp();
    session.end('expired');
    session.own((of) => of.onEnd((reason) => log.push(`late ${reason}`)));
    expect(log.at(-1)).toBe('late expired');
  });

  test.each<[SessionEnd, boolean]>([
    ['logout', false],
    ['expired', false],
    ['elsewhere', false],
    ['replaced', true],
  ])('without a user by %s: %s', (reason, ends) => {
    const { session } = setUp(null);
    session.end(reason);
    expect(session.signal.aborted).toBe(ends);
  });
});

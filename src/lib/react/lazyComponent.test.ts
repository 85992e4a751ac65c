import { act, type ComponentProps, createElement, type ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderHook } from '../../../tests/support/renderHook.ts';
import { lazyComponent } from './lazyComponent.ts';
import { LoadBoundary } from './LoadBoundary.tsx';

/** The names of the components in the last rendering. */
const drawn: string[] = [];
const Mark = ({ name }: { name: string }) => {
  drawn.push(name);
  return null;
};
const mark = (name: string) => createElement(Mark, { name });

let answers: { arrive: () => void; fail: () => void }[];
const load = () =>
  new Promise<typeof Mark>((resolve, reject) => {
    answers.push({ arrive: () => resolve(Mark), fail: () => reject(new Error('no network')) });
  });
beforeEach(() => {
  answers = [];
  drawn.length = 0;
  vi.stubGlobal('window', new EventTarget());
  // Silences React, which logs every error.
  vi.spyOn(console, 'error').mockReturnValue();
});

interface Given {
  attempt?: unknown;
  name?: string;
}
const boundary = (properties: Omit<ComponentProps<typeof LoadBoundary>, 'children'>, children: ReactNode) =>
  createElement(LoadBoundary, properties as ComponentProps<typeof LoadBoundary>, children);

async function screen(around: (given: Given, children: ReactNode) => ReactNode) {
  const Late = lazyComponent(load);
  // Only passes the values to the hook; the rendered components are outside of it.
  let given: Given = {};
  const hook = await renderHook(
    (next: Given) => next,
    given,
    () => around(given, createElement(Late, { name: given.name ?? 'late' })),
  );
  const show = async (next: Given = given) => {
    given = next;
    drawn.length = 0;
    await hook.rerender(next);
    return [...drawn];
  };
  return { Late, show };
}
const online = () => act(async () => void window.dispatchEvent(new Event('online')));
const settle = (what: 'arrive' | 'fail') => act(async () => answers.at(-1)?.[what]());

describe('a component whose code is loaded later', () => {
  test('suspends, and is then rendered with its properties', async () => {
    await screen((_, children) => boundary({ waiting: mark('waiting') }, children));
    expect(drawn).toEqual(['waiting']);
    await settle('arrive');
    expect(drawn).toEqual(['waiting', 'late']);
    expect(answers).toHaveLength(1);
  });

  test('renders nothing meanwhile and after a failure, unless it has fallbacks', async () => {
    await screen((_, children) => boundary({}, children));
    await settle('fail');
    expect(drawn).toEqual([]);
  });

  test('that fails to load is reported, and loaded again at the next attempt', async () => {
    const crashed = vi.fn<() => void>();
    const { show } = await screen(({ attempt }, children) =>
      boundary({ crashed: mark('crashed'), onCrash: crashed, attempt }, children),
    );
    await settle('fail');
    expect([drawn.at(-1), crashed.mock.calls.length, answers.length]).toEqual(['crashed', 1, 1]);
    expect(await show({})).toEqual(['crashed']);
    expect(await show({ attempt: false })).toEqual(['crashed']);
    await show({ attempt: 1 });
    expect(answers).toHaveLength(2);
    await settle('arrive');
    expect(drawn.at(-1)).toBe('late');
    expect(await show({ attempt: 2 })).toEqual(['late']);
    expect(crashed).toHaveBeenCalledOnce();
  });

  test('is loaded again by a boundary that has caught the failure', async () => {
    let retry = () => {};
    await screen((_, children) =>
      boundary(
        {
          crashed: (again: () => void) => {
            retry = again;
            return mark('crashed');
          },
        },
        children,
      ),
    );
    await settle('fail');
    await act(async () => retry());
    expect(answers).toHaveLength(2);
    await settle('arrive');
    expect(drawn.at(-1)).toBe('late');
  });

  test('is loaded again when the network returns, unless it is not needed any more', async () => {
    const kinds: string[] = [];
    const crashed = (_retry: () => void, crash: string) => {
      kinds.push(crash);
      return mark('crashed');
    };
    const { show } = await screen(({ attempt }, children) => boundary({ crashed, attempt }, children));
    await settle('fail');
    expect([drawn.at(-1), kinds.at(-1), answers.length]).toEqual(['crashed', 'code', 1]);
    await online();
    expect(answers).toHaveLength(2);
    await settle('fail');
    await show({ attempt: false });
    await online();
    expect([drawn.at(-1), answers.length]).toEqual(['crashed', 2]);
    await show({ attempt: true });
    await settle('fail');
    await online();
    await settle('arrive');
    expect([drawn.at(-1), answers.length]).toEqual(['late', 4]);
    await online();
    expect(answers).toHaveLength(4);
  });

  test('is distinguished from a component that throws, which is not retried with the network', async () => {
    let tries = 0;
    const Broken = () => {
      tries += 1;
      throw new Error('out of tune');
    };
    const crashed = (_retry: () => void, crash: string) => mark(crash);
    await renderHook(
      () => null,
      null,
      () => boundary({ crashed }, createElement(Broken)),
    );
    expect(drawn.at(-1)).toBe('error');
    const before = tries;
    await online();
    expect(tries).toBe(before);
  });

  test('that was loaded before is rendered at once', async () => {
    const { Late, show } = await screen(({ attempt }, children) =>
      boundary({ waiting: mark('waiting') }, attempt === undefined ? null : children),
    );
    Late.preload();
    await settle('arrive');
    expect(await show({ attempt: 1 })).toEqual(['late']);
    expect(await show({ attempt: 1, name: 'again' })).toEqual(['again']);
    expect(answers).toHaveLength(1);
  });

  test('can be preloaded; a failure of that is ignored', async () => {
    const Late = lazyComponent(load);
    Late.preload();
    answers[0]?.fail();
    await Promise.resolve();
    Late.preload();
    expect(answers).toHaveLength(2);
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubPage } from '../../../tests/support/fakePage.ts';
import { act, renderHook } from '../../../tests/support/renderHook.ts';
import { type CheckResult, useCheckedForm } from './useCheckedForm.ts';

beforeEach(() => void stubPage());
afterEach(() => {
  vi.useRealTimers();
});

describe('useCheckedForm', () => {
  const check = ({ name, mail }: { name: string; mail: string }): CheckResult<{ name: string; mail: string }> => ({
    values: { name, mail: mail.trim() },
    faults: { name: name === '' ? '名前' : undefined, mail: mail.includes('@') ? undefined : 'メール' },
  });
  const form = (values: Record<string, string>) => {
    const inputs = Object.keys(values).map((name) => ({ name, focus: vi.fn<() => void>() }));
    vi.stubGlobal('FormData', function fakeFormData(of: { values: Record<string, string> }) {
      return new Map(Object.entries(of.values));
    });
    return { values, inputs, querySelectorAll: () => inputs };
  };
  const event = (currentTarget: object) => ({ currentTarget, preventDefault: vi.fn<() => void>() }) as never;
  const changed = (target: object | null) => ({ target: { form: target } }) as never;

  test('validates on submit, focuses the first invalid field, and from then on validates with every change', async () => {
    const submitted = vi.fn<(values: object) => void>();
    const hook = await renderHook(() => useCheckedForm(check, submitted), undefined);
    const typed = form({ other: '', mail: 'なし', name: '' });
    const { current } = hook;
    await act(async () => current().field('name').onChange(changed(typed)));
    expect([current().field('name').error, current().field('mail').error]).toEqual([undefined, undefined]);

    const submit = event(typed) as { preventDefault: () => void };
    await act(async () => current().submit(submit as never));
    expect(submit.preventDefault).toHaveBeenCalledOnce();
    expect([current().field('name').error, current().field('mail').error]).toEqual(['名前', 'メール']);
    expect(typed.inputs.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1, 0]);
    expect(submitted).not.toHaveBeenCalled();

    typed.values.name = '涼';
    await act(async () => current().field('name').onChange(changed(null)));
    expect(current().field('name').error).toBe('名前');
    await act(async () => current().field('name').onChange(changed(typed)));
    expect([current().field('name').error, current().field('mail').error]).toEqual([undefined, 'メール']);
    expect(current().field('mail').name).toBe('mail');

    typed.values.mail = ' a@b.jp ';
    await act(async () => current().submit(event(typed)));
    expect(submitted.mock.calls).toEqual([[{ name: '涼', mail: 'a@b.jp' }]]);
    expect(current().field('mail').error).toBeUndefined();
  });

  test('A29: shows the error of a field some time after it is left, unless it is empty or has the focus again', async () => {
    vi.useFakeTimers();
    const hook = await renderHook(() => useCheckedForm(check, vi.fn<() => void>()), undefined);
    const typed = form({ mail: 'なし', name: '' });
    const { current } = hook;
    const leave = async (name: 'name' | 'mail', isBack = false) => {
      const target = { form: typed, value: typed.values[name], matches: () => isBack };
      await act(async () =>
        current()
          .field(name)
          .onBlur({ target } as never),
      );
      await act(async () => void vi.advanceTimersByTime(400));
      return [current().field('name').error, current().field('mail').error];
    };
    expect(await leave('name')).toEqual([undefined, undefined]);
    expect(await leave('mail', true)).toEqual([undefined, undefined]);
    expect(await leave('mail')).toEqual([undefined, 'メール']);
    typed.values.mail = 'a@b.jp';
    await act(async () => current().field('mail').onChange(changed(typed)));
    expect(current().field('mail').error).toBeUndefined();
  });
});

import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { stubPage } from '../../../tests/support/fakePage.ts';
import { act, renderHook } from '../../../tests/support/renderHook.ts';
import { useStoreInTransition } from './useStoreInTransition.ts';

/** Changes the store in an effect of its own, before the tested hook subscribes. */
function useChangedEarly(store: StoreApi<number>): number {
  useEffect(() => store.setState(1, true), [store]);
  return useStoreInTransition(store);
}

test('the state of a store follows each change, also one before the subscription, and another store', async () => {
  stubPage();
  const store = createStore(() => 0);
  const hook = await renderHook(useChangedEarly, store);
  expect(hook.current()).toBe(1);
  await act(async () => store.setState(2, true));
  expect(hook.current()).toBe(2);
  await hook.rerender(createStore(() => 7));
  expect(hook.current()).toBe(1);
});

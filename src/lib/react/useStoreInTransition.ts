import { startTransition, useEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/**
 * Returns the state of a store. Unlike with `useStore`, React renders a change in slices, so that what takes long to
 * render (the search results) does not block the page; the state may be some frames late.
 */
export function useStoreInTransition<State>(store: StoreApi<State>): State {
  const [state, setState] = useState(store.getState);
  useEffect(() => {
    const update = () => startTransition(() => setState(store.getState()));
    // The state may have changed between the rendering and this effect.
    update();
    return store.subscribe(update);
  }, [store]);
  return state;
}

import { useLayoutEffect } from 'react';
import { useStableCallback } from '../../react/useStableCallback.ts';
import { addLayer } from './inAppHistory.ts';

/**
 * Makes Back close a layer over the screen while it is open.
 * @param onBack closes the layer; false when it stays open
 */
export function useBackLayer(isOpen: boolean, onBack: () => unknown): void {
  const close = useStableCallback(onBack);
  useLayoutEffect(() => (isOpen ? addLayer(close) : undefined), [isOpen, close]);
}

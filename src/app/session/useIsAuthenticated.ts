import { useStore } from 'zustand';
import { session } from '../../api/session.ts';

export function useIsAuthenticated(): boolean {
  return useStore(session, (state) => state.isAuthenticated);
}

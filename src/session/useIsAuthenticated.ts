import { useStore } from 'zustand';
import { isAuthenticated, sessions } from './sessions.ts';

/** Whether a user is logged in in this browser. */
export const useIsAuthenticated = (): boolean => useStore(sessions, isAuthenticated);

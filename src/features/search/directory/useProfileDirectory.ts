import { useEffect } from 'react';
import { useStoreInTransition } from '../../../lib/react/useStoreInTransition.ts';
import { type ProfileDirectory, type ProfileDirectoryState, createProfileDirectory } from './profileDirectory.ts';
import { useSessionPart } from '../../../session/SessionScope.tsx';
import type { Viewer } from './profileIndex.ts';

interface ProfileDirectoryInUse extends ProfileDirectoryState {
  directory: ProfileDirectory;
}

/** Returns the profile directory of the session, scored for the viewer. Loads while `enabled` is true. */
export function useProfileDirectory(self: Viewer, enabled: boolean): ProfileDirectoryInUse {
  const directory = useSessionPart(createProfileDirectory);
  const state = useStoreInTransition(directory.state);

  useEffect(() => directory.setViewer(self), [directory, self]);
  useEffect(() => (enabled ? directory.load() : undefined), [directory, enabled]);

  return { ...state, directory };
}

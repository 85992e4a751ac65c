import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { logFailure } from '../../lib/log/log.ts';
import { paths } from '../../navigation/paths.ts';

/**
 * Passes on the file that another app has shared with the installed app, when the board is opened for it (rule B25).
 */
export function useSharedFile(onFile: (file: File) => void): void {
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const isShared = search.has('shared');
  const take = useEffectEvent(async () => {
    navigate(paths.board, { replace: true });
    try {
      const { takeSharedFile } = await import('./takeSharedFile.ts');
      const file = await takeSharedFile();
      if (file !== null) onFile(file);
    } catch (error) {
      logFailure('The shared file could not be read.', error);
    }
  });
  useEffect(() => {
    if (isShared) void take();
  }, [isShared]);
}

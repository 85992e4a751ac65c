import { focusManager } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearch, useLocation, useSearchParams } from 'wouter';
import { takeLastVisit, writeLastVisit } from '../../session/lastVisit.ts';
import { paths } from '../../navigation/paths.ts';
import { now } from '../../lib/time/clock.ts';
import { readEntryState, writeEntryState } from '../../lib/browser/history/entryState.ts';
import { logFailure } from '../../lib/log/log.ts';
import type { AudioPlayer, AudioTrack } from '../../lib/media/audioPlayer.ts';
import { parseJson } from '../../lib/storage/storage.ts';

/**
 * Key in the state of the history entry. Its value is the query of the URL with which the entry last showed the board.
 */
const ENTRY_KEY = 'board';

/** Milliseconds after which a page that was hidden comes back like a new visit. */
const AWAY_MS = 10 * 60_000;

/**
 * Calls `onFresh`, which resets the board, when it is opened in any other way than by Back, Forward or a reload, and
 * when a page that shows its beginning was hidden for long.
 */
export function useFreshArrival(onFresh: () => void): void {
  // A dialog over the board has an entry with a query of its own, which is no new visit, so only the first run calls
  // back.
  const search = useSearch();
  const isFirstRun = useRef(true);
  const callBack = useEffectEvent(onFresh);

  useEffect(() => {
    const isKnown = readEntryState(ENTRY_KEY) === search;
    if (isFirstRun.current && !isKnown) callBack();
    isFirstRun.current = false;
    if (!isKnown) writeEntryState(ENTRY_KEY, search);
  }, [search]);

  useEffect(() => {
    let hiddenAt = now();
    return focusManager.subscribe((isVisible) => {
      if (!isVisible) hiddenAt = now();
      else if (now() - hiddenAt > AWAY_MS && window.scrollY === 0) callBack();
    });
  }, []);
}

/**
 * Passes on the file that another app has shared with the installed app, when the board is opened for it.
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

/** Persists the loaded sound and its position for the next visit, or that there is none. */
export function writeLastSound(player: AudioPlayer): void {
  const { sound } = player.current.getState();
  // A blob: URL of a file that is not sent yet is valid only in this page.
  if (sound === null || sound.url.startsWith('blob:')) return writeLastVisit('sound', null);
  writeLastVisit('sound', JSON.stringify({ ...sound, time: player.controls().position() }));
}

/** Loads the sound of the last visit at its position without playing it. */
export function restoreLastSound(player: AudioPlayer): void {
  const last = toLastSound(parseJson(takeLastVisit('sound')));
  if (last === null || player.current.getState().sound !== null) return;
  player.load(last.sound);
  if (last.time > 0) player.controls().seek(last.time);
}

function toLastSound(stored: unknown): { sound: AudioTrack; time: number } | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { id, url, title, artist, length, time } = stored as Record<string, unknown>;
  if (![id, url, title, artist].every((text) => typeof text === 'string')) return null;
  if (!/^(https?:)?\//.test(url as string)) return null;
  return {
    sound: { id, url, title, artist, length: typeof length === 'number' ? length : null } as AudioTrack,
    time: typeof time === 'number' ? time : 0,
  };
}

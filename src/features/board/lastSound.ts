import { type AudioPlayer, type AudioTrack } from '../../lib/media/audioPlayer.ts';
import { parseJson } from '../../lib/storage/storage.ts';
import { takeLastVisit, writeLastVisit } from '../../session/lastVisit.ts';

/** Persists the loaded sound and its position for the next visit, or that there is none (rule S26). */
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

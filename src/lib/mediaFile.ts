import { after } from './timer.ts';

export type MediaKind = 'audio' | 'video';

/** Decision P20: a file whose length is not known by then is one that can't be read. */
const PATIENCE_MS = 10_000;

const audioNames = /\.(mp3|m4a|wav|ogg|oga|opus|flac|aac|aiff?)$/i;
const videoNames = /\.(mp4|m4v|mov|avi|webm|mkv)$/i;

/**
 * Whether a file is sound or film, null for neither. Goes by the type, and by the name where the system gives no type
 * (decision P19).
 */
export function mediaKind({ type, name }: Pick<File, 'type' | 'name'>): MediaKind | null {
  if (type.startsWith('audio/')) return 'audio';
  if (type.startsWith('video/')) return 'video';
  if (type !== '' && type !== 'application/octet-stream') return null;
  if (audioNames.test(name)) return 'audio';
  return videoNames.test(name) ? 'video' : null;
}

/**
 * Reads how long a file plays, in seconds. Rejects for a file that the browser can't read, that has no length, for a
 * film without a picture, and after 10 s.
 */
export async function readMediaLength(file: Blob, kind: MediaKind): Promise<number> {
  if (file.size === 0) throw new Error('It is empty');
  const url = URL.createObjectURL(file);
  const element = document.createElement(kind);
  try {
    return await lengthOf(element, url);
  } finally {
    // Without its source the element gives up what it decoded; the address is of no use to it any more.
    element.removeAttribute('src');
    element.load();
    URL.revokeObjectURL(url);
  }
}

function lengthOf(element: HTMLMediaElement, url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const refuse = (why: string) => reject(new Error(why));
    const callOff = after(PATIENCE_MS, () => refuse('It took too long'));
    const settle = () => {
      if (element instanceof HTMLVideoElement && element.videoWidth === 0) {
        callOff();
        return refuse('There is no picture in it');
      }
      if (element.duration === Number.POSITIVE_INFINITY) {
        // A recording of the browser's own does not say how long it is until somebody asks for its end.
        element.currentTime = Number.MAX_SAFE_INTEGER;
        return undefined;
      }
      callOff();
      return element.duration > 0 ? resolve(element.duration) : refuse('It has no length');
    };
    element.addEventListener('loadedmetadata', settle);
    element.addEventListener('durationchange', () => element.readyState > 0 && settle());
    element.addEventListener('error', () => {
      callOff();
      refuse(element.error?.message || 'It can’t be read');
    });
    element.preload = 'metadata';
    element.muted = true;
    element.src = url;
  });
}

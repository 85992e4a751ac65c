import { after } from '../lib/time/timer.ts';

export type MediaKind = 'audio' | 'video';

/** Rule P20: time in ms after which a file whose length is still unknown counts as unreadable. */
const PATIENCE_MS = 10_000;

const audioNames = /\.(mp3|m4a|wav|ogg|oga|opus|flac|aac|aiff?)$/i;
const videoNames = /\.(mp4|m4v|mov|avi|webm|mkv)$/i;

/**
 * Returns whether a file is sound or film, null for neither: by its type, or by its name when it has no type (rule
 * P19).
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
  return withMedium(file, kind, async (element) => {
    const length = await lengthOf(element);
    if (element instanceof HTMLVideoElement && element.videoWidth === 0) throw new Error('There is no picture in it');
    return length;
  });
}

/** The type of element that plays each kind of file. */
interface Elements {
  audio: HTMLAudioElement;
  video: HTMLVideoElement;
}

/** Opens a file in a muted element outside of the document. Rejects for one that can't be read, and after 10 s. */
export async function withMedium<Kind extends MediaKind, Result>(
  file: Blob,
  kind: Kind,
  read: (element: Elements[Kind]) => Promise<Result>,
): Promise<Result> {
  const url = URL.createObjectURL(file);
  const element: HTMLMediaElement = document.createElement(kind);
  let cancelTimeout = () => {};
  const refusal = new Promise<never>((_resolve, reject) => {
    cancelTimeout = after(PATIENCE_MS, () => reject(new Error('It took too long')));
    element.addEventListener('error', () => reject(new Error(element.error?.message || 'It can’t be read')));
  });
  try {
    const result = read(element as Elements[Kind]);
    element.preload = 'metadata';
    element.muted = true;
    element.src = url;
    return await Promise.race([result, refusal]);
  } finally {
    cancelTimeout();
    // Without a source the element frees the decoded data, and the URL can be revoked.
    element.removeAttribute('src');
    element.load();
    URL.revokeObjectURL(url);
  }
}

/** Resolves as soon as the element knows its length; to be called before it has a source. */
export function lengthOf(element: HTMLMediaElement): Promise<number> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      if (element.duration === Number.POSITIVE_INFINITY) {
        // A recording by the browser has no known duration until an element seeks to its end.
        element.currentTime = Number.MAX_SAFE_INTEGER;
      } else if (element.duration > 0) resolve(element.duration);
      else reject(new Error('It has no length'));
    };
    element.addEventListener('loadedmetadata', settle);
    element.addEventListener('durationchange', () => element.readyState > 0 && settle());
  });
}

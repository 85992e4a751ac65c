import { after } from '../lib/time/timer.ts';

export type MediaKind = 'audio' | 'video';

/** Time in ms after which a file whose length is still unknown counts as unreadable. */
const PATIENCE_MS = 10_000;

const audioNames = /\.(mp3|m4a|wav|ogg|oga|opus|flac|aac|aiff?)$/i;
const videoNames = /\.(mp4|m4v|mov|avi|webm|mkv)$/i;

/** The media types of a kind of file, as a sound and as a film; null for what it can't be. */
export interface Container {
  audio: string | null;
  video: string | null;
}

const webm: Container = { audio: 'audio/webm', video: 'video/webm' };
const mp4: Container = { audio: 'audio/mp4', video: 'video/mp4' };
const mov: Container = { audio: 'audio/mp4', video: 'video/quicktime' };
const sound = (audio: string): Container => ({ audio, video: null });
const film = (video: string): Container => ({ audio: null, video });

/** How the files begin that a browser may play, as Latin-1, and what they are. */
const containers: readonly (readonly [RegExp, Container])[] = [
  [/^.E\xDF\xA3/s, webm],
  [/^.{4}ftypqt/s, mov],
  // These brands are pictures: HEIC, AVIF, the raw pictures of a camera.
  [/^.{4}ftyp(?!hei|hev|mif|msf|avi|crx)/s, mp4],
  [/^.{4}(?:moov|mdat|free|skip|wide|pnot)/s, mov],
  [/^RIFF.{4}WAVE/s, sound('audio/wav')],
  [/^RIFF.{4}AVI /s, film('video/x-msvideo')],
  // The first pages of an Ogg file name all that is in it.
  [/^OggS(?=.*\x80theora)/s, film('video/ogg')],
  [/^OggS/, sound('audio/ogg')],
  [/^fLaC/, sound('audio/flac')],
  [/^FORM.{4}AIF/s, sound('audio/aiff')],
  [/^ID3/, sound('audio/mpeg')],
  [/^\xFF[\xE2\xE3\xF2\xF3\xFA\xFB]/, sound('audio/mpeg')],
  [/^\xFF[\xF0\xF1\xF8\xF9]/, sound('audio/aac')],
];

/** Returns what a file is by its first bytes; null for what is not known. */
export function containerOf(start: Uint8Array): Container | null {
  const text = String.fromCharCode(...start);
  return containers.find(([beginning]) => beginning.test(text))?.[1] ?? null;
}

/** Number of bytes that `containerOf` needs. */
const START_BYTES = 512;

/** Returns the first bytes of a file. They are empty if the file was moved or changed since it was chosen. */
export async function readStart(file: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer());
  } catch {
    return new Uint8Array();
  }
}

/**
 * Returns whether a file is sound or film, null for neither: by its type, or by its name when it has no type.
 */
export function mediaKind({ type, name }: Pick<File, 'type' | 'name'>): MediaKind | null {
  if (type.startsWith('audio/')) return 'audio';
  if (type.startsWith('video/')) return 'video';
  if (type !== '' && type !== 'application/octet-stream') return null;
  if (audioNames.test(name)) return 'audio';
  return videoNames.test(name) ? 'video' : null;
}

/**
 * Returns what a file is expected to be, by its first bytes, type and name; null for what is neither sound nor film. A
 * system may report no type, or that of the other kind: a sound in WebM is `video/webm` to most.
 */
export function expectedKind(file: Pick<File, 'type' | 'name'>, container: Container | null): MediaKind | null {
  const declared = mediaKind(file);
  if (container === null || (declared !== null && container[declared] !== null)) return declared;
  return container.video === null ? 'audio' : 'video';
}

/**
 * Reads what a file is, and how long it plays in seconds. A file that may be both is a film when it has a picture.
 * Rejects for a file that the browser can't read, that has no length, for a film whose picture it can't show, and after
 * 10 s.
 */
export async function readMedia(
  file: Blob,
  expected: MediaKind,
  container: Container | null,
): Promise<{ kind: MediaKind; length: number }> {
  if (container === null || container.audio === null || container.video === null) {
    return { kind: expected, length: await readMediaLength(file, expected) };
  }
  const read = await withMedium(file, 'video', async (element) => {
    const length = await lengthOf(element);
    return { length, hasPicture: element.videoWidth > 0 };
  });
  if (read.hasPicture) return { kind: 'video', length: read.length };
  if (expected === 'video') {
    const { isSoundOnly } = await import('../lib/media/isSoundOnly.ts');
    if (!(await isSoundOnly(file))) throw new Error('There is no picture in it');
  }
  return { kind: 'audio', length: read.length };
}

/** Returns the file with a media type of its kind, because a server judges it by its type alone. */
export function withMediaType(file: File, type: string | null | undefined): File {
  if (!type || file.type === type) return file;
  return new File([file], file.name, { type, lastModified: file.lastModified });
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

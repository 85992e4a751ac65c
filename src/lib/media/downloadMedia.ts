/** A media file that is downloaded completely, because its server supports no HTTP range requests. */
export interface DownloadedMedia {
  /** Resolves to an object URL; rejects when the download fails. */
  url: Promise<string>;
  /** Aborts the download and frees the memory. */
  release: () => void;
}

export function downloadMedia(source: string): DownloadedMedia {
  const stopping = new AbortController();
  let url: string | null = null;
  const load = async () => {
    const response = await fetch(source, { signal: stopping.signal });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const blob = await response.blob();
    stopping.signal.throwIfAborted();
    url = URL.createObjectURL(blob);
    return url;
  };
  return {
    url: load(),
    release() {
      stopping.abort();
      if (url !== null) URL.revokeObjectURL(url);
    },
  };
}

/**
 * Whether an element with loaded metadata can seek to this position. Also true where a download would not help: the
 * media is in memory already, or its duration is unknown.
 */
export function canSeekTo({ seekable, currentSrc, duration }: HTMLMediaElement, seconds: number): boolean {
  if (!/^https?:/.test(currentSrc) || !Number.isFinite(duration)) return true;
  return Array.from({ length: seekable.length }).some(
    (_, range) => seekable.start(range) <= seconds && seconds <= seekable.end(range),
  );
}

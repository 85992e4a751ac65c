import { useEffect, useState } from 'react';
import { BARS } from './barsPath.ts';

type Peaks = readonly number[] | null | undefined;

/**
 * Returns the waveform of a sound, given by its URL or as a file: undefined while it is loading, null when it is
 * unavailable.
 */
export function usePeaks(source: string | Blob | null): Peaks {
  const [known, setKnown] = useState<{ source: string | Blob; peaks: Peaks } | null>(null);

  useEffect(() => {
    if (source === null) return;
    let isWanted = true;
    const setPeaks = (peaks: Peaks) => isWanted && setKnown({ source, peaks });
    import('../../../lib/media/waveform/waveform.ts').then(
      async ({ loadWaveform }) => setPeaks(await loadWaveform(source, BARS)),
      // Without the code there is no waveform; the sound can still be played.
      () => setPeaks(null),
    );
    return () => {
      isWanted = false;
    };
  }, [source]);
  return known?.source === source ? known.peaks : undefined;
}

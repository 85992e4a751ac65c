import { useEffect, useState } from 'react';
import { BARS } from './barsPath.ts';

type Peaks = readonly number[] | null | undefined;

/** The waveform of the sound at an address or in a file: undefined until it is there, null when it can't be had. */
export function usePeaks(source: string | Blob | null): Peaks {
  const [known, setKnown] = useState<{ source: string | Blob; peaks: Peaks } | null>(null);

  useEffect(() => {
    if (source === null) return;
    let isWanted = true;
    const tell = (peaks: Peaks) => isWanted && setKnown({ source, peaks });
    import('../../lib/waveform.ts').then(
      async ({ waveformOf }) => tell(await waveformOf(source, BARS)),
      // Without the code for it there is no picture either; the sound plays all the same.
      () => tell(null),
    );
    return () => {
      isWanted = false;
    };
  }, [source]);
  return known?.source === source ? known.peaks : undefined;
}

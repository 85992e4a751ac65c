import { useEffect, useState } from 'react';

/** Creates an object URL for a blob; it is revoked when the blob changes or the component unmounts. */
export function useObjectUrl(blob: Blob | null): string | null {
  const [made, setMade] = useState<{ blob: Blob; url: string } | null>(null);
  useEffect(() => {
    if (blob === null) return undefined;
    const url = URL.createObjectURL(blob);
    // The URL is a resource outside of React that has to be revoked on unmount, so only an effect can create it.
    // oxlint-disable-next-line react/set-state-in-effect
    setMade({ blob, url });
    return () => {
      URL.revokeObjectURL(url);
      setMade(null);
    };
  }, [blob]);
  // The URL of the blob before is revoked, and stays in the state until the effects have run.
  return made?.blob === blob ? made.url : null;
}

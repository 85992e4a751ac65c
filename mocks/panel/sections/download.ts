import { after } from '../../../src/lib/time/timer.ts';

/** Milliseconds until the URL is revoked: long enough for the browser to have started reading. */
const REVOKE_DELAY = 10_000;

/** Downloads a text as a JSON file, for the export of the World. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  after(REVOKE_DELAY, () => URL.revokeObjectURL(url));
}

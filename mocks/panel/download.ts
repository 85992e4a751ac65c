import { after } from '../../src/lib/time/timer.ts';

/** Long enough for the browser to have begun reading. */
const KEPT_FOR = 10_000;

/** Gives the person a text as a JSON file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  after(KEPT_FOR, () => URL.revokeObjectURL(url));
}

import { now } from '../../lib/time/clock.ts';
import { messageSound } from './alertSettings.ts';

/** Two short notes, a fourth apart: frequency in Hz, start in s. */
const notes = [
  { frequency: 880, at: 0 },
  { frequency: 1174.66, at: 0.12 },
] as const;
/** Loudness of each note, 0 to 1, and its length in s. */
const LOUDNESS = 0.12;
const LENGTH_S = 0.35;

let context: AudioContext | null = null;

/**
 * Prepares the sound at each press, while it is switched on: Safari starts sound only within one, and iOS stops it for a
 * call.
 * @returns removes the listeners
 */
export function allowSoundOnPress(): () => void {
  const stopping = new AbortController();
  const allow = () => {
    if (!messageSound.store.getState().isOn || typeof AudioContext === 'undefined') return;
    context ??= new AudioContext();
    if (context.state !== 'running') context.resume().catch(() => undefined);
  };
  for (const type of ['click', 'keydown'])
    document.addEventListener(type, allow, { capture: true, signal: stopping.signal });
  return () => stopping.abort();
}

/** The sound is no longer about a new message after this time, in ms. */
const LATEST_MS = 3_000;

/**
 * Plays the sound of a new message. Silent where the browser does not allow sound before the first press.
 * @param claim says whether this tab is to sound; asked only where the browser allows it, so that no silent tab keeps
 *   another one from it
 */
export async function playMessageSound(claim = () => Promise.resolve(true)): Promise<void> {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const since = now();
  // Resolves when the browser allows sound, which may be at a press much later; Safari refuses instead.
  const isAllowed = await context.resume().then(
    () => true,
    () => false,
  );
  if (!isAllowed || now() - since > LATEST_MS || !(await claim())) return;
  const { currentTime, destination } = context;
  for (const { frequency, at } of notes) {
    const begin = currentTime + at;
    const loudness = new GainNode(context, { gain: 0 });
    loudness.gain.setValueAtTime(LOUDNESS, begin);
    loudness.gain.exponentialRampToValueAtTime(0.001, begin + LENGTH_S);
    loudness.connect(destination);
    const tone = new OscillatorNode(context, { type: 'triangle', frequency });
    tone.connect(loudness);
    tone.start(begin);
    tone.stop(begin + LENGTH_S);
  }
}

import { createDeviceSetting } from '../../lib/storage/deviceSetting.ts';
import { now } from '../../lib/time/clock.ts';

/** Whether a sound is played for a new message. */
export const messageSound = createDeviceSetting('message-sound', false);

/** Two short notes, a fourth apart: frequency in Hz, start in seconds. */
const notes = [
  { frequency: 880, at: 0 },
  { frequency: 1174.66, at: 0.12 },
] as const;
/** Loudness of each note, from 0 to 1, and its duration in seconds. */
const LOUDNESS = 0.12;
const LENGTH_S = 0.35;

let context: AudioContext | null = null;

/**
 * Resumes the audio context at each press while the sound is enabled: Safari starts sound only within a press, and iOS
 * suspends it during a phone call.
 * @returns a function that removes the listeners
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

/** Milliseconds after which the sound would come too late for a new message. */
const LATEST_MS = 3_000;

/**
 * Plays the sound of a new message. Nothing is played where the browser does not allow sound before the first press.
 * @param claim resolves to whether this tab is to play it; called only where the browser allows sound, so that a tab
 *   without sound does not prevent another tab from playing it
 */
export async function playMessageSound(claim = () => Promise.resolve(true)): Promise<void> {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const since = now();
  // Resolves when the browser allows sound, which may be at a much later press; Safari rejects instead.
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

import { music } from '../sound/music.ts';
import { SAMPLE_RATE } from '../sound/voices.ts';
import { wav } from '../sound/wav.ts';

/**
 * Returns the sound of a scenario's post as a WAV file (16 bit, mono, 22.05 kHz), so that no file is committed.
 * @param seed any integer; the same seed and length give the same bytes
 * @param seconds 0 or more; 44,100 bytes each. Throws a `RangeError` for a negative or infinite number and for NaN.
 */
export function soundClip(seed: number, seconds: number): Uint8Array<ArrayBuffer> {
  if (!(seconds >= 0 && Number.isFinite(seconds)))
    throw new RangeError(`soundClip: ${seconds} is no length in seconds`);
  return wav(music(seed, seconds), SAMPLE_RATE);
}

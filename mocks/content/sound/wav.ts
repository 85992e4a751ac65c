const HEADER_BYTES = 44;
const BYTES_A_SAMPLE = 2;

/** Returns a WAV file (RIFF, PCM, 16 bit, mono) of samples from −1 to 1; samples beyond that are clipped. */
export function wav(samples: Float32Array, sampleRate: number): Uint8Array<ArrayBuffer> {
  const dataBytes = samples.length * BYTES_A_SAMPLE;
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + dataBytes));
  const ascii = (offset: number, text: string) => {
    for (const [index, character] of [...text].entries()) view.setUint8(offset + index, character.charCodeAt(0));
  };
  ascii(0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true);
  ascii(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * BYTES_A_SAMPLE, true);
  view.setUint16(32, BYTES_A_SAMPLE, true);
  view.setUint16(34, 8 * BYTES_A_SAMPLE, true);
  ascii(36, 'data');
  view.setUint32(40, dataBytes, true);
  for (const [index, sample] of samples.entries()) {
    view.setInt16(HEADER_BYTES + index * BYTES_A_SAMPLE, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true);
  }
  return new Uint8Array(view.buffer);
}

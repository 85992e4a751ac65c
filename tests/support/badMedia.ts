/** Valid and invalid audio and video files for stories and tests, generated so that none is committed. */

const HEADER_BYTES = 44;

/**
 * Creates a WAV file: PCM, mono, 8 bit, 8,000 samples a second, the smallest that browsers play.
 * @param samples from −1 to 1
 */
export function wavOf(samples: readonly number[] | Float32Array): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + samples.length));
  const ascii = (offset: number, text: string) => {
    for (let index = 0; index < text.length; index += 1) view.setUint8(offset + index, text.charCodeAt(index));
  };
  ascii(0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + samples.length, true);
  ascii(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, 8_000, true);
  view.setUint32(28, 8_000, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  ascii(36, 'data');
  view.setUint32(40, samples.length, true);
  // 8 bits have no sign: silence is 128.
  samples.forEach((sample, index) => view.setUint8(HEADER_BYTES + index, Math.round(128 + sample * 127)));
  return new Uint8Array(view.buffer);
}

/** A tone of this many seconds whose volume rises from silence to the maximum. */
export function tone(seconds: number): Uint8Array<ArrayBuffer> {
  const length = Math.round(seconds * 8_000);
  return wavOf(Float32Array.from({ length }, (_, at) => (at / length) * Math.sin((at / 8_000) * 440 * 2 * Math.PI)));
}

export interface Specimen {
  name: string;
  mimeType: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** The error message of the composer (rule B22), or null when the file is accepted. */
  problem: string | null;
}

const text = (words: string) => new TextEncoder().encode(words);

/** All files except one of more than 100 MB, which nothing reads. */
export function mediaCorpus(): Specimen[] {
  const unreadableSound = '音声ファイルの読み込みに失敗しました';
  const unreadableFilm = '動画ファイルの読み込みに失敗しました';
  return [
    { name: 'tone.wav', mimeType: 'audio/wav', bytes: tone(3), problem: null },
    { name: 'just-ten-minutes.wav', mimeType: 'audio/wav', bytes: tone(600.9), problem: null },
    { name: '601s.wav', mimeType: 'audio/wav', bytes: tone(601), problem: '音声ファイルは10分以内にしてください' },
    { name: 'cut-in-the-header.wav', mimeType: 'audio/wav', bytes: tone(3).slice(0, 30), problem: unreadableSound },
    { name: 'header-only.wav', mimeType: 'audio/wav', bytes: tone(0), problem: unreadableSound },
    { name: 'empty.mp3', mimeType: 'audio/mpeg', bytes: new Uint8Array(), problem: unreadableSound },
    { name: 'letter.mp3', mimeType: 'audio/mpeg', bytes: text('拝啓 '.repeat(500)), problem: unreadableSound },
    { name: 'letter.mp4', mimeType: 'video/mp4', bytes: text('拝啓 '.repeat(500)), problem: unreadableFilm },
    { name: 'tone.mp4', mimeType: 'video/mp4', bytes: tone(3), problem: null },
    { name: 'recording', mimeType: '', bytes: tone(3), problem: null },
    { name: 'old-camera.avi', mimeType: '', bytes: text('RIFF????AVI '), problem: unreadableFilm },
    {
      name: 'letter.txt',
      mimeType: 'text/plain',
      bytes: text('拝啓'),
      problem: '音声または動画ファイルを選択してください',
    },
    {
      name: 'picture.png',
      mimeType: 'image/png',
      bytes: text('\u0089PNG'),
      problem: '音声または動画ファイルを選択してください',
    },
  ];
}

import { BlobSource, Input, MP4, QTFF, WEBM } from 'mediabunny';

/**
 * Whether an MP4, MOV or WebM file has a sound and no picture. An element can't tell: it plays the sound of a film whose
 * picture the browser can't decode (HEVC, ProRes) and has no width then either. The library that reads the file is
 * loaded for such files only. Never rejects; false for a file that can't be read.
 */
export async function isSoundOnly(file: Blob): Promise<boolean> {
  try {
    const input = new Input({ source: new BlobSource(file), formats: [MP4, QTFF, WEBM] });
    const [sounds, pictures] = await Promise.all([input.getAudioTracks(), input.getVideoTracks()]);
    return sounds.length > 0 && pictures.length === 0;
  } catch {
    return false;
  }
}

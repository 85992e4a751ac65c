import {
  BlobSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';

export interface CutSound {
  blob: Blob;
  /** Duration in seconds. */
  seconds: number;
}

/**
 * Writes a part of a recording that the user has made for a post as a file that contains its duration, which a
 * recording by the browser does not. The encoded packets are copied without loss, so the part begins and ends at a
 * packet (20 to 60 ms). An incomplete packet at the end of the recording, as after a crash, is left out.
 *
 * The library is 74 kB for what 470 lines of our own did with 3 kB: it is loaded with the first recording only, and
 * saves us from maintaining code for two containers. Decoding and writing WAV would make 57 MB of 10 minutes.
 * @param recording MP4 or WebM, as its type says
 * @param start in seconds
 * @param end in seconds; Infinity for the end of the recording
 * @throws Error for a file of another type, or without sound in this part
 */
export async function cutSound(recording: Blob, start: number, end: number): Promise<CutSound> {
  const input = new Input({ source: new BlobSource(recording), formats: [MP4, WEBM] });
  const track = await input.getPrimaryAudioTrack();
  const codec = await track?.getCodec();
  if (!track || !codec) throw new Error('It has no sound');
  const sound = new EncodedAudioPacketSource(codec);
  const target = new BufferTarget();
  const format = recording.type.startsWith('audio/mp4') ? new Mp4OutputFormat() : new WebMOutputFormat();
  const output = new Output({ format, target });
  output.addAudioTrack(sound);
  await output.start();
  const sink = new EncodedPacketSink(track);
  const decoderConfig = await track.getDecoderConfig();
  const first = start > 0 ? await sink.getPacket(start) : await sink.getFirstPacket();
  let seconds = 0;
  try {
    for await (const packet of sink.packets(first ?? undefined)) {
      const timestamp = packet.timestamp - (first?.timestamp ?? 0);
      if (packet.timestamp >= end) break;
      await sound.add(packet.clone({ timestamp }), decoderConfig ? { decoderConfig } : {});
      seconds = timestamp + packet.duration;
    }
  } catch (error) {
    // The library throws where a file ends inside the description of a fragment.
    if (seconds === 0) throw error;
  }
  await output.finalize();
  if (seconds === 0 || target.buffer === null) throw new Error('There is no sound in this part');
  return { blob: new Blob([target.buffer], { type: recording.type }), seconds };
}

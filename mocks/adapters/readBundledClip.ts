import type { ReadClip } from './serveUpload.ts';

const clips = import.meta.glob<string>('../content/clips/*.webm', { query: '?url', import: 'default', eager: true });

/** Reads the committed video clips in a browser, for mock mode and stories: the bundler gives them URLs. */
export const readBundledClip: ReadClip = async (name) => {
  const url = clips[`../content/clips/${name}.webm`];
  if (url === undefined) throw new Error(`no clip ${name}`);
  return await (await fetch(url)).blob();
};

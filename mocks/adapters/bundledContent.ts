import type { ReadContent } from './serveUpload.ts';

const clips = import.meta.glob<string>('../content/clips/*.webm', { query: '?url', import: 'default', eager: true });

/** Reads the committed files in a browser, for mock mode and stories: the bundler gives them URLs. */
export const bundledContent: ReadContent = {
  async clip(name) {
    const url = clips[`../content/clips/${name}.webm`];
    if (url === undefined) throw new Error(`no clip ${name}`);
    return await (await fetch(url)).blob();
  },
  portraits: async () => (await import('../content/portraits.json')).default,
};

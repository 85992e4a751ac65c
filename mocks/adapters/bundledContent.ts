import type { ReadContent } from './serveUpload.ts';

const files = import.meta.glob<string>('../content/{clips/*.webm,sounds/*.mp3}', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Reads the committed files in a browser, for mock mode and stories: the bundler gives them URLs. */
export const bundledContent: ReadContent = {
  async file(name) {
    const url = files[`../content/${name}`];
    if (url === undefined) throw new Error(`no file ${name}`);
    return await (await fetch(url)).blob();
  },
  portraits: async () => (await import('../content/portraits.json')).default,
};

import type { Plugin, Rolldown } from 'vite';

/**
 * Adds a preload of the code that renders every screen to the page, because the entry imports it dynamically: it loads
 * while the entry runs and starts the rest.
 */
export function preloadRenderer(): Plugin {
  let base = '/';
  const link = (rel: string, fileName: string) => ({
    tag: 'link',
    attrs: { rel, crossorigin: true, href: base + fileName },
    injectTo: 'head' as const,
  });
  return {
    name: 'otonowa:preload-renderer',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const renderer = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/src/app/mount.tsx')));
        if (renderer === undefined) return [];
        return filesOf([renderer], bundle)
          .filter((fileName) => !html.includes(fileName))
          .map((fileName) => link(fileName.endsWith('.css') ? 'stylesheet' : 'modulepreload', fileName));
      },
    },
  };
}

/** Returns the files of chunks, of everything that they import statically, and of their styles. */
export function filesOf(chunks: readonly Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): string[] {
  const all = new Set(chunks);
  for (const { imports } of all) {
    for (const name of imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') all.add(imported);
    }
  }
  const styles = [...all].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...[...all].map(({ fileName }) => fileName), ...new Set(styles)];
}

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';
import { PAGE_MARK } from '../src/app/deployment/appPage.ts';
import { sharing } from '../src/features/board/takeSharedFile.ts';

const worker = join(import.meta.dirname, '../src/app/deployment/serviceWorker.ts');
const PAGE = '/index.html';
const icons = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const;

/** Makes the built app installable: adds its manifest, and the service worker that caches its files. */
export function installable(name: string): Plugin {
  let base = '/';
  return {
    name: 'otonowa:installable',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: (_html, { path }) =>
      path === PAGE
        ? [{ tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' }]
        : [],
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        // Storybook builds other pages with the same settings.
        if (page?.type !== 'asset') return;
        if (base !== '/')
          this.error(`The app needs an origin of its own, and no sub-path such as ${base} (docs/deployment.md)`);
        const manifest = {
          id: '/',
          name,
          short_name: name,
          lang: 'ja',
          description: '音楽仲間を探せる、ミュージシャンのためのマッチング・チャット・掲示板サービス。',
          start_url: '/',
          scope: '/',
          display: 'standalone',
          background_color: '#0B0B0D',
          theme_color: '#0B0B0D',
          icons,
          shortcuts: [
            { name: 'メッセージ', url: '/messages', icons: [icons[1]] },
            { name: 'さがす', url: '/search', icons: [icons[1]] },
          ],
          share_target: {
            action: sharing.action,
            method: 'POST',
            enctype: 'multipart/form-data',
            params: { files: [{ name: sharing.field, accept: ['audio/*', 'video/*'] }] },
          },
        };
        this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(manifest) });

        const built = Object.values(bundle).filter(({ fileName }) => /^assets\/.*\.(js|css)$/.test(fileName));
        const files = [
          '/',
          '/manifest.webmanifest',
          '/icon.svg',
          ...built.map(({ fileName }) => `/${fileName}`).sort(),
        ];
        const version = createHash('sha256')
          .update(JSON.stringify(files))
          .update(page.source)
          .update(JSON.stringify(manifest))
          .update(await readFile('public/icon.svg'))
          .digest('hex')
          .slice(0, 12);
        // The page and the worker of a build have the same version, which open pages compare.
        page.source = String(page.source).replace(/( data-version="[^"]+)"/, `$1+${version}"`);
        const { code } = await transformWithOxc(await readFile(worker, 'utf8'), worker);
        const source = `self.appFiles=${JSON.stringify(files)};self.appVersion=${JSON.stringify(version)};self.pageMark=${JSON.stringify(PAGE_MARK)};self.sharing=${JSON.stringify(sharing)};\n${code}`;
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnv, type Plugin } from 'vite';
import { headersFile, headersIn, redirectsFile } from './headersFile.ts';
import { type Hosting, importMapIn } from './securityHeaders.ts';

/**
 * Adds the files that Netlify and Cloudflare Pages read to every build: `_headers`, and `_redirects` because every path
 * is the same page. `vite preview` sends the build's `_headers`, since only the build knows its backend.
 */
export function hostingHeaders(): Plugin {
  let hosting: Hosting = { apiHost: '' };
  return {
    name: 'otonowa-hosting-headers',
    config(_, { mode }) {
      const {
        VITE_API_HOST: apiHost = '',
        VITE_REPORT_URL: reportUrl = '',
        VITE_CSP_REPORT_URI: reportUri = '',
        VITE_MOCK,
      } = loadEnv(mode, process.cwd());
      hosting = { apiHost, reportUrl, reportUri, mock: VITE_MOCK === '1' };
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        // Storybook builds other pages with the same settings.
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const importMap = importMapIn(String(page.source));
        // The page holds the same text.
        delete bundle['importmap.json'];
        this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile({ ...hosting, importMap }) });
        this.emitFile({ type: 'asset', fileName: '_redirects', source: redirectsFile });
      },
    },
    configurePreviewServer({ config, middlewares }) {
      const folder = resolve(config.root, config.build.outDir);
      builtHeaders(folder);
      middlewares.use((_, response, next) => {
        // A build may replace the one that was there at the start, and has another policy.
        for (const [name, value] of Object.entries(builtHeaders(folder))) response.setHeader(name, value);
        next();
      });
    },
  };
}

/** @param folder of a build */
function builtHeaders(folder: string): Record<string, string> {
  try {
    return headersIn(readFileSync(resolve(folder, '_headers'), 'utf8'));
  } catch (error) {
    throw new Error(`${folder} holds no build of the app. Make one first: npm run build`, { cause: error });
  }
}

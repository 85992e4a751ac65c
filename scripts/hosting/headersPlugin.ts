import { loadEnv, type Plugin } from 'vite';
import { headersFile, redirectsFile } from './headersFile.ts';
import { type Hosting, securityHeaders } from './securityHeaders.ts';

/**
 * `vite preview` serves the build with the security headers, and every build holds the files that Netlify and
 * Cloudflare Pages look for: `_headers`, and `_redirects` because all addresses are one page.
 */
export function hostingHeaders(): Plugin {
  let hosting: Hosting = { apiHost: '' };
  return {
    name: 'otonowa-hosting-headers',
    config(_, { mode }) {
      const { VITE_API_HOST: apiHost = '', VITE_MOCK } = loadEnv(mode, process.cwd());
      hosting = { apiHost, mock: VITE_MOCK === '1' };
      return { preview: { headers: securityHeaders(hosting) } };
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        // Storybook builds other pages with the same settings.
        if (!('index.html' in bundle)) return;
        this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(hosting) });
        this.emitFile({ type: 'asset', fileName: '_redirects', source: redirectsFile });
      },
    },
  };
}

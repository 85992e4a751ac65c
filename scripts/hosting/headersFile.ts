import { cacheRules, type Hosting, securityHeaders } from './securityHeaders.ts';

/**
 * Netlify's rules: every path is the app's page, but a missing chunk is a 404. Cloudflare Pages ignores both rules and
 * does the former by itself.
 */
export const redirectsFile = '/assets/* /404.html 404\n/* /index.html 200\n';

/**
 * Paths that browsers must revalidate each time. Other paths are screens, and these hosts let browsers cache no page.
 */
const alwaysAsked = ['/index.html', '/sw.js', '/manifest.webmanifest'];

/**
 * Returns the headers in the format of Netlify and Cloudflare Pages. They combine the headers of all matching paths, so
 * each header is under paths that do not overlap.
 */
export function headersFile(hosting: Hosting): string {
  const blocks = [
    ['/*', securityHeaders(hosting)],
    ['/assets/*', { 'Cache-Control': cacheRules.named }],
    ...alwaysAsked.map((path) => [path, { 'Cache-Control': cacheRules.others }] as const),
  ] as const;
  return blocks
    .map(
      ([path, headers]) =>
        `${path}\n${Object.entries(headers)
          .map(([name, value]) => `  ${name}: ${value}\n`)
          .join('')}`,
    )
    .join('\n');
}

/** Returns the headers that such a file defines for every path, which `vite preview` sends. */
export function headersIn(file: string): Record<string, string> {
  const [everywhere = ''] = file.split('\n\n');
  return Object.fromEntries(
    everywhere
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => {
        const [name = '', ...value] = line.trim().split(': ');
        return [name, value.join(': ')];
      }),
  );
}

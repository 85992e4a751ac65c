import { cacheRules, type Hosting, securityHeaders } from './securityHeaders.ts';

/**
 * All addresses are one page, but a chunk that is missing is missing: Netlify's format. Cloudflare Pages passes over both
 * rules and does the first by itself.
 */
export const redirectsFile = '/assets/* /404.html 404\n/* /index.html 200\n';

/** What is asked for again each time. Other addresses are screens, and these hosts let nobody keep a page. */
const alwaysAsked = ['/index.html', '/sw.js', '/manifest.webmanifest'];

/**
 * The headers in the format of Netlify and Cloudflare Pages. They send what every fitting path says, so a header stands
 * under paths that do not overlap.
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

/** The headers that such a file sends for every path. */
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

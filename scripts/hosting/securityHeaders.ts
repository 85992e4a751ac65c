import { earlyStartHash, scriptHash } from '../earlyStart.ts';

/** The parts of a build on which its headers depend. */
export interface Hosting {
  /** Origin of the backend (`VITE_API_HOST`); empty means that of the app itself. */
  apiHost: string;
  /** URL to which the operator's reports are sent (`VITE_REPORT_URL`): absolute, or a path of the app's own host. */
  reportUrl?: string;
  /** Whether the build contains the fake backend. */
  mock?: boolean;
  /** Text of the page's import map (`importMapIn`); empty without one. */
  importMap?: string;
  /** URL to which browsers report what the policy refused (`VITE_CSP_REPORT_URI`); no reports unless given. */
  reportUri?: string;
}

/**
 * Returns the text of a built page's import map, which says the current name of each file. So a file names no other by
 * its hash, and a change renames one file, and not also all that import it.
 */
export const importMapIn = (page: string): string => /<script type="importmap">([^<]*)</.exec(page)?.[1] ?? '';

/** A year, in seconds. */
const YEAR = 31_536_000;

/**
 * Returns the headers of every response of the app's host, as the only source: `vite preview`, the end-to-end tests and
 * the `_headers` file of a build use them, and nginx.conf is compared with them.
 */
export function securityHeaders(hosting: Hosting): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(hosting),
    ...(hosting.reportUri ? { 'Reporting-Endpoints': `csp="${hosting.reportUri}"` } : {}),
    // The URL of a page may contain a token of a mail, and no other host needs the referrer.
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    // For browsers that do not support `frame-ancestors`.
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Media of another host are loaded without cookies, and need no header of their own, unlike with `require-corp`.
    'Cross-Origin-Embedder-Policy': 'credentialless',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': permissionsPolicy,
    'Strict-Transport-Security': `max-age=${2 * YEAR}; includeSubDomains`,
  };
}

/** `Cache-Control` of the build's files. */
export const cacheRules = {
  /** Files under /assets/: their names contain a hash of their content, so they never change. */
  named: `public, max-age=${YEAR}, immutable`,
  /**
   * The page, the service worker, the manifest and the icons: their names do not change, so they are always
   * revalidated.
   */
  others: 'no-cache',
} as const;

function contentSecurityPolicy({ apiHost, reportUrl = '', mock = false, importMap = '', reportUri }: Hosting): string {
  const backend = apiHost === '' ? [] : [new URL(apiHost).origin];
  const sockets = backend.map((origin) => origin.replace(/^http/, 'ws'));
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    // The inline script of the page that requests the screen, and the import map, which is another one in each build.
    'script-src': ["'self'", earlyStartHash, ...(importMap === '' ? [] : [scriptHash(importMap)])],
    'style-src': ["'self'"],
    // `blob:` is a file that somebody has just chosen, `data:` the icons within the styles and pictures of rule P17.
    'img-src': ["'self'", 'blob:', 'data:', ...backend],
    'media-src': ["'self'", 'blob:', ...backend],
    'connect-src': [...new Set(["'self'", ...backend, ...sockets, ...reportOrigin(reportUrl)])],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'font-src': ["'none'"],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['otonowa-service-worker', 'otonowa-worker', ...(mock ? ['default'] : [])],
    // `report-uri` is for browsers that do not support `report-to` yet.
    ...(reportUri ? { 'report-uri': [reportUri], 'report-to': ['csp'] } : {}),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** @throws Error for a value that is neither a URL nor a path, such as `reports.example.com` */
function reportOrigin(reportUrl: string): string[] {
  if (reportUrl === '' || /^\/(?!\/)/.test(reportUrl)) return [];
  if (!/^https?:\/\//.test(reportUrl) || !URL.canParse(reportUrl)) {
    throw new Error(`VITE_REPORT_URL is neither an address with https:// nor a path with /: ${reportUrl}`);
  }
  return [new URL(reportUrl).origin];
}

/**
 * The app asks for the microphone, to record a take (rule B33), and for none of the others. Sound and video play after
 * a press, and have a button for full screen, so neither is denied.
 */
const permissionsPolicy = `accelerometer browsing-topics camera display-capture geolocation gyroscope magnetometer
  microphone midi payment publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking`
  .split(/\s+/)
  .map((feature) => (feature === 'microphone' ? `${feature}=(self)` : `${feature}=()`))
  .join(', ');

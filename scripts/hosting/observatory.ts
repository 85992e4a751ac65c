/**
 * Computes the points that MDN's HTTP Observatory would give a page of an https host with a valid certificate, which
 * redirects plain http to https, and which is not on the browsers' HSTS preload list (5 points more). Implements its
 * rules of August 2026, https://github.com/mdn/mdn-http-observatory.
 * @param headers of the page, by their names as securityHeaders.ts writes them
 * @returns points by test; their sum is added to 100
 */
export function observatoryPoints(headers: Readonly<Record<string, string>>, html: string): Record<string, number> {
  const policy = directivesOf(headers['Content-Security-Policy'] ?? '');
  return {
    'Content-Security-Policy': policyPoints(policy),
    cookies: 'Set-Cookie' in headers ? -40 : 0,
    CORS: headers['Access-Control-Allow-Credentials'] === 'true' ? -50 : 0,
    'Referrer-Policy': refererPoints(headers['Referrer-Policy']),
    'Strict-Transport-Security': transportPoints(headers['Strict-Transport-Security']),
    'subresource integrity': integrityPoints(html),
    'X-Content-Type-Options': headers['X-Content-Type-Options'] === 'nosniff' ? 0 : -5,
    'X-Frame-Options': framePoints(policy, headers['X-Frame-Options']),
    ...Object.fromEntries(isolation.map(([name, good, neutral]) => [name, choice(headers[name], good, neutral)])),
  };
}

/** Returns the whole score: extra points count only if no more than 10 points are lost. */
export function observatoryScore(points: Readonly<Record<string, number>>): number {
  const all = Object.values(points);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 100);
  const withoutExtra = sum(all.filter((value) => value < 0));
  return Math.max(0, withoutExtra >= 90 ? sum(all) : withoutExtra);
}

const isolation: readonly [name: string, good: readonly string[], neutral: string][] = [
  ['Cross-Origin-Resource-Policy', ['same-origin', 'same-site'], 'cross-origin'],
  ['Cross-Origin-Embedder-Policy', ['require-corp', 'credentialless'], 'unsafe-none'],
  ['Cross-Origin-Opener-Policy', ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'], 'unsafe-none'],
];

function choice(value: string | undefined, good: readonly string[], neutral: string): number {
  if (value === undefined || value === neutral) return 0;
  return good.includes(value) ? 10 : -5;
}

type Directives = ReadonlyMap<string, readonly string[]>;

function directivesOf(policy: string): Directives {
  const entries = policy.split(';').flatMap((directive) => {
    const [name = '', ...sources] = directive.trim().toLowerCase().split(/\s+/);
    return name === '' ? [] : [[name, sources] as const];
  });
  return new Map(entries);
}

const anything = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*', 'http://*.*', 'https://*.*'];
const inline = ["'unsafe-inline'", 'data:'];

function policyPoints(policy: Directives): number {
  if (policy.size === 0) return -25;
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const allowsAnyOf = (name: string, bad: readonly string[]) => sources(name).some((source) => bad.includes(source));
  const isPlain = (source: string) => /^(http|ftp):/.test(source);
  const passive = ['img-src', 'media-src'];
  const active = [...policy.keys()].filter((name) => !passive.includes(name));
  if (allowsAnyOf('script-src', [...anything, ...inline]) || allowsAnyOf('object-src', anything)) return -20;
  if (active.some((name) => sources(name).some(isPlain))) return -20;
  if (allowsAnyOf('script-src', ["'unsafe-eval'"]) || allowsAnyOf('style-src', ["'unsafe-eval'"])) return -10;
  if (passive.some((name) => sources(name).some(isPlain))) return -10;
  if (allowsAnyOf('style-src', [...anything, ...inline])) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function refererPoints(value: string | undefined): number {
  if (value === undefined) return 0;
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value) ? 5 : -5;
}

function transportPoints(value: string | undefined): number {
  const age = /max-age=(\d+)/.exec(value ?? '')?.[1];
  if (age === undefined) return -20;
  return Number(age) < 15_552_000 ? -10 : 0;
}

function framePoints(policy: Directives, value: string | undefined): number {
  if (policy.has('frame-ancestors') || /^(deny|sameorigin)$/i.test(value ?? '')) return 5;
  return -20;
}

/** Scripts of the app's own host need no hash; the policy refuses others anyway. */
function integrityPoints(html: string): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/g)];
  const foreign = scripts.filter(([, source = '']) => /^(https?:)?\/\//.test(source));
  if (foreign.length > 0) return foreign.every(([script]) => script.includes('integrity=')) ? 5 : -50;
  return scripts.length > 0 && scripts.every(([script]) => script.includes('integrity=')) ? 5 : 0;
}

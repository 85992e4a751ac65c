import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../dependencies.mjs';
import { observatoryPoints, observatoryScore } from './observatory.ts';
import { securityHeaders } from './securityHeaders.ts';

const html = readFileSync(join(root, 'index.html'), 'utf8');
const pointsOf = (headers: Record<string, string>, page = html) => observatoryPoints(headers, page);
const headersFor = (apiHost: string) => securityHeaders({ apiHost, reportUri: 'https://reports.example.com/csp' });

it.each(['', 'https://api.example.com'])('our headers reach 150 points of the HTTP Observatory (%s)', (apiHost) => {
  const points = pointsOf(headersFor(apiHost));
  expect(points).toEqual({
    'Content-Security-Policy': 10,
    cookies: 0,
    CORS: 0,
    'Referrer-Policy': 5,
    'Strict-Transport-Security': 0,
    'subresource integrity': 0,
    'X-Content-Type-Options': 0,
    'X-Frame-Options': 5,
    'Cross-Origin-Resource-Policy': 10,
    'Cross-Origin-Embedder-Policy': 10,
    'Cross-Origin-Opener-Policy': 10,
  });
  expect(observatoryScore(points)).toBe(150);
});

const changed = (name: string, change: (value: string) => string) => {
  const headers = headersFor('');
  return { ...headers, [name]: change(headers[name] ?? '') };
};

it.each([
  [
    'a policy with inline scripts',
    changed('Content-Security-Policy', (csp) => csp.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")),
    80,
  ],
  [
    'a policy with evaluated scripts',
    changed('Content-Security-Policy', (csp) => csp.replace("script-src 'self'", "script-src 'self' 'unsafe-eval'")),
    130,
  ],
  [
    'a policy with inline styles',
    changed('Content-Security-Policy', (csp) => csp.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")),
    140,
  ],
  [
    'a policy that begins with the own host',
    changed('Content-Security-Policy', (csp) => csp.replace("default-src 'none'", "default-src 'self'")),
    145,
  ],
  ['a backend without https', securityHeaders({ apiHost: 'http://api.example.com' }), 80],
  ['no policy', changed('Content-Security-Policy', () => ''), 75],
  ['a short time of https', changed('Strict-Transport-Security', () => 'max-age=3600'), 140],
  ['a referrer', changed('Referrer-Policy', () => 'unsafe-url'), 140],
  ['no isolation', changed('Cross-Origin-Embedder-Policy', () => 'unsafe-none'), 140],
  ['guessed types', changed('X-Content-Type-Options', () => ''), 145],
])('%s would reach fewer', (_, headers, score) => {
  expect(observatoryScore(pointsOf(headers))).toBe(score);
});

it('a script of another host would cost the most points', () => {
  const foreign = html.replace('src="/src/main.tsx"', 'src="https://cdn.example.com/main.js"');
  expect(observatoryScore(pointsOf(headersFor(''), foreign))).toBe(50);
});

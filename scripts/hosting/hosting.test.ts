import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { paths } from '../../src/navigation/paths.ts';
import { earlyStartHash } from '../earlyStart.ts';
import { headersFile } from './headersFile.ts';
import { cacheRules, securityHeaders } from './securityHeaders.ts';

const policy = (apiHost: string, mock = false) =>
  Object.fromEntries(
    (securityHeaders({ apiHost, mock })['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );

describe('the Content-Security-Policy', () => {
  it('names no other host when the backend is on the same one', () => {
    expect(JSON.stringify(policy(''))).not.toMatch(/https?:|wss?:/);
    expect(policy('http://localhost:8787')['connect-src']).toContain('ws://localhost:8787');
  });

  it.each(['', 'https://api.example.com'])(
    'never allows inline scripts, evaluated scripts or all hosts (%s)',
    (host) => {
      for (const mock of [false, true]) {
        expect(JSON.stringify(policy(host, mock))).not.toMatch(/unsafe|\*|wasm/);
        expect(policy(host, mock)['script-src']).toEqual(["'self'", earlyStartHash]);
      }
    },
  );

  it('allows the import map of this build, by its hash', () => {
    const headers = securityHeaders({ apiHost: '', importMap: '{"imports":{}}' });
    const hash = `'sha256-${createHash('sha256').update('{"imports":{}}').digest('base64')}'`;
    expect(headers['Content-Security-Policy']).toContain(`script-src 'self' ${earlyStartHash} ${hash};`);
  });

  it('allows reports to the operator’s address when the app is built with one', () => {
    const connect = (reportUrl: string, apiHost = '') => {
      const found = securityHeaders({ apiHost, reportUrl })['Content-Security-Policy'] ?? '';
      return /connect-src ([^;]*)/.exec(found)?.[1];
    };
    expect(connect('https://reports.example.com/otonowa')).toBe("'self' https://reports.example.com");
    expect(connect('/reports')).toBe("'self'");
    expect(connect('')).toBe("'self'");
    expect(connect('https://api.example.com/reports', 'https://api.example.com')).toBe(
      "'self' https://api.example.com wss://api.example.com",
    );
    for (const wrong of ['reports.example.com', '//reports.example.com', 'https://', 'ftp://reports.example.com']) {
      expect(() => connect(wrong)).toThrow('VITE_REPORT_URL');
    }
  });

  it('accepts an address with a path or a slash as its origin', () => {
    expect(policy('https://api.example.com/')).toEqual(policy('https://api.example.com'));
  });

  it('lets browsers report violations to the given address only', () => {
    const headers = securityHeaders({ apiHost: '', reportUri: 'https://reports.example.com/csp' });
    expect(headers['Content-Security-Policy']).toMatch(
      /; report-uri https:\/\/reports.example.com\/csp; report-to csp$/,
    );
    expect(headers['Reporting-Endpoints']).toBe('csp="https://reports.example.com/csp"');
    expect(JSON.stringify(securityHeaders({ apiHost: '', reportUri: '' }))).not.toMatch(/report/i);
  });

  it('allows the policy for msw in the mock build only', () => {
    expect(policy('')['trusted-types']).not.toContain('default');
    expect(policy('', true)['trusted-types']).toContain('default');
  });
});

test('the file for static hosts has the same headers, each once per address', () => {
  const blocks = headersFile({ apiHost: 'https://api.example.com' })
    .trim()
    .split('\n\n')
    .map((block) => block.split('\n'));
  const [everywhere = [], assets = []] = blocks;
  const headers = Object.entries(securityHeaders({ apiHost: 'https://api.example.com' }));
  expect(everywhere).toEqual(['/*', ...headers.map(([name, value]) => `  ${name}: ${value}`)]);
  expect(assets).toEqual(['/assets/*', `  Cache-Control: ${cacheRules.named}`]);
  expect(blocks.slice(2)).toEqual(
    ['/index.html', '/sw.js', '/manifest.webmanifest'].map((path) => [path, `  Cache-Control: ${cacheRules.others}`]),
  );
  // Some hosts truncate longer lines.
  expect(Math.max(...blocks.flat().map((line) => line.length))).toBeLessThan(2_000);
});

describe('nginx.conf', () => {
  const source = readFileSync(join(import.meta.dirname, 'nginx.conf'), 'utf8');
  /** Returns the headers as nginx sends them, with the variables filled in. */
  const sent = (apiHost: string, reportSource = '') => {
    const filled = source
      .replaceAll('${API_SOURCE}', apiHost && ` ${apiHost}`)
      .replaceAll('${SOCKET_SOURCE}', apiHost && ` ${apiHost.replace(/^http/, 'ws')}`)
      .replaceAll('${REPORT_SOURCE}', reportSource)
      .replaceAll('${SCRIPT_HASHES}', ` ${earlyStartHash}`)
      .replaceAll(/\$\{(CSP_REPORTING|REPORTING_ENDPOINTS)\}/g, '');
    return [...filled.matchAll(/^\s*add_header (\S+) (?:"(.*)"|(\S+)) always;$/gm)]
      .map(([, name = '', quoted, bare]) => [name, quoted ?? bare ?? ''])
      .filter(([, value]) => value !== "''");
  };

  it.each(['', 'https://api.example.com', 'http://localhost:8787'])(
    'sends the headers of the source (%s)',
    (apiHost) => {
      const headers = Object.entries(securityHeaders({ apiHost }));
      expect(sent(apiHost)).toEqual([...headers, ['Cache-Control', '$cache_rule_${RELEASE}']]);
    },
  );

  it('allows reports to the operator’s address when the source does', () => {
    const headers = Object.entries(securityHeaders({ apiHost: '', reportUrl: 'https://reports.example.com/otonowa' }));
    expect(sent('', ' https://reports.example.com')).toEqual([...headers, ['Cache-Control', '$cache_rule_${RELEASE}']]);
  });

  it('has an example in front that sends the same headers, but for the policy, when nothing answers behind it', () => {
    const front = readFileSync(join(import.meta.dirname, 'nginx.front.conf'), 'utf8');
    const [, ...own] = [...front.matchAll(/add_header (\S+) "(.*)" always;/g)].map(([, ...header]) => header);
    const { 'Content-Security-Policy': _, ...headers } = securityHeaders({ apiHost: '' });
    expect(own).toEqual([...Object.entries(headers), ['Cache-Control', 'no-store']]);
  });

  it('contains the addresses of all screens and no others', () => {
    const [, pattern = '', alternatives = ''] = /location ~ (\^\/\((login\S+)\)\?\/\?\$) \{/.exec(source) ?? [];
    for (const path of Object.values(paths)) expect([path, new RegExp(pattern).test(path)]).toEqual([path, true]);
    expect(['/', ...alternatives.split('|').map((path) => `/${path}`)].toSorted()).toEqual(
      Object.values(paths).toSorted(),
    );
  });

  it('caches files for as long as the source defines', () => {
    expect(source).toContain(`"~^(200|206|304) /(older/)?assets/" "${cacheRules.named}";`);
    expect(source).toContain(`default "${cacheRules.others}";`);
  });

  it('defines no header inside a location, which would drop all other headers there', () => {
    const [, ...locations] = source.split(/\n {4}location /);
    expect(locations.length).toBeGreaterThan(2);
    expect(locations.join('')).not.toContain('add_header');
  });
});

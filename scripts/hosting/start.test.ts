import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from './securityHeaders.ts';
import { settingsIn, withSettings } from './settings.ts';
import { smallBuild } from './smallBuild.ts';

let folder: string;
beforeAll(async () => {
  folder = await smallBuild('first');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Lets the entry script of the container write its files for these settings. */
function prepare(environment: Record<string, string>) {
  const { status, stderr } = spawnSync('sh', [join(import.meta.dirname, 'start.sh'), 'prepare'], {
    env: { PATH: process.env.PATH, APP_FOLDER: join(folder, 'dist'), RUN_FOLDER: join(folder, 'run'), ...environment },
    encoding: 'utf8',
  });
  const file = (name: string) => readFileSync(join(folder, 'run', name), 'utf8');
  return { status, stderr, file };
}

const settings = {
  API_HOST: 'https://api.example.com',
  APP_NAME: 'おと"の<輪> & \\1 | 友',
  OPERATOR: '株式会社「音」& Co',
  CONTACT: 'privacy@example.com',
  PUBLIC_URL: 'https://app.example.com',
};

describe.skipIf(process.platform === 'win32')('the start of the container', () => {
  it('writes the settings into the page as the build does', () => {
    const { file, stderr } = prepare(settings);
    expect(stderr).toBe('');
    const built = readFileSync(join(folder, 'dist/index.html'), 'utf8');
    const named = Object.fromEntries(Object.entries(settings).map(([name, value]) => [`VITE_${name}`, value]));
    expect(file('site/index.html')).toBe(withSettings(built, settingsIn(named)));
    expect(file('site/index.html')).toContain('data-api-host="https://api.example.com"');
    expect(file('site/index.html')).toContain('content="https://app.example.com/preview.jpg"');
    const manifest = JSON.parse(file('site/manifest.webmanifest')) as { name: string; short_name: string };
    expect([manifest.name, manifest.short_name]).toEqual([settings.APP_NAME, settings.APP_NAME]);
  });

  it('changes nothing where nothing is set', () => {
    const { file } = prepare({});
    for (const name of ['index.html', 'manifest.webmanifest'])
      expect(file(`site/${name}`)).toBe(readFileSync(join(folder, 'dist', name), 'utf8'));
  });

  it('gives the kept app another version with other settings, and the same with the same', () => {
    const version = (environment: Record<string, string>) =>
      /appVersion="([^"]+)"/.exec(prepare(environment).file('site/sw.js'))?.[1];
    expect(version(settings)).toBe(version(settings));
    expect(version(settings)).not.toBe(version({}));
  });

  it('writes the headers of the source, with the backend and the address for reports', () => {
    const hosting = { apiHost: settings.API_HOST, reportUri: 'https://reports.example.com/csp?app=1&v=2' };
    const { file } = prepare({ API_HOST: hosting.apiHost, CSP_REPORT_URI: hosting.reportUri });
    const headers = securityHeaders(hosting);
    const policy = headers['Content-Security-Policy']?.replace('wss://api.example.com', '$api_socket') ?? '';
    expect(file('server.conf')).toContain(`add_header Content-Security-Policy "${policy}" always;`);
    expect(file('server.conf')).toContain(`add_header Reporting-Endpoints '${headers['Reporting-Endpoints']}' always;`);
    expect(file('server.conf') + file('nginx.conf')).not.toMatch(/^[^#]*\$\{/m);
  });

  it('names the files that the page needs first', () => {
    const [, links = ''] = /index\.html '(.*)';/.exec(prepare(settings).file('server.conf')) ?? [];
    expect(links.replaceAll(/-[\w-]{8}\./g, '-….').split(', ')).toEqual([
      '<https://api.example.com>; rel=preconnect; crossorigin',
      '</assets/index-….js>; rel=modulepreload; crossorigin',
      '</assets/mount-….js>; rel=modulepreload; crossorigin',
      '</assets/mount-….css>; rel=preload; as=style; crossorigin',
    ]);
  });

  it('keeps the files of this version where it is told', () => {
    prepare({ KEPT_ASSETS: join(folder, 'kept') });
    const [script = ''] = /\/assets\/[^"]+\.js/.exec(readFileSync(join(folder, 'dist/index.html'), 'utf8')) ?? [];
    expect(existsSync(join(folder, 'kept', script.replace('/assets/', '')))).toBe(true);
    expect(existsSync(join(folder, 'run/site/older', script))).toBe(true);
  });

  it.each([
    ['API_HOST', 'https://api.example.com/path'],
    ['API_HOST', 'api.example.com'],
    ['API_HOST', "https://api.example.com; script-src 'unsafe-inline'"],
    ['API_HOST', 'https://api.example.com\nhttps://other.example'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['CSP_REPORT_URI', 'https://reports.example.com/" always; #'],
    ['CSP_REPORT_URI', '/reports'],
    ['PORT', '80 default_server'],
    ['APP_NAME', 'OTO\nNOWA'],
  ])('refuses %s=%j and says so', (name, value) => {
    const { status, stderr } = prepare({ [name]: value });
    expect(status).toBe(64);
    expect(stderr).toContain(`otonowa: ${name} `);
  });

  it('refuses a folder without a build', () => {
    expect(prepare({ APP_FOLDER: folder + '/none' })).toMatchObject({ status: 64 });
  });
});

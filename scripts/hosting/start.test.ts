import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { installable } from '../installable.ts';
import { importMapIn, securityHeaders } from './securityHeaders.ts';
import { faultsOfSettings, settingsIn, withSettings } from './settings.ts';
import { operatorSettings } from './settingsPlugin.ts';
import { smallBuild } from './smallBuild.ts';

const REPORT_URL = 'https://reports.example.com/otonowa?app=1&v=2';
const CSP_REPORT_URI = 'https://reports.example.com/csp?app=1&v=2';

let folder: string;
/** Folder of a build with the reporter and with a URL for reports of the policy. */
let reporting: string;
beforeAll(async () => {
  folder = await smallBuild('first');
  vi.stubEnv('VITE_REPORT_URL', REPORT_URL);
  vi.stubEnv('VITE_REPORT_SAMPLE', '0.5');
  vi.stubEnv('VITE_CSP_REPORT_URI', CSP_REPORT_URI);
  reporting = await smallBuild('reporting');
  vi.unstubAllEnvs();
});
afterAll(() => {
  for (const made of [folder, reporting]) rmSync(made, { recursive: true });
});

/** Lets the entry script of the container write its files for these settings. */
function prepare(environment: Record<string, string>, build = folder) {
  const { status, stdout, stderr } = spawnSync('sh', [join(import.meta.dirname, 'start.sh'), 'prepare'], {
    env: { PATH: process.env.PATH, APP_FOLDER: join(build, 'dist'), RUN_FOLDER: join(folder, 'run'), ...environment },
    encoding: 'utf8',
  });
  const file = (name: string) => readFileSync(join(folder, 'run', name), 'utf8');
  return { status, stdout, stderr, file };
}

const settings = {
  API_HOST: 'https://api.example.com',
  APP_NAME: 'おと"の<輪> & \\1 | 友',
  OPERATOR: '株式会社「音」& Co',
  CONTACT: 'privacy@example.com',
  PUBLIC_URL: 'https://app.example.com',
};

const makeOlder = (path: string, days: number) => {
  utimesSync(path, new Date(), new Date(Date.now() - days * 86_400_000));
};

const hasBusybox = spawnSync('busybox', ['true']).status === 0;

it('a change renames one file, and none of those that import it', async () => {
  const next = await smallBuild('next');
  const [before, after] = [folder, next].map((of) => {
    const page = readFileSync(join(of, 'dist/index.html'), 'utf8');
    return { page, assets: readdirSync(join(of, 'dist/assets')).filter((name) => /\.(js|css)$/.test(name)) };
  });
  rmSync(next, { recursive: true });
  expect(after?.assets.filter((name) => !before?.assets.includes(name))).toEqual([
    expect.stringMatching(/^mount-.{8}\.js$/),
  ]);
  // A browser from before 2025 reads no import map that follows a request for a module.
  expect(after?.page.indexOf('<script type="importmap">')).toBeLessThan(after?.page.indexOf('"modulepreload"') ?? 0);
});

it('gives each build another version, in the page and in the service worker', async () => {
  const [page, worker] = ['index.html', 'sw.js'].map((name) => readFileSync(join(folder, 'dist', name), 'utf8'));
  const [, id] = /self\.appVersion="(\w+)"/.exec(worker ?? '') ?? [];
  expect(page).toContain(` data-version="${manifest.version}+${id}"`);
  expect(readFileSync(join(reporting, 'dist/index.html'), 'utf8')).not.toContain(`+${id}"`);
});

it('starts the app behind the element that it looks for, so that a page that arrives in parts is never blank', () => {
  const built = readFileSync(join(folder, 'dist/index.html'), 'utf8');
  expect(built.indexOf('<script async')).toBeGreaterThan(built.indexOf('id="root"'));
});

it('the build refuses what the container refuses, in a sentence without a stack', async () => {
  vi.stubEnv('VITE_API_HOST', 'api.example.com');
  vi.stubEnv('VITE_REPORT_SAMPLE', '10%');
  const plugins = [operatorSettings()];
  const refused: unknown = await build({ configFile: false, plugins }).catch((error: unknown) => error);
  vi.unstubAllEnvs();
  // As the command prints it.
  expect(inspect(refused).split('\n')).toEqual([
    'VITE_API_HOST is "api.example.com". It looks like https://api.example.com, without a path',
    'VITE_REPORT_SAMPLE is "10%". It looks like 0.1',
  ]);
});

it('the build refuses a sub-path, which the app does not support', async () => {
  const options = {
    root: folder,
    configFile: false,
    logLevel: 'silent',
    base: '/app/',
    build: { write: false },
  } as const;
  await expect(build({ ...options, plugins: [installable('OTONOWA')] })).rejects.toThrow('no sub-path such as /app/');
});

it('the build accepts what the container accepts', () => {
  const named = { ...settings, REPORT_URL, CSP_REPORT_URI, REPORT_SAMPLE: '.5' };
  const environment = Object.fromEntries(Object.entries(named).map(([name, value]) => [`VITE_${name}`, value]));
  expect(faultsOfSettings(environment)).toEqual([]);
  expect(prepare(named, reporting).status).toBe(0);
});

describe.skipIf(process.platform === 'win32')('the start of the container', () => {
  it('S1: writes the settings into the page as the build does', () => {
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

  it('says in one line what it starts', () => {
    const idOf = (build: string) => /\+(\w{12})"/.exec(readFileSync(join(build, 'dist/index.html'), 'utf8'))?.[1];
    expect(prepare({}).stdout).toBe(
      `otonowa ${manifest.version}+${idOf(folder)} · backend on the app’s own origin (no API_HOST) · reports off\n`,
    );
    expect(prepare({ API_HOST: 'https://api.example.com/' }, reporting).stdout).toBe(
      `otonowa ${manifest.version}+${idOf(reporting)} · backend https://api.example.com · reports on\n`,
    );
  });

  it('changes nothing without settings', () => {
    const { file } = prepare({});
    for (const name of ['index.html', 'manifest.webmanifest'])
      expect(file(`site/${name}`)).toBe(readFileSync(join(folder, 'dist', name), 'utf8'));
  });

  it('gives the cached app another version for other settings, and the same version for the same ones', () => {
    const version = (environment: Record<string, string>) =>
      /appVersion="([^"]+)"/.exec(prepare(environment).file('site/sw.js'))?.[1];
    expect(version(settings)).toBe(version(settings));
    expect(version(settings)).not.toBe(version({}));
  });

  it.each([settings.API_HOST, ''])('writes the headers of the source, with the backend %j and reports', (apiHost) => {
    const importMap = importMapIn(readFileSync(join(folder, 'dist/index.html'), 'utf8'));
    const hosting = { apiHost, reportUri: CSP_REPORT_URI, importMap };
    const { file } = prepare({ API_HOST: apiHost, CSP_REPORT_URI });
    const headers = securityHeaders(hosting);
    const policy = headers['Content-Security-Policy'];
    expect(file('server.conf')).toContain(`add_header Content-Security-Policy "${policy}" always;`);
    expect(file('server.conf')).toContain(`add_header Reporting-Endpoints '${headers['Reporting-Endpoints']}' always;`);
    expect(file('server.conf') + file('nginx.conf')).not.toMatch(/^[^#]*\$\{/m);
  });

  describe('of a build with the reporter', () => {
    const start = (environment: Record<string, string>) => {
      const { status, file } = prepare({ API_HOST: settings.API_HOST, ...environment }, reporting);
      const page = status === 0 ? file('site/index.html') : '';
      const named = (name: string) => new RegExp(` data-${name}="([^"]*)"`).exec(page)?.[1];
      const [, sources] =
        /connect-src 'self' https:\/\/api.example.com wss:\/\/api.example.com([^;]*);/.exec(file('server.conf')) ?? [];
      return { status, url: named('report-url'), sample: named('report-sample'), sources };
    };

    it('allows the reports of the page if the build has a reporter', () => {
      const { file, stderr } = prepare({}, reporting);
      expect(stderr).toBe('');
      expect(file('site/index.html')).toBe(readFileSync(join(reporting, 'dist/index.html'), 'utf8'));
      expect(start({})).toEqual({
        status: 0,
        url: REPORT_URL.replace('&', '&amp;'),
        sample: '0.5',
        sources: ' https://reports.example.com',
      });
    });

    it.each([
      ['https://staging.example.com:8443/x?a=1&b=2', ' https://staging.example.com:8443'],
      ['http://localhost:8090', ' http://localhost:8090'],
      ['/reports', ''],
      ['', ''],
    ])('accepts another address, one on the app’s host, or none: %j', (url, sources) => {
      const found = start({ REPORT_URL: url, REPORT_SAMPLE: '0.1' });
      expect(found).toEqual({ status: 0, url: url.replace('&', '&amp;'), sample: '0.1', sources });
    });

    it.each([
      ['REPORT_URL', 'reports.example.com'],
      ['REPORT_URL', '//reports.example.com'],
      ['REPORT_URL', 'https://'],
      ['REPORT_URL', 'ftp://reports.example.com'],
      ['REPORT_URL', "https://reports.example.com; script-src 'unsafe-inline'"],
      ['REPORT_SAMPLE', '2'],
      ['REPORT_SAMPLE', '10%'],
      ['REPORT_SAMPLE', 'half'],
    ])('rejects %s=%j with a message, as the build does', (name, value) => {
      const { status, stderr } = prepare({ [name]: value }, reporting);
      expect(status).toBe(64);
      expect(stderr).toContain(`otonowa: ${name} `);
      expect(faultsOfSettings({ [`VITE_${name}`]: value })).toEqual([expect.stringContaining(`VITE_${name} is `)]);
    });
  });

  it('lets browsers report violations of the policy to the address of the build, or nowhere', () => {
    const header = `add_header Reporting-Endpoints 'csp="${CSP_REPORT_URI}"' always;`;
    expect(prepare({}, reporting).file('server.conf')).toContain(header);
    expect(prepare({ CSP_REPORT_URI: '' }, reporting).file('server.conf')).not.toMatch(/report-uri|csp=/);
  });

  it('rejects an address for reports if the build has no reporter', () => {
    const { status, stderr } = prepare({ REPORT_URL });
    expect(status).toBe(64);
    expect(stderr).toContain('otonowa: REPORT_URL is set, but the build holds no reporter');
    expect(prepare({ REPORT_URL: '' }).status).toBe(0);
  });

  it('writes names of its own for each release, since one nginx may include several', () => {
    const names = ['run', 'other'].map((name) => {
      const { stderr } = prepare({ RUN_FOLDER: join(folder, name) });
      expect(stderr).toBe('');
      const source = readFileSync(join(folder, name, 'server.conf'), 'utf8');
      return [...source.matchAll(/^(?:map .* \$|log_format )(\w+)/gm)].map(([, defined]) => defined);
    });
    expect(names.map(({ length }) => length)).toEqual([4, 4]);
    expect(new Set(names.flat()).size).toBe(8);
  });

  it('listens everywhere, or at the given addresses, and logs to the given file', () => {
    const server = (environment: Record<string, string>) => {
      const source = prepare(environment).file('server.conf');
      return [/^ *(listen .*)$/m.exec(source)?.[1], /^ *access_log (\S+) without_query/m.exec(source)?.[1]];
    };
    const [everywhere, log] = server({ PORT: '81' });
    expect(everywhere).toMatch(/^listen 0\.0\.0\.0:81;( listen \[::\]:81;)?$/);
    expect(log).toBe('/var/log/nginx/access.log');
    expect(server({ LISTEN: '127.0.0.1,[::1]', ACCESS_LOG: '/var/log/nginx/otonowa.log' })).toEqual([
      'listen 127.0.0.1:8080; listen [::1]:8080;',
      '/var/log/nginx/otonowa.log',
    ]);
  });

  it('lists the files that the page needs first', () => {
    const [, links = ''] = /index\.html '(.*)';/.exec(prepare(settings).file('server.conf')) ?? [];
    expect(links.replaceAll(/-[\w-]{8}\./g, '-….').split(', ')).toEqual([
      '<https://api.example.com>; rel=preconnect; crossorigin',
      '</assets/mount-….js>; rel=preload; as=script; crossorigin',
      '</assets/mount-….css>; rel=preload; as=style; crossorigin',
      '</assets/index-….js>; rel=preload; as=script; crossorigin',
    ]);
  });

  it('copies the files of this version to the configured folder', () => {
    prepare({ KEPT_ASSETS: join(folder, 'kept') });
    const [, script = ''] =
      / src="(\/assets\/[^"]+\.js)/.exec(readFileSync(join(folder, 'dist/index.html'), 'utf8')) ?? [];
    expect(existsSync(join(folder, 'kept', script.replace('/assets/', '')))).toBe(true);
    expect(existsSync(join(folder, 'run/site/older', script))).toBe(true);
  });

  it('removes copied files that no version has used for a month', () => {
    const assets = join(folder, 'kept-for-long');
    mkdirSync(assets);
    prepare({ KEPT_ASSETS: assets });
    for (const days of [29, 32]) {
      writeFileSync(join(assets, `${days}.js`), '');
      makeOlder(join(assets, `${days}.js`), days);
    }
    prepare({ KEPT_ASSETS: assets });
    expect(readdirSync(assets).filter((name) => /^\d+\.js$/.test(name))).toEqual(['29.js']);
  });

  it('keeps the files of the version that this one replaces, for a month from now', () => {
    const assets = join(folder, 'kept-of-two');
    const names = readdirSync(join(folder, 'dist/assets'));
    prepare({ KEPT_ASSETS: assets });
    for (const name of names) makeOlder(join(assets, name), 40);
    // Without the list of the last start.
    const list = readFileSync(join(assets, '.live'));
    rmSync(join(assets, '.live'));
    prepare({ KEPT_ASSETS: assets }, reporting);
    expect(readdirSync(assets)).toEqual(expect.arrayContaining(names));
    writeFileSync(join(assets, '.live'), list);
    prepare({ KEPT_ASSETS: assets }, reporting);
    prepare({ KEPT_ASSETS: assets }, reporting);
    expect(readdirSync(assets)).toEqual(expect.arrayContaining(names));
    for (const name of names) makeOlder(join(assets, name), 40);
    prepare({ KEPT_ASSETS: assets }, reporting);
    expect(readdirSync(assets).toSorted()).toEqual(
      ['.live', ...readdirSync(join(reporting, 'dist/assets'))].toSorted(),
    );
  });

  const busybox = hasBusybox ? 'with busybox, as on Alpine' : 'with busybox, which is not here, so this is SKIPPED';
  it.skipIf(!hasBusybox)(`writes the same ${busybox}`, () => {
    const tools = join(folder, 'tools');
    mkdirSync(tools);
    // Tools that a smaller busybox lacks are taken from the machine.
    spawnSync('busybox', ['--install', '-s', tools]);
    const all = {
      ...settings,
      KEPT_ASSETS: join(folder, 'kept'),
      REPORT_URL: '/reports?a&b',
    };
    const written = (path = '') => {
      const { status, stderr, file } = prepare({ ...all, PATH: `${path}${process.env.PATH}` }, reporting);
      const names = ['server.conf', 'nginx.conf', 'site/index.html', 'site/manifest.webmanifest', 'site/sw.js'];
      return { status, stderr, files: status === 0 ? names.map(file) : [] };
    };
    expect(written(`${tools}:`)).toEqual(written());
    expect(prepare({ PATH: `${tools}:${process.env.PATH}`, API_HOST: 'api.example.com' }).status).toBe(64);
  });

  it.each([
    ['API_HOST', 'https://api.example.com/path'],
    ['API_HOST', 'api.example.com'],
    ['API_HOST', "https://api.example.com; script-src 'unsafe-inline'"],
    ['API_HOST', 'https://api.example.com\nhttps://other.example'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['CSP_REPORT_URI', 'https://reports.example.com/" always; #'],
    ['CSP_REPORT_URI', '/reports'],
    ['APP_NAME', 'OTO\nNOWA'],
  ])('rejects %s=%j with a message, as the build does', (name, value) => {
    const { status, stderr } = prepare({ [name]: value });
    expect(status).toBe(64);
    expect(stderr).toContain(`otonowa: ${name} `);
    expect(faultsOfSettings({ [`VITE_${name}`]: value })).toEqual([expect.stringContaining(`VITE_${name} is `)]);
  });

  it('rejects a backend that browsers would block, as the build does', () => {
    const blocked = { API_HOST: 'http://api.example.com', PUBLIC_URL: settings.PUBLIC_URL };
    const sentence = 'is http://api.example.com, but';
    expect(prepare(blocked)).toMatchObject({ status: 64, stderr: expect.stringContaining(`API_HOST ${sentence}`) });
    expect(faultsOfSettings({ VITE_API_HOST: blocked.API_HOST, VITE_PUBLIC_URL: blocked.PUBLIC_URL })).toEqual([
      expect.stringContaining(`VITE_API_HOST ${sentence}`),
    ]);
    expect(prepare({ ...blocked, PUBLIC_URL: 'http://app.example.com' }).status).toBe(0);
  });

  it.each([
    ['PORT', '80 default_server'],
    ['PORT', '99999'],
    ['PORT', '0'],
    ['KEPT_DAYS', 'abc'],
    ['LISTEN', '999.1.1.1'],
    ['LISTEN', '1.2.3'],
    ['LISTEN', '[:]'],
    ['LISTEN', '127.0.0.1:8080'],
    ['LISTEN', '127.0.0.1 default_server'],
    ['LISTEN', '127.0.0.1\n[::1]'],
    ['ACCESS_LOG', '/var/log/x; root /'],
  ])('rejects %s=%j with a message', (name, value) => {
    const { status, stderr } = prepare({ [name]: value });
    expect(status).toBe(64);
    expect(stderr).toContain(`otonowa: ${name} `);
  });

  it('the documented command removes old releases, but none that nginx serves', () => {
    const [, command = ''] = /^`(for .*)` keeps/m.exec(readFileSync('docs/deployment.md', 'utf8')) ?? [];
    const releases = join(folder, 'releases');
    const nginx = join(folder, 'nginx');
    mkdirSync(nginx);
    for (const age of [1, 2, 3, 4, 5, 6, 7, 8]) {
      mkdirSync(join(releases, `2026110${age}`, 'run'), { recursive: true });
      writeFileSync(join(releases, `2026110${age}`, 'run/server.conf'), `root ${releases}/2026110${age}/run/site;\n`);
      makeOlder(join(releases, `2026110${age}`), age);
    }
    symlinkSync(join(releases, '20261107/run/server.conf'), join(nginx, 'otonowa.conf'));
    const run = command.replaceAll('/srv/otonowa', releases).replaceAll('/etc/nginx', nginx);
    expect(spawnSync('sh', ['-c', run], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
    expect(readdirSync(releases)).toEqual([1, 2, 3, 4, 5, 7].map((age) => `2026110${age}`));
  });

  it('rejects a folder without a build', () => {
    expect(prepare({ APP_FOLDER: folder + '/none' })).toMatchObject({ status: 64 });
  });
});

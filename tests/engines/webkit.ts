import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Engine, Settings, Surroundings, Tab } from './engine.ts';
import { between, keyActions, pointerActions } from './keys.ts';
import { findProgram, run } from './processes.ts';

/** The name that WebDriver gives to the reference of an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** GTK's settings for the browser: no animations, and a toolbar so small that the window can be as narrow as a phone. */
const TOOLBAR = '* { padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0; font-size: 6px; }';

/** WebKitGTK's MiniBrowser, driven by classic WebDriver. */
export const webkit: Engine = {
  name: 'webkit',
  missing({ hasDisplay }) {
    if (findProgram('WebKitWebDriver') === null) return 'WebKitWebDriver is not here';
    if (findMiniBrowser() === null) return 'WebKitGTK’s MiniBrowser is not here';
    return hasDisplay ? null : 'Xvfb is not here, and it starts on a display only';
  },
  isComplete: hasCodecs,
  packages: [
    'webkit2gtk-driver',
    'gstreamer1.0-plugins-good',
    // For `hasCodecs`.
    'gstreamer1.0-plugins-bad',
    'gstreamer1.0-libav',
    'xvfb',
    'pulseaudio',
    'fonts-noto-cjk',
  ],
  launch,
};

/** Folders in which a package may have what is no program for everybody. */
function libraryFolders(): string[] {
  const libraries = ['/usr/lib', '/usr/lib64', '/usr/libexec'].filter((folder) => existsSync(folder));
  return libraries.flatMap((folder) => [
    folder,
    ...readdirSync(folder)
      .filter((name) => name.endsWith('-linux-gnu'))
      .map((name) => join(folder, name)),
  ]);
}

function findMiniBrowser(): string | null {
  const versions = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'];
  return findProgram(
    ...libraryFolders().flatMap((folder) => versions.map((name) => join(folder, name, 'MiniBrowser'))),
  );
}

/** What records and plays AAC in MP4, as Safari does. */
function hasCodecs(): boolean {
  return ['libgsttranscode.so', 'libgstlibav.so'].every((file) =>
    libraryFolders().some((folder) => existsSync(join(folder, 'gstreamer-1.0', file))),
  );
}

async function launch(settings: Settings, { environment }: Surroundings): Promise<Browser> {
  const port = nextPort();
  const driver = run(findProgram('WebKitWebDriver') ?? '', environment, (folder) => {
    mkdirSync(join(folder, 'gtk-3.0'));
    writeFileSync(join(folder, 'gtk-3.0/gtk.css'), TOOLBAR);
    const animations = `[Settings]\ngtk-enable-animations=${settings.hasReducedMotion ? 0 : 1}\n`;
    writeFileSync(join(folder, 'gtk-3.0/settings.ini'), animations);
    const variables = { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder, XDG_CACHE_HOME: folder };
    return { args: [`--port=${port}`], variables };
  });
  try {
    return await startSession(driver, port, settings);
  } catch (error) {
    driver.end();
    throw error;
  }
}

let launches = 0;

/**
 * WebKitWebDriver cannot choose a free port by itself, and the one before may still be ending. Below the range from which
 * the system assigns ports.
 */
function nextPort(): number {
  launches += 1;
  return 10_000 + ((process.pid * 8 + launches) % 22_000);
}

/** Time limit of a command, in milliseconds. */
const COMMAND_LIMIT = 60_000;

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

async function startSession(driver: ReturnType<typeof run>, port: number, settings: Settings): Promise<Browser> {
  const errors: string[] = [];
  // The console of a page: "http://localhost/a.js:1:2: CONSOLE JS ERROR Error: …"
  driver.onLine((line) => {
    if (/CONSOLE \S+ (ERROR|WARN)/.test(line)) errors.push(line);
  });
  const root = `http://127.0.0.1:${port}`;
  await answering(`${root}/status`);
  const ask: Call = async (method, path, body) => {
    const answer = await fetch(root + path, {
      method,
      signal: AbortSignal.timeout(COMMAND_LIMIT),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
    if (value?.error !== undefined) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
  const browserOptions = {
    binary: findMiniBrowser(),
    args: [
      '--automation',
      '--enable-write-console-messages-to-stdout=true',
      // A microphone of WebKit's own, which nobody is asked for.
      '--enable-mock-capture-devices=true',
      '--features=!MockCaptureDevicesPrompt',
    ],
  };
  const { sessionId, capabilities } = (await ask('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const session: Call = (method, path, body) => ask(method, `/session/${sessionId}${path}`, body);
  await session('POST', '/timeouts', { script: 60_000, pageLoad: 60_000, implicit: 0 });

  let current = (await session('GET', '/window')) as string;
  /** The driver controls one tab at a time. */
  const within = async (handle: string, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    if (current !== handle) await session('POST', '/window', { handle });
    current = handle;
    return await session(method, path, body);
  };
  let unused: string | null = current;
  const first = current;
  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    async openTab() {
      // The window that was current may be closed.
      const created =
        unused ?? ((await within(first, 'POST', '/window/new', { type: 'window' })) as { handle: string }).handle;
      unused = null;
      const tab = tabOf((...call) => within(created, ...call), settings);
      await fit((...call) => within(created, ...call), settings);
      return tab;
    },
    takeErrors: () => errors.splice(0),
    async close() {
      await session('DELETE', '').catch(() => undefined);
      driver.end();
    },
  };
}

async function answering(address: string): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await new Promise((done) => setTimeout(done, 50)))
    if (await fetch(address).catch(() => null)) return;
  throw new Error(`${address} does not answer`);
}

/** Gives the page the requested size, without the toolbar above it. */
async function fit(call: Call, { width, height }: Settings): Promise<void> {
  await call('POST', '/window/rect', { x: 0, y: 0, width, height });
  const script = 'return [innerWidth, innerHeight]';
  const [innerWidth, innerHeight] = (await call('POST', '/execute/sync', { script, args: [] })) as [number, number];
  await call('POST', '/window/rect', { x: 0, y: 0, width: 2 * width - innerWidth, height: 2 * height - innerHeight });
}

function tabOf(call: Call, { hasLargeLetters }: Settings): Tab {
  const script = (text: string) => call('POST', '/execute/sync', { script: text, args: [] });
  const perform = async (actions: object[]) => {
    await call('POST', '/actions', { actions });
  };
  return {
    async goto(url) {
      await call('POST', '/url', { url });
      // The browser has no option for the font size.
      if (hasLargeLetters) await script(LARGE_LETTERS);
    },
    evaluate: (expression) => script(`return (${expression})`),
    press: (at) => perform(pointerActions([at])),
    drag: (from, to) => perform(pointerActions(between(from, to))),
    keys: (...keys) => perform(keyActions(keys)),
    async chooseFile(selector, index, path) {
      const input = (await script(`return document.querySelectorAll(${JSON.stringify(selector)})[${index}]`)) as {
        [ELEMENT]: string;
      };
      await call('POST', `/element/${input[ELEMENT]}/value`, { text: path });
    },
    picture: async () => Buffer.from((await call('GET', '/screenshot')) as string, 'base64'),
    async close() {
      await call('DELETE', '/window');
    },
  };
}

const LARGE_LETTERS = `const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { font-size: 200% }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];`;

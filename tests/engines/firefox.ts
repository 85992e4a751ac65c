import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { logViolations } from '../e2e/logViolations.ts';
import type { Browser, Engine, Settings, Surroundings, Tab } from './engine.ts';
import { between, keyActions, pointerActions } from './keys.ts';
import { findProgram, run } from './processes.ts';

/** The machine's Firefox, driven by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'firefox',
  missing: () => (findFirefox() === null ? 'Firefox is not here (FIREFOX_PATH can name one)' : null),
  packages: ['firefox-esr', 'xvfb', 'pulseaudio', 'fonts-noto-cjk'],
  launch,
};

const findFirefox = () =>
  findProgram(
    process.env.FIREFOX_PATH,
    'firefox-esr',
    'firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:/Program Files/Mozilla Firefox/firefox.exe',
  );

/** Preferences of the browser, in addition to those that its remote agent sets. */
function preferences({ hasLargeLetters, hasReducedMotion }: Settings): string {
  const letters = { 'font.size.variable.ja': 32, 'font.size.variable.x-western': 32, 'font.size.monospace.ja': 26 };
  const all = {
    'intl.accept_languages': 'ja',
    'ui.prefersReducedMotion': hasReducedMotion ? 1 : 0,
    'media.autoplay.default': 0,
    // A microphone of Firefox's own, which nobody is asked for.
    'media.navigator.streams.fake': true,
    'media.navigator.permission.disabled': true,
    'browser.shell.checkDefaultBrowser': false,
    ...(hasLargeLetters ? letters : {}),
  };
  return Object.entries(all)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');
}

async function launch(settings: Settings, { environment, hasDisplay }: Surroundings): Promise<Browser> {
  const program = run(findFirefox() ?? '', environment, (folder) => {
    writeFileSync(join(folder, 'user.js'), preferences(settings));
    const head = hasDisplay ? [] : ['--headless'];
    return {
      args: [...head, '--no-remote', '--profile', folder, '--remote-debugging-port=0', 'about:blank'],
      variables: { HOME: folder },
    };
  });
  try {
    const address = await program.printed(/WebDriver BiDi listening on (ws:\S+)/);
    return await startSession(await connect(`${address}/session`), settings, program.end);
  } catch (error) {
    program.end();
    throw error;
  }
}

/** Sends a command and resolves with its result. */
type Send = (method: string, params?: object) => Promise<Record<string, unknown>>;

interface Connection {
  send: Send;
  onEvent: (listener: (method: string, params: Record<string, unknown>) => void) => void;
  close: () => void;
}

async function connect(address: string): Promise<Connection> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`${address} does not answer`)));
  });
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  let listener: Parameters<Connection['onEvent']>[0] = () => undefined;
  let last = 0;
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const { id, method, params, result, error, message } = JSON.parse(data) as {
      id?: number;
      method: string;
      params: Record<string, unknown>;
      result: Record<string, unknown>;
      error?: string;
      message?: string;
    };
    if (id === undefined) return listener(method, params);
    const answer = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) answer?.resolve(result);
    else answer?.reject(new Error(`${error}: ${message}`));
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has ended'));
  });
  return {
    send(method, params = {}) {
      const answer = Promise.withResolvers<Record<string, unknown>>();
      waiting.set((last += 1), answer);
      socket.send(JSON.stringify({ id: last, method, params }));
      return answer.promise;
    },
    onEvent: (added) => {
      listener = added;
    },
    close: () => socket.close(),
  };
}

async function startSession(connection: Connection, settings: Settings, end: () => void): Promise<Browser> {
  const { send } = connection;
  const errors: string[] = [];
  connection.onEvent((method, entry) => {
    if (method !== 'log.entryAdded') return;
    const { type, level, text } = entry as { type: string; level: string; text: string };
    // The browser's own warnings do not come from the page: "This page is in Almost Standards Mode".
    if (level === 'error' || (level === 'warn' && type === 'console')) errors.push(`${type} ${level}: ${text}`);
  });
  const { capabilities } = (await send('session.new', { capabilities: {} })) as {
    capabilities: { browserVersion: string };
  };
  await send('session.subscribe', { events: ['log.entryAdded'] });
  await send('script.addPreloadScript', { functionDeclaration: String(logViolations) });
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    async openTab() {
      const { context } = await send('browsingContext.create', { type: 'tab' });
      const { width, height } = settings;
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
      return tabOf(send, String(context));
    },
    takeErrors: () => errors.splice(0),
    async close() {
      await send('browser.close').catch(() => undefined);
      connection.close();
      end();
    },
  };
}

function tabOf(send: Send, context: string): Tab {
  const perform = async (actions: object[]) => {
    await send('input.performActions', { context, actions });
  };
  const evaluate = async (expression: string, resultOwnership: 'none' | 'root' = 'none') => {
    const outcome = (await send('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
      userActivation: true,
      resultOwnership,
    })) as
      | { type: 'success'; result: { value: string; sharedId: string } }
      | { type: 'exception'; exceptionDetails: { text: string } };
    if (outcome.type === 'exception') throw new Error(outcome.exceptionDetails.text);
    return outcome.result;
  };
  return {
    async goto(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate(expression) {
      const text = `(async () => JSON.stringify((await (${expression})) ?? null))()`;
      return JSON.parse((await evaluate(text)).value) as unknown;
    },
    press: (at) => perform(pointerActions([at])),
    drag: (from, to) => perform(pointerActions(between(from, to))),
    keys: (...keys) => perform(keyActions(keys)),
    async chooseFile(selector, index, path) {
      const { sharedId } = await evaluate(`document.querySelectorAll(${JSON.stringify(selector)})[${index}]`, 'root');
      await send('input.setFiles', { context, element: { sharedId }, files: [path] });
    },
    async picture() {
      const { data } = await send('browsingContext.captureScreenshot', { context });
      return Buffer.from(String(data), 'base64');
    },
    async close() {
      await send('browsingContext.close', { context });
    },
  };
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { root } from '../../scripts/dependencies.mjs';
import { LICENSES_FILE } from '../../scripts/published.ts';
import { type Served, serveBuilt } from '../../scripts/serveBuilt.ts';
import { type Backend, backendAt, tokenOf } from '../e2e/backend.ts';
import { png } from '../support/badFiles.ts';
import { tone } from '../support/badMedia.ts';
import { beginAnew } from './inPage.ts';
import type { Screen } from './screen.ts';

const EMPTY = `/${LICENSES_FILE}`;

/** A user who uses the API without a page. */
export interface Person {
  get: (path: string) => Promise<unknown>;
  /** Sends JSON, or a form with a file. */
  post: (path: string, body: object) => Promise<unknown>;
}

/** The environment of a walk: the app on its address, the backend behind it, users without a page, and files. */
export interface World {
  /** Origin of the app, without a slash at its end. */
  app: string;
  backend: Backend;
  /** An address of the app's origin outside of the app. */
  emptyPage: string;
  /** A sound of 20 seconds and a picture of 1,600 × 800 px. */
  files: { sound: string; picture: string };
  /** The network between the browser and the app with its backend: a cut closes open connections, too. */
  network: { cut: () => void; mend: () => void };
  /** Returns the address of the page with the chat log (`chatLog/`), which the first call builds. */
  chatLog: () => Promise<string>;
  person: (email: string) => Promise<Person>;
  /** Resets to the scenario `default`, and opens an empty page. */
  clear: (screen: Screen) => Promise<void>;
  /** Opens an address of the app in a browser with an empty storage, as a logged-in user or without a login. */
  enter: (screen: Screen, email: string | null, path: string) => Promise<void>;
  close: () => Promise<void>;
}

export async function createWorld(built: string | undefined): Promise<World> {
  const served = await serveBuilt(built, '--check');
  const line = await createLine(Number(new URL(served.app).port));
  const app = `http://localhost:${line.port}`;
  const folder = mkdtempSync(join(tmpdir(), 'otonowa-files-'));
  const files = { sound: join(folder, 'demo.wav'), picture: join(folder, 'wide.png') };
  writeFileSync(files.sound, tone(20));
  writeFileSync(files.picture, png(1_600, 800).buffer);
  let chatLog: ReturnType<typeof serveChatLog> | undefined;
  const backend = backendAt(served.backend);
  return {
    app,
    backend,
    emptyPage: app + EMPTY,
    files,
    network: line,
    chatLog: async () => (await (chatLog ??= serveChatLog(join(folder, 'chatLog')))).address,
    person: async (email) => personOf(served, await tokenOf(served.backend, email)),
    async clear(screen) {
      await screen.goto(EMPTY);
      await backend.reset();
    },
    async enter(screen, email, path) {
      await screen.goto(EMPTY);
      await screen.run(beginAnew, email === null ? null : await tokenOf(served.backend, email));
      await screen.goto(path);
    },
    async close() {
      line.close();
      await served.close();
      await (await chatLog)?.server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** @param outDir the folder of its build */
async function serveChatLog(outDir: string) {
  const source = join(root, 'tests/engines/chatLog');
  const options = {
    root: source,
    configFile: join(source, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  } as const;
  await build(options);
  const server = await preview({ ...options, preview: { port: 0 } });
  return { server, address: server.resolvedUrls?.local[0] ?? '' };
}

async function ask({ backend }: Served, path: string, request: RequestInit): Promise<unknown> {
  const answer = await fetch(backend + path, request);
  if (!answer.ok) throw new Error(`${request.method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return await answer.json();
}

function personOf(served: Served, token: string): Person {
  const Authorization = `Bearer ${token}`;
  const json = { 'Content-Type': 'application/json', Authorization };
  return {
    get: (path) => ask(served, path, { method: 'GET', headers: { Authorization } }),
    post: (path, body) =>
      body instanceof FormData
        ? ask(served, path, { method: 'POST', headers: { Authorization }, body })
        : ask(served, path, { method: 'POST', headers: json, body: JSON.stringify(body) }),
  };
}

/** A port that forwards to another one until it is cut. */
async function createLine(target: number) {
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(target, 'localhost');
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port');
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  return {
    port: address.port,
    cut,
    mend: () => {
      isCut = false;
    },
    close() {
      cut();
      server.close();
    },
  };
}

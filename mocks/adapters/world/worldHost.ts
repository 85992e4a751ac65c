import { REFUSED_CODE, type Session } from '../../realtime/hub.ts';
import { isScenarioName, type ScenarioName } from '../../scenarios/scenario.ts';
import { createCallLog, frameType } from '../panel/callLog.ts';
import { control, ControlError } from '../panel/controls.ts';
import { type Journal, openJournal } from './journal.ts';
import { type PersistedWorld, openWorld } from './persistedWorld.ts';
import { createPanelController, type PanelController } from '../panel/panelController.ts';
import { bundledContent } from '../bundledContent.ts';
import type { Backend } from '../backend.ts';
import { findOperation, respond } from '../respond.ts';
import type { ReadContent } from '../serveUpload.ts';
import type { ToHost, ToPage, Welcome } from './worldMessages.ts';

interface HostOptions {
  journal: Promise<Journal>;
  read: ReadContent;
}

/** An open World with its panel controller. */
interface Opened {
  persisted: PersistedWorld;
  panel: PanelController;
}

/** The World that a page enters. */
interface Entered extends Pick<Welcome, 'replaced' | 'lost'> {
  persisted: PersistedWorld;
}

/** One connected page. */
interface PageEnd {
  say(message: ToPage, transfer?: Transferable[]): void;
  watches: boolean;
}

/** Minimum interval in milliseconds between two states that are sent to the panel. */
const STATE_PAUSE = 50;

/**
 * Hosts the one World of all tabs: in the shared worker, or in the page where there is none. Pages connect over message
 * ports; the World is restored from the journal at the first message.
 */
export function createWorldHost({ journal, read }: HostOptions = inBrowser()): { attach(port: MessagePort): void } {
  const pages = new Set<PageEnd>();
  const log = createCallLog(notifyWatchers);
  let opening: Promise<Opened> | null = null;
  let isNotifying = false;

  async function open(wanted: ScenarioName | null): Promise<Opened & Entered> {
    const { world, replaced, lost } = await openWorld(await journal, wanted);
    const send = (request: Request) => respondAndLog(world.backend, request);
    const panel = createPanelController({ persisted: world, send, log: log.entries });
    return { persisted: world, panel, replaced, lost };
  }

  function opened(): Promise<Opened> {
    return opening ?? begin(open(null));
  }

  /** Stores an attempt to open the World. When it fails, the next message makes another one. */
  function begin<World extends Opened>(attempt: Promise<World>): Promise<World> {
    opening = attempt;
    attempt.catch(() => {
      opening = null;
    });
    return attempt;
  }

  /** Opens the World, and returns whether the requested scenario replaced another one. */
  async function enter(wanted: ScenarioName | null, asker: PageEnd): Promise<Entered> {
    if (opening === null) return await begin(open(wanted));
    const { persisted } = await opening;
    if (wanted === null || wanted === persisted.backend.scenario) return { persisted, replaced: false, lost: null };
    await persisted.restart(wanted);
    notifyOthers(asker);
    notifyChange(persisted);
    return { persisted, replaced: true, lost: null };
  }

  /** Tells all other pages that the World was replaced: they show data that no longer exists. */
  function notifyOthers(asker: PageEnd): void {
    for (const page of pages) if (page !== asker) page.say({ kind: 'replaced' });
  }

  function notifyChange({ backend }: PersistedWorld): void {
    for (const page of pages) page.say({ kind: 'cut', isCut: backend.hub.isCut });
    notifyWatchers();
  }

  function notifyWatchers(): void {
    if (isNotifying || ![...pages].some(({ watches }) => watches)) return;
    isNotifying = true;
    setTimeout(() => void sendState(), STATE_PAUSE);
  }

  async function sendState(): Promise<void> {
    isNotifying = false;
    const { panel } = await opened();
    const state = panel.state();
    for (const page of pages) if (page.watches) page.say({ kind: 'state', state });
  }

  /** Responds like `respond` and adds the request to the log; requests for files are not logged. */
  async function respondAndLog(backend: Backend, request: Request): Promise<Response | null> {
    const { method, url } = request;
    const path = new URL(url).pathname;
    const at = Date.now();
    const response = await respond(backend, request, read);
    if (!path.startsWith('/uploads/')) {
      const operationId = findOperation(method, path)?.operationId ?? null;
      const status = response?.status ?? null;
      log.add({ kind: 'call', at, method, path, operationId, status, milliseconds: Date.now() - at });
    }
    return response;
  }

  return {
    attach(port) {
      const page: PageEnd = {
        say: (message, transfer = []) => port.postMessage(message, transfer),
        watches: false,
      };
      pages.add(page);
      const sockets = new Map<number, Session>();
      const leave = () => {
        for (const session of sockets.values()) session.closed();
        sockets.clear();
      };

      async function handleMessage(message: ToHost): Promise<void> {
        if (message.kind === 'hello') {
          await welcome(message);
          return;
        }
        const now = await opened();
        if (message.kind === 'request') await carry(now, message);
        else if (message.kind === 'control') await obey(now, message);
        else if (message.kind === 'panel') await serve(now, message);
        else if (message.kind === 'watch') watch(now, message.isOn);
        else if (message.kind === 'socketOpen') openSocket(now, message);
        else if (message.kind === 'socketText') receive(message.socket, message.text);
        else if (message.kind === 'socketClosed') closeSocket(message.socket);
        else leave();
      }

      async function welcome({ scenario, latency }: Extract<ToHost, { kind: 'hello' }>): Promise<void> {
        const { persisted, replaced, lost } = await enter(isScenarioName(scenario) ? scenario : null, page);
        if (latency !== null) await persisted.setLatency(latency);
        page.say({ kind: 'cut', isCut: persisted.backend.hub.isCut });
        page.say({ kind: 'ready', welcome: { staleSession: persisted.hasStaleSession(), replaced, lost } });
      }

      async function carry(
        { persisted }: Opened,
        { id, method, url, headers, body }: Extract<ToHost, { kind: 'request' }>,
      ): Promise<void> {
        const hasBody = method !== 'GET' && method !== 'HEAD' && body.byteLength > 0;
        const request = new Request(url, { method, headers, ...(hasBody ? { body } : {}) });
        const response = await respondAndLog(persisted.backend, request);
        // A response is sent after its command is persisted, so that a page that reloads now finds it.
        await persisted.whenPersisted();
        if (response === null) {
          page.say({ kind: 'noResponse', id });
          return;
        }
        const bytes = await response.arrayBuffer();
        page.say({ kind: 'response', id, status: response.status, headers: [...response.headers], body: bytes }, [
          bytes,
        ]);
      }

      async function obey({ persisted }: Opened, message: Extract<ToHost, { kind: 'control' }>): Promise<void> {
        const { id, method, path, body } = message;
        try {
          if (path === '/__fake/reset') {
            await persisted.restart(isScenarioName(body.scenario) ? body.scenario : persisted.backend.scenario);
            page.say({ kind: 'controlled', id, answer: { ok: true } });
          } else {
            page.say({ kind: 'controlled', id, answer: control(persisted.backend, method, path, body) });
            await persisted.persistSettings();
          }
          notifyChange(persisted);
        } catch (error) {
          if (!(error instanceof ControlError)) throw error;
          page.say({ kind: 'controlled', id, answer: { detail: error.message } });
        }
      }

      async function serve(
        { panel, persisted }: Opened,
        { id, call }: Extract<ToHost, { kind: 'panel' }>,
      ): Promise<void> {
        const result = await panel.answer(call);
        page.say({ kind: 'panelled', id, result });
        if (result.ok && (call.name === 'restart' || call.name === 'importWorld')) notifyOthers(page);
        notifyChange(persisted);
      }

      function watch({ panel }: Opened, isOn: boolean): void {
        page.watches = isOn;
        if (isOn) page.say({ kind: 'state', state: panel.state() });
      }

      function openSocket(
        { persisted }: Opened,
        { socket, userId, token }: Extract<ToHost, { kind: 'socketOpen' }>,
      ): void {
        const session = persisted.backend.hub.connect(userId, token, {
          send(text) {
            log.add({ kind: 'frame', at: Date.now(), direction: 'toPage', type: frameType(text) });
            page.say({ kind: 'socketText', socket, text });
          },
          close: (code) => page.say({ kind: 'socketClose', socket, code }),
        });
        if (session === null) page.say({ kind: 'socketClose', socket, code: REFUSED_CODE });
        else sockets.set(socket, session);
      }

      function receive(socket: number, text: string): void {
        log.add({ kind: 'frame', at: Date.now(), direction: 'fromPage', type: frameType(text) });
        sockets.get(socket)?.receive(text);
      }

      function closeSocket(socket: number): void {
        sockets.get(socket)?.closed();
        sockets.delete(socket);
      }

      port.addEventListener('message', (event: MessageEvent<ToHost>) => {
        handleMessage(event.data).catch((error: unknown) => {
          console.error(error);
          if (event.data.kind === 'request') page.say({ kind: 'noResponse', id: event.data.id });
        });
      });
      // A tab that crashed does not disconnect by itself.
      port.addEventListener('close', () => {
        leave();
        pages.delete(page);
      });
      port.start();
    },
  };
}

function inBrowser(): HostOptions {
  return { journal: openJournal(), read: bundledContent };
}

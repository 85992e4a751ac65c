import { REFUSED_CODE, type Session } from '../realtime/hub.ts';
import { isScenarioName, type ScenarioName } from '../scenarios/scenario.ts';
import { createCallLog, frameType } from './callLog.ts';
import { control, ControlError } from './controls.ts';
import { type Journal, openJournal } from './journal.ts';
import { type KeptWorld, openWorld } from './keptWorld.ts';
import { createPanelDesk, type PanelDesk } from './panelDesk.ts';
import { readBundledClip } from './readBundledClip.ts';
import { respondAndLog } from './respondAndLog.ts';
import type { ReadClip } from './serveUpload.ts';
import type { ToHost, ToPage } from './worldMessages.ts';

interface HostOptions {
  journal: Promise<Journal>;
  readClip: ReadClip;
}

/** A World that is open, and the panel's desk in it. */
interface Opened {
  kept: KeptWorld;
  desk: PanelDesk;
}

/** One connected page. */
interface PageEnd {
  say(message: ToPage, transfer?: Transferable[]): void;
  watches: boolean;
}

/** How often the panel hears of changes at the most, in milliseconds. */
const STATE_PAUSE = 50;

/** The one World of all tabs. Pages talk to it over ports; it is restored from the journal when the first one says hello. */
export function createWorldHost({ journal, readClip }: HostOptions = inBrowser()): { attach(port: MessagePort): void } {
  const pages = new Set<PageEnd>();
  const log = createCallLog(tellWatchers);
  let opening: Promise<Opened> | null = null;
  let telling = false;

  async function open(wanted: ScenarioName | null): Promise<Opened & { replaced: boolean }> {
    const { world, replaced } = await openWorld(await journal, wanted);
    const send = (request: Request) => respondAndLog(world.backend, request, { log, readClip });
    return { kept: world, desk: createPanelDesk({ kept: world, send, log: log.entries }), replaced };
  }

  function opened(): Promise<Opened> {
    return opening ?? begin(open(null));
  }

  /** What could not be opened is tried again with the next message. */
  function begin<World extends Opened>(attempt: Promise<World>): Promise<World> {
    opening = attempt;
    attempt.catch(() => {
      opening = null;
    });
    return attempt;
  }

  /** Says whether the wanted scenario took the place of another one. */
  async function enter(wanted: ScenarioName | null, asker: PageEnd): Promise<{ kept: KeptWorld; replaced: boolean }> {
    if (opening === null) return await begin(open(wanted));
    const { kept } = await opening;
    if (wanted === null || wanted === kept.backend.scenario) return { kept, replaced: false };
    await kept.restart(wanted);
    tellOthers(asker);
    tellChange(kept);
    return { kept, replaced: true };
  }

  /** What the other pages show is of a World that is no more. */
  function tellOthers(asker: PageEnd): void {
    for (const page of pages) if (page !== asker) page.say({ kind: 'replaced' });
  }

  function tellChange({ backend }: KeptWorld): void {
    for (const page of pages) page.say({ kind: 'cut', isCut: backend.hub.isCut });
    tellWatchers();
  }

  function tellWatchers(): void {
    if (telling || ![...pages].some(({ watches }) => watches)) return;
    telling = true;
    setTimeout(() => void tellState(), STATE_PAUSE);
  }

  async function tellState(): Promise<void> {
    telling = false;
    const { desk } = await opened();
    const state = desk.state();
    for (const page of pages) if (page.watches) page.say({ kind: 'state', state });
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

      async function hear(message: ToHost): Promise<void> {
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
        const { kept, replaced } = await enter(isScenarioName(scenario) ? scenario : null, page);
        if (latency !== null) await kept.setLatency(latency);
        page.say({ kind: 'cut', isCut: kept.backend.hub.isCut });
        page.say({ kind: 'ready', welcome: { staleSession: kept.hasStaleSession(), replaced } });
      }

      async function carry(
        { kept }: Opened,
        { id, method, url, headers, body }: Extract<ToHost, { kind: 'request' }>,
      ): Promise<void> {
        const hasBody = method !== 'GET' && method !== 'HEAD' && body.byteLength > 0;
        const request = new Request(url, { method, headers, ...(hasBody ? { body } : {}) });
        const response = await respondAndLog(kept.backend, request, { log, readClip });
        // What was answered lasts: a page that reloads now finds it.
        await kept.kept();
        if (response === null) {
          page.say({ kind: 'noResponse', id });
          return;
        }
        const bytes = await response.arrayBuffer();
        page.say({ kind: 'response', id, status: response.status, headers: [...response.headers], body: bytes }, [
          bytes,
        ]);
      }

      async function obey({ kept }: Opened, message: Extract<ToHost, { kind: 'control' }>): Promise<void> {
        const { id, method, path, body } = message;
        try {
          if (path === '/__fake/reset') {
            await kept.restart(isScenarioName(body.scenario) ? body.scenario : kept.backend.scenario);
            page.say({ kind: 'controlled', id, answer: { ok: true } });
          } else {
            page.say({ kind: 'controlled', id, answer: control(kept.backend, method, path, body) });
            await kept.keepSettings();
          }
          tellChange(kept);
        } catch (error) {
          if (!(error instanceof ControlError)) throw error;
          page.say({ kind: 'controlled', id, answer: { detail: error.message } });
        }
      }

      async function serve({ desk, kept }: Opened, { id, call }: Extract<ToHost, { kind: 'panel' }>): Promise<void> {
        const result = await desk.answer(call);
        page.say({ kind: 'panelled', id, result });
        if (result.ok && (call.name === 'restart' || call.name === 'importWorld')) tellOthers(page);
        tellChange(kept);
      }

      function watch({ desk }: Opened, isOn: boolean): void {
        page.watches = isOn;
        if (isOn) page.say({ kind: 'state', state: desk.state() });
      }

      function openSocket({ kept }: Opened, { socket, userId, token }: Extract<ToHost, { kind: 'socketOpen' }>): void {
        const session = kept.backend.hub.connect(userId, token, {
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
        hear(event.data).catch((error: unknown) => {
          console.error(error);
          if (event.data.kind === 'request') page.say({ kind: 'noResponse', id: event.data.id });
        });
      });
      // A tab that crashed says no bye.
      port.addEventListener('close', () => {
        leave();
        pages.delete(page);
      });
      port.start();
    },
  };
}

function inBrowser(): HostOptions {
  return { journal: openJournal(), readClip: readBundledClip };
}

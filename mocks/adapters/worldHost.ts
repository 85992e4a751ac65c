import { attachPartner } from '../realtime/partner.ts';
import { REFUSED_CODE, type Session } from '../realtime/hub.ts';
import { hasStaleSession, isScenarioName, type ScenarioName } from '../scenarios/scenario.ts';
import { adjustableClock } from '../world/clock.ts';
import { type Backend, type Command, createBackend } from './backend.ts';
import { control, ControlError } from './controls.ts';
import { type Journal, openJournal } from './journal.ts';
import { readBundledClip } from './readBundledClip.ts';
import { respond } from './respond.ts';
import type { ToHost, ToPage } from './worldMessages.ts';

/** What a person's network would add, in milliseconds (decision W2). */
const NATURAL_LATENCY = { min: 80, max: 250 };

/** The one World of all tabs. Pages talk to it over ports; it is restored from the journal when the first one says hello. */
export function createWorldHost(): { attach(port: MessagePort): void } {
  const journal = openJournal();
  let latency: number | null = null;
  let starting: Promise<Backend> | null = null;

  async function start(wanted: ScenarioName | null): Promise<Backend> {
    const kept = await journal.read();
    const resumes = kept !== null && (wanted === null || wanted === kept.beginning.scenario);
    const clock = adjustableClock(Date);
    const beginning = resumes ? kept.beginning : { scenario: wanted ?? 'default', startedAt: clock.now() };
    let replaying = true;
    const backend = createBackend({
      ...beginning,
      clock,
      latency: () => latency ?? NATURAL_LATENCY.min + Math.random() * (NATURAL_LATENCY.max - NATURAL_LATENCY.min),
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      // The app itself checks answers in development, and the tests check them on the port.
      checkAnswers: false,
      onCommand: (command) => (replaying ? undefined : journal.append(command)),
    });
    if (resumes) await resume(backend, kept.commands, journal);
    else await journal.begin(beginning);
    replaying = false;
    attachPartner(backend, (milliseconds, action) => void setTimeout(action, milliseconds));
    return backend;
  }

  async function backendFor(wanted: ScenarioName | null): Promise<Backend> {
    starting ??= start(wanted);
    const backend = await starting;
    if (wanted !== null && wanted !== backend.scenario) await restart(backend, wanted);
    return backend;
  }

  async function restart(backend: Backend, scenario: ScenarioName): Promise<void> {
    const startedAt = backend.clock.now();
    await journal.begin({ scenario, startedAt });
    backend.reset(scenario, startedAt);
  }

  return {
    attach(port) {
      const say = (message: ToPage, transfer: Transferable[] = []) => port.postMessage(message, transfer);
      const sockets = new Map<number, Session>();
      const leave = () => {
        for (const session of sockets.values()) session.closed();
        sockets.clear();
      };

      async function hear(message: ToHost): Promise<void> {
        if (message.kind === 'hello') {
          latency = message.latency ?? latency;
          const backend = await backendFor(isScenarioName(message.scenario) ? message.scenario : null);
          say({ kind: 'ready', staleSession: hasStaleSession(backend.scenario) });
          return;
        }
        const backend = await backendFor(null);
        if (message.kind === 'request') await carry(backend, message);
        else if (message.kind === 'control') await obey(backend, message);
        else if (message.kind === 'socketOpen') openSocket(backend, message);
        else if (message.kind === 'socketText') sockets.get(message.socket)?.receive(message.text);
        else if (message.kind === 'socketClosed') closeSocket(message.socket);
        else leave();
      }

      async function carry(
        backend: Backend,
        { id, method, url, headers, body }: Extract<ToHost, { kind: 'request' }>,
      ): Promise<void> {
        const hasBody = method !== 'GET' && method !== 'HEAD' && body.byteLength > 0;
        const request = new Request(url, { method, headers, ...(hasBody ? { body } : {}) });
        const response = await respond(backend, request, readBundledClip);
        // What was answered lasts: a page that reloads now finds it.
        await journal.kept();
        if (response === null) {
          say({ kind: 'noResponse', id });
          return;
        }
        const bytes = await response.arrayBuffer();
        say({ kind: 'response', id, status: response.status, headers: [...response.headers], body: bytes }, [bytes]);
      }

      async function obey(backend: Backend, message: Extract<ToHost, { kind: 'control' }>): Promise<void> {
        try {
          if (message.path === '/__fake/reset') {
            const { scenario } = message.body;
            await restart(backend, isScenarioName(scenario) ? scenario : backend.scenario);
            say({ kind: 'controlled', id: message.id, answer: { ok: true } });
          } else {
            const answer = control(backend, message.method, message.path, message.body);
            say({ kind: 'controlled', id: message.id, answer });
          }
        } catch (error) {
          if (!(error instanceof ControlError)) throw error;
          say({ kind: 'controlled', id: message.id, answer: { detail: error.message } });
        }
      }

      function openSocket(backend: Backend, { socket, userId, token }: Extract<ToHost, { kind: 'socketOpen' }>): void {
        const session = backend.hub.connect(userId, token, {
          send: (text) => say({ kind: 'socketText', socket, text }),
          close: (code) => say({ kind: 'socketClose', socket, code }),
        });
        if (session === null) say({ kind: 'socketClose', socket, code: REFUSED_CODE });
        else sockets.set(socket, session);
      }

      function closeSocket(socket: number): void {
        sockets.get(socket)?.closed();
        sockets.delete(socket);
      }

      port.addEventListener('message', (event: MessageEvent<ToHost>) => {
        hear(event.data).catch((error: unknown) => console.error(error));
      });
      // A tab that crashed says no bye.
      port.addEventListener('close', leave);
      port.start();
    },
  };
}

/** Takes the World up where it was left. A journal that no longer fits the code starts its scenario anew. */
async function resume(backend: Backend, commands: readonly Command[], journal: Journal): Promise<void> {
  try {
    backend.replay(commands);
  } catch {
    const startedAt = backend.clock.now();
    await journal.begin({ scenario: backend.scenario, startedAt });
    backend.reset(backend.scenario, startedAt);
  }
}

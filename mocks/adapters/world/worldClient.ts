import type { PanelAnswer, PanelCall, PanelCallName, PanelLine, PanelResult, PanelState } from '../panel/panelCalls.ts';
import type { Peer, Session } from '../../realtime/hub.ts';
import type { ToHost, ToPage, Welcome } from './worldMessages.ts';

/** A page's connection to the World that all tabs share. */
export interface WorldClient {
  /** Opens the World with these settings. */
  hello(scenario: string | null, latency: number | null): Promise<Welcome>;
  /** Resolves to null when a fault drops the response. */
  fetch(request: Request): Promise<Response | null>;
  control(method: string, path: string, body: Record<string, unknown>): Promise<unknown>;
  openSocket(userId: string, token: string, peer: Peer): Pick<Session, 'receive' | 'closed'>;
  /** Whether sockets are refused. */
  isCut(): boolean;
  /** Subscribes to another page replacing the World. */
  onReplaced(listener: () => void): void;
  readonly panel: PanelLine;
  /**
   * Called when the page is unloaded. A page in the back/forward cache closes its sockets too, since it receives no
   * events.
   */
  leave(): void;
}

type Omitted<Message, Key extends string> = Message extends unknown ? Omit<Message, Key> : never;

export function createWorldClient(port: MessagePort): WorldClient {
  const waiting = new Map<number, (message: ToPage) => void>();
  const sockets = new Map<number, Peer>();
  const watchers = new Set<(state: PanelState) => void>();
  let onReplaced = () => {};
  let isCut = false;
  let nextId = 0;
  const say = (message: ToHost, transfer: Transferable[] = []) => port.postMessage(message, transfer);

  function ask(
    message: Omitted<Extract<ToHost, { id: number }>, 'id'>,
    transfer: Transferable[] = [],
  ): Promise<ToPage> {
    nextId += 1;
    const id = nextId;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      say({ ...message, id }, transfer);
    });
  }

  port.addEventListener('message', ({ data }: MessageEvent<ToPage>) => {
    if (data.kind === 'ready') waiting.get(0)?.(data);
    else if (data.kind === 'cut') isCut = data.isCut;
    else if (data.kind === 'replaced') onReplaced();
    else if (data.kind === 'state') for (const watcher of watchers) watcher(data.state);
    else if (data.kind === 'socketText') sockets.get(data.socket)?.send(data.text);
    else if (data.kind === 'socketClose') {
      sockets.get(data.socket)?.close(data.code, '');
      sockets.delete(data.socket);
    } else {
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
    }
  });
  port.start();

  const panel: PanelLine = {
    async ask(name, question) {
      // A pair of a name and its parameters; TypeScript cannot express a union of such pairs.
      const answer = await ask({ kind: 'panel', call: { name, ask: question } as unknown as PanelCall });
      if (answer.kind !== 'panelled') throw new Error(`${name} was answered by ${answer.kind}`);
      return answer.result as PanelResult<PanelAnswer<typeof name & PanelCallName>>;
    },
    watch(listener) {
      watchers.add(listener);
      say({ kind: 'watch', isOn: true });
      return () => {
        watchers.delete(listener);
        if (watchers.size === 0) say({ kind: 'watch', isOn: false });
      };
    },
  };

  return {
    hello: (scenario, latency) =>
      new Promise((resolve) => {
        waiting.set(0, (message) => {
          if (message.kind === 'ready') resolve(message.welcome);
        });
        say({ kind: 'hello', scenario, latency });
      }),
    async fetch(request) {
      const body = await request.arrayBuffer();
      const { method, url } = request;
      const answer = await ask({ kind: 'request', method, url, headers: [...request.headers], body }, [body]);
      if (answer.kind !== 'response') return null;
      const empty = answer.status === 204 || answer.status === 304;
      return new Response(empty ? null : answer.body, { status: answer.status, headers: answer.headers });
    },
    async control(method, path, body) {
      const answer = await ask({ kind: 'control', method, path, body });
      return answer.kind === 'controlled' ? answer.answer : null;
    },
    openSocket(userId, token, peer) {
      nextId += 1;
      const socket = nextId;
      sockets.set(socket, peer);
      say({ kind: 'socketOpen', socket, userId, token });
      return {
        receive: (text) => say({ kind: 'socketText', socket, text }),
        closed() {
          sockets.delete(socket);
          say({ kind: 'socketClosed', socket });
        },
      };
    },
    isCut: () => isCut,
    onReplaced(listener) {
      onReplaced = listener;
    },
    panel,
    leave: () => say({ kind: 'bye' }),
  };
}

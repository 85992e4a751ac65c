import type { ConversationId } from '../../api/generated/model/index.ts';
import type { ConnectionState } from '../connection.ts';
import { attendedId } from '../changeConversation.ts';
import type { ClientFrame } from '../generated/frames.ts';
import { createLiveEngine, type LiveEngine } from '../liveEngine.ts';
import { createLiveStore, type LiveStore } from '../liveStore.ts';
import { readFrame } from '../readFrame.ts';
import type { Person, SimulatedBackend } from './simulatedBackend.ts';
import { createSimulatedClock, type SimulatedClock } from './simulatedClock.ts';
import { createSimulatedRest, type SimulatedRest } from './simulatedRest.ts';
import { createSimulatedSocket, type SimulatedSocket } from './simulatedSocket.ts';

/** One tab of a browser: the whole live layer over an unreliable network. A reload makes a new one with the same `kept`. */
export interface SimulatedTab {
  person(): Person;
  readonly store: LiveStore;
  readonly engine: LiveEngine;
  readonly socket: SimulatedSocket;
  readonly net: SimulatedRest;
  readonly clock: SimulatedClock;
  /** What was done that no rule allows. */
  readonly offences: string[];
  /** Logs the person out and another one in. */
  become(person: Person): void;
  connect(): void;
  disconnect(): void;
  giveUp(): void;
  /** Hands a text frame over as the connection does. */
  hear(text: string): void;
  /** The page is gone, with everything that waits. */
  die(): void;
}

export function createSimulatedTab(backend: SimulatedBackend, first: Person, kept: Map<string, string>): SimulatedTab {
  const store = createLiveStore();
  const socket = createSimulatedSocket(backend);
  const clock = createSimulatedClock(backend.clock);
  const offences: string[] = [];
  let person = first;
  const net = createSimulatedRest(
    () => person,
    (id) => judgeRead(id, []),
  );
  let isDead = false;

  /** RT50, RT51: what is reported as read is before the eyes, of others, and there. */
  function judgeRead(id: ConversationId, ids: readonly string[]): void {
    const state = store.getState();
    if (attendedId(state) !== id) offences.push(`${id} reported as read, which nobody looks at`);
    for (const messageId of ids) {
      const message = state.conversations.get(id)?.messages.find((other) => other.id === messageId);
      if (message === undefined || message.senderId === person.userId) offences.push(`${messageId} reported as read`);
    }
  }

  function sendFrame(frame: ClientFrame): boolean {
    if (frame.type === 'mark_as_read') judgeRead(frame.conversation_id, frame.message_ids);
    return socket.send(frame);
  }

  const engine = createLiveEngine(store, {
    sendFrame,
    rest: net.rest,
    clock,
    keep: {
      read: (userId) => kept.get(userId) ?? null,
      write(userId, text) {
        if (isDead) return;
        if (text === null) kept.delete(userId);
        else kept.set(userId, text);
      },
    },
  });
  const stand = (connection: ConnectionState) => engine.connectionChanged(connection);
  engine.start(person.userId);

  return {
    person: () => person,
    store,
    engine,
    socket,
    net,
    clock,
    offences,
    become(next) {
      engine.stop();
      socket.lose();
      stand({ kind: 'closed' });
      person = next;
      engine.start(person.userId);
    },
    connect() {
      if (!socket.isOpen() && socket.open(person)) stand({ kind: 'open' });
    },
    disconnect() {
      socket.lose();
      stand({ kind: 'waiting', attempt: 1 });
    },
    giveUp() {
      if (!socket.isOpen()) stand({ kind: 'failed' });
    },
    hear(text) {
      const frame = readFrame(text);
      if (frame !== null) engine.hear(frame);
    },
    die() {
      isDead = true;
      socket.lose();
      clock.clear();
    },
  };
}

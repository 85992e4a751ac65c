import type { ConversationId } from '../../src/api/generated/model/index.ts';
import { visibleConversationId } from '../../src/realtime/conversation.ts';
import type { ClientFrame } from '../../src/realtime/generated/frames.ts';
import { createLive } from '../../src/realtime/engine.ts';
import { createLiveStore } from '../../src/realtime/store.ts';
import type { LivePorts, OutboxPart } from '../../src/realtime/ports.ts';
import { messageIn } from '../../src/realtime/messageHistory.ts';
import { readFrame } from '../../src/realtime/socket.ts';
import type { Person, SimulatedBackend } from './simulatedBackend.ts';
import type { SimulatedClock } from './simulatedClock.ts';
import type { SimulatedOutbox } from './simulatedOutbox.ts';
import { createSimulatedRest } from './simulatedRest.ts';
import { createSimulatedSocket } from './simulatedSocket.ts';
import type { ConnectionState, Doubt } from '../../src/realtime/types.ts';

/** What the tabs of one browser share. */
export interface SimulatedBrowser {
  readonly backend: SimulatedBackend;
  readonly clock: SimulatedClock;
  readonly outbox: SimulatedOutbox;
}

export type SimulatedTab = ReturnType<typeof createSimulatedTab>;

/** One browser tab: the complete live layer over an unreliable network. A reload creates a new one. */
export function createSimulatedTab(browser: SimulatedBrowser, first: Person, name: string) {
  const { backend, clock } = browser;
  const store = createLiveStore();
  const socket = createSimulatedSocket(backend);
  const timers = clock.openTab();
  const violations: string[] = [];
  let person = first;
  const net = createSimulatedRest(
    () => person,
    (id) => checkRead(id, []),
  );
  let part: OutboxPart | null = null;

  /** RT50, RT51: a message that is reported as read must be visible, known and from another user. */
  function checkRead(id: ConversationId, ids: readonly string[]): void {
    const state = store.getState();
    if (visibleConversationId(state) !== id) violations.push(`${id} reported as read, which nobody looks at`);
    for (const messageId of ids) {
      const messages = state.conversations.get(id)?.messages;
      const message = messages === undefined ? undefined : messageIn(messages, messageId);
      if (message === undefined || message.senderId === person.userId) violations.push(`${messageId} reported as read`);
    }
  }

  function sendFrame(frame: ClientFrame): boolean {
    if (frame.type === 'mark_as_read') checkRead(frame.conversation_id, frame.message_ids);
    return socket.send(frame);
  }

  /** As `socket.ts` does: other frames still arrive after a snapshot was only faster than its frame (RT92). */
  function doubt(because: Doubt): void {
    if (!socket.isOpen() || (because === 'missed' && !socket.isSilent())) return;
    socket.lose(true);
    stand({ kind: 'connecting' });
  }

  const ports: LivePorts = {
    // The test itself reports every change of the socket.
    connect: () => ({ send: sendFrame, reconnect() {}, close() {}, doubt }),
    rest: net.rest,
    clock: timers,
    outbox: {
      open: (...parameters) => (part = browser.outbox.open(...parameters)),
      forget: browser.outbox.forget,
    },
  };
  const engine = createLive(ports, store);
  const stand = (connection: ConnectionState) => engine.connectionChanged(connection);
  engine.start(person.userId);

  return {
    person: () => person,
    /** Distinguishes its texts from those of other open tabs. */
    name,
    store,
    engine,
    socket,
    net,
    clock,
    /** Actions of the tab that violate a rule. */
    violations,
    /** Logs the user out and another one in. */
    switchUser(next: Person) {
      engine.stop();
      socket.lose(false);
      stand({ kind: 'closed' });
      person = next;
      engine.start(person.userId);
    },
    connect() {
      if (!socket.isOpen() && socket.open(person)) stand({ kind: 'open' });
    },
    disconnect(arrivesLate = false) {
      socket.lose(arrivesLate);
      stand({ kind: 'waiting', attempt: 1 });
    },
    exhaustAttempts() {
      if (!socket.isOpen()) stand({ kind: 'failed' });
    },
    /** Passes a text frame to the layer, as the connection does. */
    deliver(text: string) {
      const frame = readFrame(text);
      if (frame !== null) engine.receive(frame);
    },
    /** The page disappears with everything that is pending. */
    crash(arrivesLate = false) {
      socket.lose(arrivesLate);
      timers.close();
      part?.close();
    },
  };
}

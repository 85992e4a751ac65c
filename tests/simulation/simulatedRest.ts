import type {
  Conversation,
  ConversationId,
  ConversationWithMessages,
  Count,
  Message,
} from '../../src/api/generated/model/index.ts';
import type { LiveRest } from '../../src/realtime/ports.ts';
import type { Person } from './simulatedBackend.ts';

interface PendingCall {
  run(): Promise<unknown>;
  resolve(value: never): void;
  reject(error: unknown): void;
  outcome: { value: unknown } | { error: unknown } | null;
}

const NETWORK = new TypeError('Failed to fetch');

/** The HTTP requests of a simulated tab: the walk chooses when each arrives and is answered, in any order, or never. */
export function createSimulatedRest(person: () => Person, beforeRead: (id: ConversationId) => void) {
  let pending: PendingCall[] = [];

  function ask<Answer>(run: (person: Person) => Promise<Answer>): Promise<Answer> {
    const caller = person();
    return new Promise<Answer>((resolve, reject) => {
      pending.push({ run: () => run(caller), resolve, reject, outcome: null });
    });
  }

  const take = (call: PendingCall) => {
    pending = pending.filter((other) => other !== call);
  };

  const rest: LiveRest = {
    sendMessage: (id, content) => ask((me) => me.call<Message>('sendMessage', { id, body: { content } })),
    markRead(id) {
      beforeRead(id);
      return ask((me) => me.call('markConversationRead', { id }));
    },
    loadConversation: (id) => ask((me) => me.call<ConversationWithMessages>('getConversation', { id })),
    loadConversations: (skip, limit) =>
      ask((me) => me.call<Conversation[]>('listConversations', { query: { skip, limit } })),
    loadCounts: () => ask(loadCounts),
  };

  return {
    rest,
    /**
     * Lets the server process a request; `number` is taken modulo the number of unprocessed ones. Returns false when
     * there is none.
     */
    async serve(number: number) {
      const open = pending.filter(({ outcome }) => outcome === null);
      const call = open[number % open.length];
      if (call === undefined) return false;
      try {
        call.outcome = { value: await call.run() };
      } catch (error) {
        call.outcome = { error };
      }
      return true;
    },
    /** Delivers or loses a response. Returns false when there is none. */
    answer(number: number, isLost: boolean) {
      const done = pending.filter(({ outcome }) => outcome !== null);
      const call = done[number % done.length];
      if (call?.outcome === undefined || call.outcome === null) return false;
      take(call);
      if (isLost) call.reject(NETWORK);
      else if ('error' in call.outcome) call.reject(call.outcome.error);
      else call.resolve(call.outcome.value as never);
      return true;
    },
    /** Loses a request before the server receives it. */
    fail(number: number) {
      const call = pending[number % pending.length];
      if (call === undefined || call.outcome !== null) return;
      take(call);
      call.reject(NETWORK);
    },
  };
}

export async function loadCounts(me: Person): Promise<{ messages: number; notifications: number }> {
  const { count: messages } = await me.call<Count>('countUnreadMessages');
  const { count: notifications } = await me.call<Count>('countUnreadNotifications');
  return { messages, notifications };
}

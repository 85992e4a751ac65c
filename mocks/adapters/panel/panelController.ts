import { operations } from '../../../src/api/generated/operations.ts';
import type { UserId } from '../../../src/api/generated/model/index.ts';
import { BROKEN_CODE } from '../../realtime/hub.ts';
import { showTyping, userOf } from '../../realtime/partnerActions.ts';
import { authenticate } from '../../world/accounts.ts';
import { conversationsOf } from '../../world/chat.ts';
import { comeOnline, goOffline } from '../../world/presence.ts';
import { Refusal } from '../../world/refusal.ts';
import type { UserRow } from '../../world/rows.ts';
import { nameOf } from '../../world/views.ts';
import type { World } from '../../world/world.ts';
import { mailbox } from './controls.ts';
import type { PersistedWorld } from '../world/persistedWorld.ts';
import type { PanelAnswer, PanelAsk, PanelCall, PanelCallName, PanelResult, PanelState, Person } from './panelCalls.ts';
import { WorldFileError } from '../world/worldFile.ts';

/** Maximum number of listed users. */
const MAX_PEOPLE = 30;
const MAX_MAILS = 50;
/** Milliseconds for which a simulated user types. */
const TYPES_FOR = 4_000;

interface ControllerPorts {
  persisted: PersistedWorld;
  /** Sends a request through the HTTP layer of the fake backend, as a page would. */
  send: (request: Request) => Promise<Response | null>;
  log: () => PanelState['log'];
}

type Handlers = { [Name in PanelCallName]: (ask: PanelAsk<Name>) => Promise<PanelAnswer<Name>> | PanelAnswer<Name> };

/** Executes the calls of the mock panel. */
export interface PanelController {
  answer(call: PanelCall): Promise<PanelResult<unknown>>;
  state(): PanelState;
}

export function createPanelController({ persisted, send, log }: ControllerPorts): PanelController {
  const { backend, clock } = persisted;
  const visitors = new Set<UserId>();
  backend.onReset(() => visitors.clear());

  const handlers: Handlers = {
    people: ({ token, query }) => listPeople(backend.world, token, query.trim().toLowerCase()),
    async logIn({ userId }) {
      const { email, password } = userOf(backend.world, userId);
      const { method, path } = operations.logIn;
      const headers = { 'Content-Type': 'application/json' };
      const body = JSON.stringify({ email, password });
      const response = await send(new Request(new URL(path, 'http://panel.invalid'), { method, headers, body }));
      if (response === null) throw new Refusal(0, '応答がありませんでした');
      const answer = (await response.json()) as { access_token?: string; detail?: unknown };
      if (answer.access_token === undefined) {
        const words = typeof answer.detail === 'string' ? answer.detail : `HTTP ${response.status}`;
        throw new Refusal(response.status, words);
      }
      return { token: answer.access_token };
    },
    async restart({ scenario }) {
      await persisted.restart(scenario);
      return { staleSession: persisted.hasStaleSession() };
    },
    setLatency: ({ latency }) => persisted.setLatency(latency),
    planFault(fault) {
      backend.faults.set(fault);
      return persisted.persistSettings();
    },
    dropFault({ operationId }) {
      backend.faults.remove(operationId);
      return persisted.persistSettings();
    },
    cutSockets() {
      backend.hub.cut();
      return persisted.persistSettings();
    },
    restoreSockets() {
      backend.hub.restore();
      return persisted.persistSettings();
    },
    dropSockets: () => backend.hub.close(BROKEN_CODE),
    performPartnerAction(action) {
      backend.perform(action);
      return persisted.whenPersisted();
    },
    type: ({ me, partner }) => void setTimeout(showTyping(backend.world, me, partner), TYPES_FOR),
    visit({ partner }) {
      if (visitors.delete(partner)) goOffline(backend.world, partner);
      else {
        visitors.add(userOf(backend.world, partner).id);
        comeOnline(backend.world, partner);
      }
    },
    advance({ milliseconds }) {
      backend.advance(milliseconds);
      return persisted.whenPersisted();
    },
    exportWorld: async () => ({ text: await persisted.write() }),
    async importWorld({ text }) {
      await persisted.read(text);
      return { staleSession: persisted.hasStaleSession() };
    },
  };

  return {
    async answer(call) {
      try {
        // The table maps each name to its own parameters; TypeScript cannot express a union of such pairs.
        const handler = handlers[call.name] as (ask: unknown) => unknown;
        return { ok: true, answer: await handler(call.ask) };
      } catch (error) {
        if (error instanceof Refusal && typeof error.detail === 'string') return { ok: false, message: error.detail };
        if (error instanceof WorldFileError) return { ok: false, message: error.message };
        console.error(error);
        return { ok: false, message: 'モックの内部で問題が発生しました' };
      }
    },
    state: () => ({
      scenario: backend.scenario,
      latency: persisted.latency,
      faults: backend.faults.list(),
      isCut: backend.hub.isCut,
      ahead: clock.now() - Date.now(),
      mails: mailbox(backend).slice(-MAX_MAILS).toReversed(),
      log: log(),
      visitors: [...visitors],
    }),
  };
}

function listPeople(world: World, token: string | null, query: string): PanelAnswer<'people'> {
  const me = ownerOf(world, token);
  const people: Person[] = [];
  for (const user of mostLikelyFirst(world, me)) {
    if (people.length === MAX_PEOPLE) break;
    const person = personOf(world, user);
    const matches = [person.name, person.email, user.username].some((text) => text.toLowerCase().includes(query));
    if (user.id !== me?.id && matches) people.push(person);
  }
  return { me: me === null ? null : personOf(world, me), people };
}

/** Returns the user's conversation partners, the last one first, then all other users in the order of registration. */
function mostLikelyFirst(world: World, me: UserRow | null): Iterable<UserRow> {
  const partners = (me === null ? [] : conversationsOf(world, me.id)).flatMap(({ members }) => members);
  return new Set([...partners.flatMap((id) => world.users.get(id) ?? []), ...world.users.values()]);
}

function ownerOf(world: World, token: string | null): UserRow | null {
  try {
    return authenticate(world, token);
  } catch {
    return null;
  }
}

function personOf(world: World, { id, email }: UserRow): Person {
  return { id, name: nameOf(world, id), email };
}

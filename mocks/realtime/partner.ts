import type { UserId } from '../../src/api/generated/model/index.ts';
import { seededRandom } from '../content/random.ts';
import { replyTo } from '../content/chats.ts';
import type { Backend } from '../adapters/backend.ts';
import { comeOnline, goOffline, isOnline } from '../world/presence.ts';
import type { World, WorldEvent } from '../world/world.ts';

/** Runs an action after a delay in milliseconds; the caller decides by which clock. */
export type Schedule = (milliseconds: number, action: () => void) => void;

/** Milliseconds after a message at which a scripted user reads it, starts typing, answers, and goes offline. */
const READS_AFTER = 900;
const TYPES_AFTER = 1_800;
const ANSWERS_AFTER = 4_200;
const LEAVES_AFTER = 40_000;

/**
 * Makes the users of the World answer messages (rule K4), so that a developer sees both sides of a chat. A user who
 * has no open socket, and is not refused one, comes online, reads, types, answers and goes offline.
 */
export function attachPartner(backend: Backend, schedule: Schedule): void {
  const random = seededRandom(backend.clock.now());
  const answering = new Set<string>();
  const visiting = new Set<UserId>();
  const follow = (world: World) => world.onEvent((event) => consider(world, event));

  function consider(world: World, event: WorldEvent): void {
    const [receiver] = event.to;
    if (event.frame.type !== 'new_message' || receiver === undefined) return;
    const { conversation_id, content } = event.frame.message;
    const isPerson = (isOnline(world, receiver) && !visiting.has(receiver)) || backend.hub.isRefused(receiver);
    if (isPerson || answering.has(conversation_id)) return;
    answering.add(conversation_id);
    const later = (milliseconds: number, action: () => void) =>
      schedule(milliseconds, () => {
        if (backend.world === world) action();
      });
    later(READS_AFTER, () => {
      if (!visiting.has(receiver)) {
        visiting.add(receiver);
        comeOnline(world, receiver);
        later(LEAVES_AFTER, () => {
          visiting.delete(receiver);
          goOffline(world, receiver);
        });
      }
      backend.act(receiver, { type: 'mark_as_read', conversation_id, message_ids: [] });
    });
    later(TYPES_AFTER, () => backend.act(receiver, { type: 'typing_start', conversation_id }));
    later(ANSWERS_AFTER, () => {
      answering.delete(conversation_id);
      backend.act(receiver, { type: 'typing_stop', conversation_id });
      backend.act(receiver, { type: 'mark_as_read', conversation_id, message_ids: [] });
      backend.act(receiver, { type: 'send_message', conversation_id, content: replyTo(content, random) });
    });
  }

  follow(backend.world);
  backend.onReset((world) => {
    answering.clear();
    visiting.clear();
    follow(world);
  });
}

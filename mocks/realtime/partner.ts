import type { UserId } from '../../src/api/generated/model/index.ts';
import { seededRandom } from '../content/random.ts';
import { replyTo } from '../content/replyTo.ts';
import type { Backend } from '../adapters/backend.ts';
import { comeOnline, goOffline, isOnline } from '../world/presence.ts';
import type { World, WorldEvent } from '../world/world.ts';

/** Runs an action later; the caller decides by which clock. */
export type Schedule = (milliseconds: number, action: () => void) => void;

/** Milliseconds after a message at which a scripted person reads it, begins to type, answers, and leaves again. */
const READS_AFTER = 900;
const TYPES_AFTER = 1_800;
const ANSWERS_AFTER = 4_200;
const LEAVES_AFTER = 40_000;

/**
 * Lets the people of the World answer messages (decision K4), so that one person alone sees both sides of a chat:
 * whoever has no socket open, and is not kept from it by a cut, comes online, reads, types, answers and goes.
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
    const isPerson = (isOnline(world, receiver) && !visiting.has(receiver)) || backend.hub.keepsOut(receiver);
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

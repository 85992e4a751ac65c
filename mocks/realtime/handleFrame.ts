import type { UserId } from '../../src/api/generated/model/index.ts';
import type { ClientFrame } from '../../src/realtime/generated/frames.ts';
import { markRead, relayTyping, sendMessage } from '../world/chat.ts';
import { Refusal } from '../world/refusal.ts';
import type { World } from '../world/world.ts';

/** Executes a client's frame in the fake backend. Frames that are not allowed are ignored, as asyncapi.yaml demands. */
export function handleFrame(world: World, userId: UserId, frame: ClientFrame): void {
  const user = world.users.get(userId);
  if (user === undefined) return;
  try {
    switch (frame.type) {
      case 'send_message':
        sendMessage(world, user, frame.conversation_id, frame.content);
        break;
      case 'typing_start':
      case 'typing_stop':
        relayTyping(world, user, frame.conversation_id, frame.type === 'typing_start');
        break;
      case 'mark_as_read':
        markRead(world, user, frame.conversation_id, frame.message_ids);
        break;
      case 'ping':
        break;
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

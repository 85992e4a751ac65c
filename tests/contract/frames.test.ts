import { describe, expect, it } from 'vitest';
import { asyncapi, resolve, type JsonObject } from './documents.ts';

/** Rule C16. */
const clientFrames = ['send_message', 'typing_start', 'typing_stop', 'mark_as_read', 'ping'];
const serverFrames = [
  'new_message',
  'message_sent',
  'typing_status',
  'user_status',
  'online_users',
  'messages_read',
  'new_notification',
  'notification_read',
  'like_received',
  'match_created',
  'pong',
];

/** The `type` constants of one direction, as the server sees it. */
function frameTypes(action: 'send' | 'receive') {
  return Object.values(asyncapi.operations)
    .filter((operation) => operation.action === action)
    .flatMap((operation) => operation.messages)
    .map(({ $ref }) => {
      const message = asyncapi.components.messages[$ref.split('/').at(-1) ?? ''];
      const { properties } = resolve(message?.payload, asyncapi as unknown as JsonObject);
      return ((properties as JsonObject).type as JsonObject).const;
    });
}

describe('the frames of asyncapi.yaml', () => {
  it('are what a client may send', () => expect(frameTypes('receive')).toEqual(clientFrames));
  it('are what a server may send', () => expect(frameTypes('send')).toEqual(serverFrames));
});

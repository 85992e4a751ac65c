import type { ClientFrame } from '../../../src/realtime/generated/frames.ts';
import { type Json, operationOf, type Plant, type PlantedFault } from './plantedFault.ts';

/*
 * Faults that can be planted (see `plant.ts`) in the WebSocket: their numbers in the catalogue, and how each breaks the
 * contract.
 */

/** Creates a fault in how frames are sent. @param about what a finding has to name, see `PlantedFault` */
const delivering =
  (title: string, about: string, outgoing: NonNullable<PlantedFault['outgoing']>): Plant =>
  () => ({ title, about, outgoing });
/** Creates a fault that sends no frames of one type. */
const dropping = (title: string, type: string): Plant =>
  delivering(title, type, ({ frame, send }) => {
    if (frame.type !== type) send(frame);
  });
/** Creates a fault that changes the frames of one type. */
const bending = (title: string, type: string, change: (frame: Record<string, unknown>) => object): Plant =>
  delivering(title, type, ({ frame, send }) => send(frame.type === type ? change(frame) : frame));

/** Creates a fault that also sends the frames of one type to every other user with an open socket. */
const leaking = (title: string, type: string): Plant =>
  delivering(title, type, ({ backend, userId, frame, send }) => {
    send(frame);
    if (frame.type !== type || frame.leaked === true) return;
    for (const other of backend.world.presence.keys()) {
      if (other !== userId) backend.hub.send(other, { ...frame, leaked: true });
    }
  });

function frameIn(text: string): Json {
  try {
    return Object(JSON.parse(text)) as Json;
  } catch {
    return {};
  }
}

/** Faults of the socket for the conformance kit to find, by their numbers: 66 to 87, and 90. */
export const socketFaults: Readonly<Record<number, Plant>> = {
  66: dropping('event missing', 'new_message'),
  67: leaking('wrong user', 'new_message'),
  68: delivering('duplicate', 'new_message', ({ frame, send }) => {
    send(frame);
    if (frame.type === 'new_message') send(frame);
  }),
  69: () => {
    const delayed = new Map<string, object>();
    return {
      title: 'reordered',
      about: 'new_message',
      outgoing({ userId, frame, send }) {
        const earlier = delayed.get(userId);
        if (frame.type === 'new_message' && earlier === undefined) delayed.set(userId, frame);
        else {
          send(frame);
          if (frame.type !== 'new_message' || earlier === undefined) return;
          delayed.delete(userId);
          send(earlier);
        }
      },
    };
  },
  70: () => ({ title: 'bad token accepted', about: '*', admits: () => true }),
  71: () => ({
    title: 'another user’s channel',
    about: '*',
    admits: (token, { world }) => world.tokens.has(token),
  }),
  72: delivering('second tab starved', 'message_sent', ({ nth, frame, send }) => {
    if (nth === 0 || frame.type === 'online_users' || frame.type === 'pong') send(frame);
  }),
  73: delivering('typing echoed to its sender', 'typing_status', ({ backend, userId, frame, send }) => {
    send(frame);
    const typist = String(frame.user_id);
    if (frame.type === 'typing_status' && userId !== typist) backend.hub.send(typist, frame);
  }),
  74: leaking('typing leaked to another user', 'typing_status'),
  75: bending('typing_stop says true', 'typing_status', (frame) => ({ ...frame, is_typing: true })),
  76: delivering('wrong reader_id', 'messages_read', ({ backend, frame, send }) => {
    if (frame.type !== 'messages_read') return send(frame);
    const row = backend.world.conversations.get(String(frame.conversation_id));
    send({ ...frame, reader_id: row?.members.find((member) => member !== frame.reader_id) });
  }),
  77: bending('message ids dropped', 'messages_read', (frame) => ({ ...frame, message_ids: [] })),
  78: delivering('online_users incomplete', 'online_users', ({ userId, frame, send }) =>
    send(frame.type === 'online_users' ? { ...frame, users: [userId] } : frame),
  ),
  79: delivering('offline status missing', 'user_status', ({ frame, send }) => {
    if (frame.type !== 'user_status' || frame.is_online === true) send(frame);
  }),
  80: () => ({
    title: 'malformed frame kills the socket',
    about: 'pong',
    incoming({ text, receive }) {
      JSON.parse(text);
      receive(text);
    },
  }),
  81: () => ({
    title: 'outsider posts',
    about: 'send_message|new_message',
    incoming({ backend, userId, text, receive }) {
      const frame = frameIn(text);
      const members = backend.world.conversations.get(String(frame.conversation_id))?.members ?? [];
      const isOutside = frame.type === 'send_message' && !members.some((member) => member === userId);
      const [member] = members;
      if (isOutside && member !== undefined) backend.act(member, frame as unknown as ClientFrame);
      else receive(text);
    },
  }),
  82: dropping('an HTTP like emits no like_received', 'like_received'),
  83: () => {
    let last: string | null = null;
    return {
      title: 'match_created to one side only',
      about: 'match_created',
      outgoing({ userId, frame, send }) {
        if (frame.type === 'match_created') last ??= userId;
        if (frame.type !== 'match_created' || last === userId) send(frame);
      },
    };
  },
  84: bending('socket payload differs from HTTP history', 'new_message', (frame) => ({
    ...frame,
    message: { ...(frame.message as object), id: 'message-elsewhere' },
  })),
  85: () => {
    const lost = new Set<unknown>();
    return {
      title: 'offline message lost',
      about: 'getConversation',
      incoming({ backend, userId, text, receive }) {
        const frame = frameIn(text);
        const members = backend.world.conversations.get(String(frame.conversation_id))?.members ?? [];
        const other = members.find((member) => member !== userId);
        if (other !== undefined && !backend.world.presence.has(other)) lost.add(frame.content);
        receive(text);
      },
      async http(request, next) {
        const response = await next(request.clone());
        if (operationOf(request) !== 'getConversation' || !response.ok) return response;
        const body = (await response.json()) as { messages: { content: unknown }[] };
        return Response.json({ ...body, messages: body.messages.filter(({ content }) => !lost.has(content)) });
      },
    };
  },
  86: delivering('event without a type', 'frame', ({ frame, send }) => {
    send(frame);
    if (frame.type === 'online_users') send({ event: 'server_hello', version: 1 });
  }),
  87: () => {
    let isBeginning = false;
    return {
      title: 'people whose conversation begins are not introduced',
      about: 'user_status',
      async http(request, next) {
        isBeginning = operationOf(request) === 'createConversation';
        try {
          return await next(request);
        } finally {
          isBeginning = false;
        }
      },
      outgoing({ frame, send }) {
        if (!isBeginning || frame.type !== 'user_status') send(frame);
      },
    };
  },
  90: () => ({
    title: 'own messages marked as read',
    about: 'markConversationRead',
    async http(request, next, { world }) {
      const response = await next(request.clone());
      if (operationOf(request) !== 'markConversationRead' || !response.ok) return response;
      const id = new URL(request.url).pathname.split('/').at(-2);
      for (const row of world.messages.values()) {
        if (row.conversationId === id) world.messages.set(row.id, { ...row, isRead: true });
      }
      return response;
    },
  }),
};

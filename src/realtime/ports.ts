import type {
  Conversation,
  ConversationId,
  ConversationWithMessages,
  Message,
  UserId,
} from '../api/generated/model/index.ts';
import type { ClientFrame, ServerFrame } from './generated/frames.ts';
import type { ConnectionState, Doubt, LiveAction } from './types.ts';

/** The dependencies of the live layer (`createLive`), which tests replace. */
export interface LivePorts {
  /** Opens a user's socket. Frames and changes are passed to the listener. */
  connect(userId: UserId, listener: SocketListener): Connection;
  rest: LiveRest;
  clock: LiveClock;
  outbox: LiveOutbox;
}

/** Callbacks of a socket. */
export interface SocketListener {
  /** Called with each valid server frame. */
  receive(frame: ServerFrame): void;
  connectionChanged(connection: ConnectionState): void;
}

export interface Connection {
  /** Sends a frame if the socket is open. Returns whether it was (RT9). */
  send(frame: ClientFrame): boolean;
  /** Starts a new series of attempts unless the socket is connected (RT4). */
  reconnect(): void;
  /** Reports evidence that nothing passes over the open socket any more, which may be replaced then (RT90). */
  doubt(because: Doubt): void;
  /** Closes the connection permanently (RT5). */
  close(): void;
}

/** Captured by a request before it is sent: after the user's state has ended its response has no effect (RT43). */
export interface StateGuard {
  /** Aborts when the user's state ends. */
  readonly signal: AbortSignal;
  /** Dispatches an action unless the state has ended. */
  dispatch(action: LiveAction): void;
}

/** The HTTP operations that the live layer uses. The layer handles rejections. */
export interface LiveRest {
  sendMessage(conversationId: ConversationId, content: string): Promise<Message>;
  markRead(conversationId: ConversationId): Promise<unknown>;
  /** Rejects with an error whose `status` is 404 when the conversation does not exist. */
  loadConversation(id: ConversationId): Promise<ConversationWithMessages>;
  /** Resolves to at most `limit` conversations, starting at index `skip`. */
  loadConversations(skip: number, limit: number): Promise<Conversation[]>;
  loadCounts(): Promise<{ messages: number; notifications: number }>;
}

export interface LiveClock {
  /** Milliseconds since 1970. */
  now(): number;
  /**
   * Runs a callback once after a delay.
   * @returns cancels it
   */
  after(milliseconds: number, run: () => void): () => void;
}

/** Browser storage for unconfirmed messages, shared by all tabs (RT42). */
export interface LiveOutbox {
  /**
   * Opens this tab's part of a user's outbox.
   * @param onAbandoned receives the stored text of a closed tab, which belongs to this tab from now on; may be called
   * before `open` returns
   * @param onRemoved called when another tab has removed what this one has stored
   */
  open(userId: UserId, onAbandoned: (text: string) => void, onRemoved: () => void): OutboxPart;
  /** Removes all parts of a user's outbox. */
  forget(userId: UserId): void;
}

/** The messages of one tab. While that tab is open, no other tab sends them. */
export interface OutboxPart {
  /** Replaces the stored text; null removes it. */
  write(text: string | null): void;
  /** Releases this part; the stored text can be taken over by another tab. */
  close(): void;
}

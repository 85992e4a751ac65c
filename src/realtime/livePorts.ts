import type {
  Conversation,
  ConversationId,
  ConversationWithMessages,
  Message,
  UserId,
} from '../api/generated/model/index.ts';
import type { ClientFrame } from './generated/frames.ts';

/** What the live layer needs from outside; the app gives it once. */
export interface LivePorts {
  /** Sends a frame if the socket is open, and says whether it was. */
  sendFrame(frame: ClientFrame): boolean;
  rest: LiveRest;
  clock: LiveClock;
  keep: LiveKeep;
}

/** The calls of the contract. A rejection is a failure that the layer copes with. */
export interface LiveRest {
  sendMessage(conversationId: ConversationId, content: string): Promise<Message>;
  markRead(conversationId: ConversationId): Promise<unknown>;
  /** Rejects with an error whose `status` is 404 when there is no such conversation. */
  loadConversation(id: ConversationId): Promise<ConversationWithMessages>;
  /** The 20 conversations from the one with this number on. */
  loadConversations(skip: number): Promise<Conversation[]>;
  loadCounts(): Promise<{ messages: number; notifications: number }>;
}

export interface LiveClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once after so many milliseconds; answers how to call it off. */
  after(milliseconds: number, run: () => void): () => void;
}

/** One text for each user that survives a reload of this tab, and that no other tab reads. */
export interface LiveKeep {
  read(userId: UserId): string | null;
  write(userId: UserId, text: string | null): void;
}

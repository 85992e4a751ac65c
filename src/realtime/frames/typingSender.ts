import type { ConversationId } from '../../api/generated/model/index.ts';
import type { ClientFrame } from '../generated/frames.ts';
import { isBlank } from '../../lib/text/isBlank.ts';

/** Rule M13: time in ms without a keystroke that ends a burst of typing. */
const STOP_AFTER = 3_000;

interface TypingPorts {
  sendFrame(frame: ClientFrame): boolean;
  after(milliseconds: number, run: () => void): () => void;
}

/**
 * Sends the typing state: once at the start and once at the end of a burst (RT80 to RT82). Typing frames are never
 * queued.
 */
export function createTypingSender({ sendFrame, after }: TypingPorts) {
  let typing: { id: ConversationId; cancel: () => void } | null = null;

  /** The socket is lost: ends the burst without a frame. */
  function connectionLost(): void {
    typing?.cancel();
    typing = null;
  }

  /** Ends the burst: the message was sent, the chat was left, or the user logged out. */
  function stop(): void {
    if (typing === null) return;
    const { id } = typing;
    connectionLost();
    sendFrame({ type: 'typing_stop', conversation_id: id });
  }

  return {
    /** Called with the composer's text after each change. */
    typed(id: ConversationId, text: string): void {
      if (typing !== null && typing.id !== id) stop();
      if (isBlank(text)) return stop();
      if (typing === null && !sendFrame({ type: 'typing_start', conversation_id: id })) return;
      typing?.cancel();
      typing = { id, cancel: after(STOP_AFTER, stop) };
    },
    stop,
    connectionLost,
  };
}

import type { ConversationId } from '../api/generated/model/index.ts';
import type { ClientFrame } from './generated/frames.ts';

/** spec.md section 9: no keystroke for so long ends a burst of typing. */
const STOP_AFTER = 3_000;

interface TypingPorts {
  sendFrame(frame: ClientFrame): boolean;
  after(milliseconds: number, run: () => void): () => void;
}

export interface TypingSender {
  /** The composer holds this text now. */
  typed(id: ConversationId, text: string): void;
  /** The burst is over: sent, left, logged out. */
  stop(): void;
  /** The socket is gone, and with it what the other side knew. */
  lost(): void;
}

/** Tells the other side that I type: once a burst, and when it ends (RT80 to RT82). Nothing of it is ever queued. */
export function createTypingSender({ sendFrame, after }: TypingPorts): TypingSender {
  let typing: { id: ConversationId; cancel: () => void } | null = null;

  function lost(): void {
    typing?.cancel();
    typing = null;
  }

  function stop(): void {
    if (typing === null) return;
    const { id } = typing;
    lost();
    sendFrame({ type: 'typing_stop', conversation_id: id });
  }

  return {
    typed(id, text) {
      if (typing !== null && typing.id !== id) stop();
      if (text.trim() === '') return stop();
      if (typing === null && !sendFrame({ type: 'typing_start', conversation_id: id })) return;
      typing?.cancel();
      typing = { id, cancel: after(STOP_AFTER, stop) };
    },
    stop,
    lost,
  };
}

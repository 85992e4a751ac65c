import { Unmet } from './findings/failure.ts';
import type { Person } from './person.ts';
import type { Frame, Socket } from './socket.ts';

/**
 * Uses a conversation of `d` with each other user, without messages: a typing status in it shows that all earlier
 * frames have arrived. Needs no `pong`, which is optional.
 */
export class Watch {
  /** By the other user's id. */
  private readonly conversations = new Map<string, string>();
  private socket: Socket | null = null;
  private readonly watcher: () => Person;
  private readonly openFor: (person: Person) => Promise<Socket>;

  constructor(watcher: () => Person, openFor: (person: Person) => Promise<Socket>) {
    this.watcher = watcher;
    this.openFor = openFor;
  }

  /** Opens the conversation of `d` with a user. */
  async prepare(person: Person): Promise<void> {
    const opened = await this.watcher().call('createConversation', { body: { other_user_id: person.userId } });
    this.conversations.set(person.userId, (opened.json as { data: { id: string } }).data.id);
  }

  /** Opens the socket of `d`. It must be the first one, so that `d` does not come online during a case. */
  async open(): Promise<Socket> {
    if (this.socket?.isOpen() !== true) this.socket = await this.openFor(this.watcher());
    return this.socket;
  }

  /** Returns the socket as a list; empty before the first `open`. */
  sockets(): Socket[] {
    return this.socket === null ? [] : [this.socket];
  }

  async close(): Promise<void> {
    await this.socket?.close();
  }

  /**
   * Waits until sockets have received all frames about earlier actions. A typing status sent on each reaches `d` after
   * the server has processed earlier frames; then the status that `d` sends arrives last on each.
   */
  async barrier(person: Person, sockets: readonly Socket[]): Promise<void> {
    const conversation_id = this.conversations.get(person.userId);
    if (conversation_id === undefined) throw new Error('No conversation was prepared.');
    const watch = await this.open();
    const isTyping =
      ({ userId }: Person) =>
      (frame: Frame) =>
        frame.type === 'typing_status' && frame.conversation_id === conversation_id && frame.user_id === userId;
    for (const socket of sockets) {
      const start = watch.frames.length;
      socket.send({ type: 'typing_start', conversation_id });
      await awaitFrame(watch, isTyping(person), start);
    }
    const starts = sockets.map(({ frames }) => frames.length);
    watch.send({ type: 'typing_start', conversation_id });
    for (const [index, socket] of sockets.entries())
      await awaitFrame(socket, isTyping(this.watcher()), starts[index] ?? 0);
  }

  /** Whether sockets still send and receive frames. */
  async passes(person: Person, sockets: readonly Socket[]): Promise<boolean> {
    try {
      await this.barrier(person, sockets);
      return true;
    } catch (error) {
      if (error instanceof Unmet) return false;
      throw error;
    }
  }

  /** Whether the text of a frame belongs to a barrier and not to a case. */
  isOwnText(text: string): boolean {
    return (
      [...this.conversations.values()].some((id) => text.includes(JSON.stringify(id))) || text === '{"type":"pong"}'
    );
  }

  /** Whether a received frame belongs to a barrier and not to a case. */
  isOwn(frame: Frame): boolean {
    if (frame.type === 'pong') return true;
    if (frame.type === 'user_status') return frame.user_id === this.watcher().userId;
    return frame.type === 'typing_status' && [...this.conversations.values()].includes(String(frame.conversation_id));
  }
}

async function awaitFrame(socket: Socket, fits: (frame: Frame) => boolean, start: number): Promise<void> {
  if ((await socket.waitFor(fits, start)) !== null) return;
  const received = socket.isOpen() ? 'nothing of that' : 'a closed socket';
  throw new Unmet({ check: 'socket.typing', subject: 'typing_status', expected: 'typing is told', received });
}

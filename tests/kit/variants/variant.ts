/**
 * How a server in front of the fake differs from it: legally, and the kit must report nothing (`variants.ts`), or not,
 * and the kit must find it (`selftest/planted`).
 */
export interface Variant {
  name: string;
  /** The cases that meet the difference; all where they are not named. */
  cases?: readonly string[];
  /** Another answer in place of the fake's; undefined leaves it. */
  answer?(asked: Asked, answer: Answer): Answer | undefined;
  /** An answer in place of the fake's, which never sees the call; undefined passes the call on. */
  catches?(asked: Asked): Answer | undefined | Promise<Answer | undefined>;
  /** Another text of every JSON value, keys included. */
  rewrite?(value: unknown): unknown;
  gzip?: true;
  /** Milliseconds that a call may take at the most, and what share of the calls takes any. */
  jitter?: { most: number; share: number };
  /** Refuses a handshake with HTTP 403 and not with a close. */
  refusesByHttp?: true;
  /** A frame that is sent before each of the fake's. */
  between?: object;
  /** A handshake is never answered. */
  hangs?: true;
  /** Types of frames that are not passed on. */
  withholds?: readonly string[];
  /** JSON with every letter beyond ASCII and every slash as an escape, and with its encoding in the media type. */
  escapes?: true;
  /** JSON with white space between its parts. */
  spaced?: true;
  /** Files have an absolute address. */
  absoluteFiles?: true;
  /** Every connection is closed after its answer. */
  closes?: true;
  /** Answers over HTTP/1.0 without a length: the end of the connection is the end of the answer. */
  oldHttp?: true;
  /** Answers come in parts, which end anywhere, within a letter too. */
  parts?: true;
  /** The body that the fake is given in place of the one that was sent. */
  understands?(bytes: Buffer): Buffer;
  /** Called with the address of every socket and with every frame of a client. */
  hears?(text: string): void;
  /** Frames come compressed and in fragments, which end anywhere, with pings of the protocol between them. */
  fragments?: true;
}

export interface Asked {
  method: string;
  path: string;
  authorization: string | undefined;
  /** The text that was sent; nothing of a form. */
  body: string;
  /** What follows the path. */
  search: string;
  /** Everything that was sent. */
  bytes: Buffer;
  /** The name of the file in a form. */
  fileName: string | undefined;
}

export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  text: string;
}

import type { Network } from './runSimulations.ts';

interface NamedWalk {
  readonly network: Network;
  readonly steps: string;
}

/** Walks that the random search found and whose bugs are fixed, each in its shrunk form. */
export const regressionWalks: Readonly<Record<string, NamedWalk>> = {
  'a message that confirmed one text confirmed an equal one again after a reload': {
    network: 'unreliable',
    steps: 'write 4, write, serveRest 4, answer, connect, wait, write 4, deliver 13, reload, serveSocket',
  },
  'a message that was sent again right after a reload was confirmed as an older one': {
    network: 'unreliable',
    steps: 'write 1, write 10, giveUp, resend, settle, reload, resend, reload, drop',
  },
  'a deleted conversation that was known only by its address stayed in the list': {
    network: 'unreliable',
    steps: 'otherTabOpens, open 11, open, serveRest 2, leave, othersRead',
  },
  'messages that were read in another tab during a gap were counted again when the others were read': {
    network: 'reliable',
    steps: 'openTab, open, switchTab, ready, say, ready 1, disconnect, otherTabReads, say, answer',
  },
  'the answer to a POST came after the frame of an equal text': {
    network: 'unreliable',
    steps: 'write 10, settle, giveUp, newUserSends 2, resend, serveRest, connect, otherTabOpens, write 6, deliverAgain',
  },
  'a history that was requested before a gap and arrived after a newer list counted what was read meanwhile': {
    network: 'reliable',
    steps: 'more, say 16, serveAll, say, write 22, answer 3, serveAll, otherTabReads 7, connect',
  },
  'a message that another tab took over was confirmed by an equal text that only the closed tab knew': {
    network: 'reliable',
    steps:
      'openTab, say 11, write 7, switchTab, write 3, ready, newUserSends 3, disconnectLate, write 13, closeTab, connect, disconnect, deliverAll',
  },
  'a message in doubt was sent again although it was stored, after an older one with the same text was resent': {
    network: 'reliable',
    steps: 'write 1, giveUp, say 20, settle, connect, write 21, wait, disconnect, ready, resend, ready',
  },
  'a message that arrived during a gap of one tab stayed in its counter after another tab had read it': {
    network: 'reliable',
    steps: 'ready 11, write 11, openTab, reload 2 7, settle, partnerSends, switchTab, deliver',
  },
};

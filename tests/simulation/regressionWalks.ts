import type { Network } from './runSimulations.ts';

interface NamedWalk {
  readonly network: Network;
  readonly steps: string;
}

/** Walks that the random search found and whose bugs are fixed, each in its shrunk form. */
export const regressionWalks: Readonly<Record<string, NamedWalk>> = {
  'a message that confirmed one text confirmed an equal one again after a reload': {
    network: 'unreliable',
    steps: `
      write 4 0
      write 0 0
      serveRest 4 0
      answer 0 0
      connect 0 0
      wait 0 0
      write 4 0
      deliver 13 0
      reload 0 0
      serveSocket 0 0`,
  },
  'a message that was sent again right after a reload was confirmed as an older one': {
    network: 'unreliable',
    steps: `
      write 1 0
      write 10 0
      giveUp 0 0
      resend 0 0
      settle 0 0
      reload 0 0
      resend 0 0
      reload 0 0
      drop 0 0`,
  },
  'a deleted conversation that was known only by its address stayed in the list': {
    network: 'unreliable',
    steps: `
      otherTabOpens 0 0
      open 11 0
      open 0 0
      serveRest 2 0
      leave 0 0
      othersRead 0 0`,
  },
  'messages that were read in another tab during a gap were counted again when the others were read': {
    network: 'reliable',
    steps: `
      openTab 0 0
      open 0 0
      switchTab 0 0
      ready 0 0
      say 0 0
      ready 1 0
      disconnect 0 0
      otherTabReads 0 0
      say 0 0
      answer 0 0`,
  },
  'the answer to a POST came after the frame of an equal text': {
    network: 'unreliable',
    steps: `
      write 10 0
      settle 0 0
      giveUp 0 0
      newUserSends 2 0
      resend 0 0
      serveRest 0 0
      connect 0 0
      otherTabOpens 0 0
      write 6 0
      deliverAgain 0 0`,
  },
  'a history that was requested before a gap and arrived after a newer list counted what was read meanwhile': {
    network: 'reliable',
    steps: `
      more 0 0
      say 16 0
      serveAll 0 0
      say 0 0
      write 22 0
      answer 3 0
      serveAll 0 0
      otherTabReads 7 0
      connect 0 0`,
  },
  'a message that another tab took over was confirmed by an equal text that only the closed tab knew': {
    network: 'reliable',
    steps: `
      openTab 0 0
      say 11 0
      write 7 0
      switchTab 0 0
      write 3 0
      ready 0 0
      newUserSends 3 0
      disconnectLate 0 0
      write 13 0
      closeTab 0 0
      connect 0 0
      disconnect 0 0
      deliverAll 0 0`,
  },
  'a message in doubt was sent again although it was stored, after an older one with the same text was resent': {
    network: 'reliable',
    steps: `
      write 1 0
      giveUp 0 0
      say 20 0
      settle 0 0
      connect 0 0
      write 21 0
      wait 0 0
      disconnect 0 0
      ready 0 0
      resend 0 0
      ready 0 0`,
  },
  'a message that arrived during a gap of one tab stayed in its counter after another tab had read it': {
    network: 'reliable',
    steps: `
      ready 11 0
      write 11 0
      openTab 0 0
      reload 2 7
      settle 0 0
      partnerSends 0 0
      switchTab 0 0
      deliver 0 0`,
  },
};

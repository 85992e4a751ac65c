import type { Contract } from '../contract/contract.ts';
import type { Case } from '../engine/kit.ts';
import type { Mailbox } from '../engine/people.ts';
import type { Profile, RunOptions } from '../engine/runOptions.ts';
import { absentCases } from './absent.ts';
import { accountEndCases } from './accounts/accountEnds.ts';
import { accountCases } from './accounts/accounts.ts';
import { authorizationCases, endedTokenCases, socketTokenCases } from './authorization.ts';
import { boardCases } from './board.ts';
import { boardChanges } from './changes/board.ts';
import { chatChanges } from './changes/chat.ts';
import { likeChanges } from './changes/likes.ts';
import { notificationChanges } from './changes/notifications.ts';
import { profileChanges } from './changes/profile.ts';
import { chatCases } from './chat.ts';
import { chatSocketCases } from './chatSocket.ts';
import { manyUsersCases } from './manyUsers.ts';
import { defaultCases } from './defaults.ts';
import { endCases } from './ends/ends.ts';
import { fileCases } from './files/files.ts';
import { likeCases } from './likes.ts';
import { limitCases, numberCases } from './limits.ts';
import { linkCases } from './accounts/links.ts';
import { modelCases } from './model.ts';
import { negativeCases } from './negatives.ts';
import { notificationCases } from './notifications.ts';
import { optionalFieldCases } from './optionalFields.ts';
import { originCases } from './origins.ts';
import { precisionCases } from './precision.ts';
import { profileCases } from './profiles.ts';
import { copyCases } from './principles/copies.ts';
import { carriedCases } from './principles/carried.ts';
import { decidedCases } from './principles/decided.ts';
import { connectionCases } from './principles/connections.ts';
import { frameCases } from './principles/frames.ts';
import { oddFileCases } from './principles/oddFiles.ts';
import { repeatedCases } from './principles/repeated.ts';
import { leaverCases } from './ends/underWay.ts';
import { accountRaceCases } from './principles/accountRaces.ts';
import { mediaTypeCases } from './principles/mediaTypes.ts';
import { raceCases } from './principles/races.ts';
import { severalCases } from './principles/several.ts';
import { whiteSpaceCases } from './principles/whiteSpace.ts';
import { readCases } from './reads.ts';
import { selectionCases } from './selections.ts';
import { registrationCases } from './accounts/registration.ts';
import { servedAccountCases, servedCases } from './files/served.ts';
import { textCases } from './texts.ts';
import { togetherAccountCases, togetherCases } from './together.ts';

type Choice = Pick<RunOptions, 'contract' | 'profile' | 'mailbox' | 'seed' | 'only'>;

/**
 * Returns the cases of a profile in the order in which they run: those about principles first, then sequences of steps,
 * then those that repeat one check for all operations.
 */
export function selectCases({ contract, profile, mailbox, seed, only }: Choice): Case[] {
  const reads = readCases(contract, profile !== 'read-only');
  if (profile === 'read-only') return pick(reads, only);
  const stories = [
    ...(mailbox === null ? [] : accountCases(mailbox)),
    ...profileCases,
    ...likeCases,
    ...chatCases,
    ...chatSocketCases,
    ...notificationCases,
    ...boardCases,
    ...fileCases,
  ];
  const principles = [
    ...likeChanges,
    ...chatChanges,
    ...notificationChanges,
    ...boardChanges,
    ...profileChanges,
    ...(mailbox === null
      ? []
      : [
          ...linkCases(mailbox),
          ...registrationCases(mailbox),
          ...accountEndCases(mailbox),
          ...endedTokenCases(mailbox, contract.operations.values()),
          ...servedAccountCases(mailbox),
          ...togetherAccountCases(mailbox),
          ...accountRaceCases(mailbox),
          ...leaverCases(mailbox),
          ...severalCases(mailbox),
          ...manyUsersCases(mailbox, contract.operations),
        ]),
    ...copyCases,
    ...togetherCases,
    ...raceCases,
    ...connectionCases,
    ...decidedCases,
    ...frameCases(contract),
    ...selectionCases,
    ...servedCases,
    ...textCases,
    ...numberCases,
    ...(mailbox === null ? [] : [...endCases(mailbox), ...carriedCases(mailbox, contract)]),
  ];
  const sweeps = [
    ...reads,
    ...modelCases(seed),
    ...authorizationCases(contract.operations.values()),
    ...socketTokenCases,
    ...absentCases(contract),
    ...negativeCases(contract),
    ...optionalFieldCases(contract),
    ...limitCases(contract),
    ...defaultCases(contract),
    ...whiteSpaceCases(contract),
    ...mediaTypeCases(contract),
    ...oddFileCases(contract),
    ...repeatedCases(contract),
    ...originCases(contract.operations.values()),
    ...precisionCases,
  ];
  const smoke = [...stories, ...principles.filter(({ isSmoke }) => isSmoke)];
  const all = profile === 'smoke' ? smoke : [...principles, ...stories, ...sweeps];
  return pick(profile === 'full' ? all : all.filter(({ full }) => !full), only);
}

/** A mailbox for a list of cases that are not run. */
const NO_MAILS: Mailbox = { newest: () => Promise.reject(), all: () => Promise.reject(), mail: () => Promise.reject() };

/** Returns all cases that a run may have, for what only names them. */
export const casesOf = (contract: Contract, profile: Profile, hasMailbox = true): Case[] =>
  selectCases({ contract, profile, mailbox: hasMailbox ? NO_MAILS : null, seed: 1, only: [] });

/** Returns the cases whose ids begin with one of the prefixes, in the order of the prefixes. */
function pick(cases: Case[], only: readonly string[]): Case[] {
  if (only.length === 0) return cases;
  return [...new Set(only.flatMap((prefix) => cases.filter(({ id }) => id.startsWith(prefix))))];
}

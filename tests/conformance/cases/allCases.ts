import type { Case } from '../engine/kit.ts';
import type { RunOptions } from '../engine/runOptions.ts';
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
  const reads = readCases(contract);
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
  const all = profile === 'smoke' ? stories : [...principles, ...stories, ...sweeps];
  return pick(profile === 'full' ? all : all.filter(({ full }) => !full), only);
}

/** Returns the cases whose ids begin with one of the prefixes, in the order of the prefixes. */
function pick(cases: Case[], only: readonly string[]): Case[] {
  if (only.length === 0) return cases;
  return [...new Set(only.flatMap((prefix) => cases.filter(({ id }) => id.startsWith(prefix))))];
}

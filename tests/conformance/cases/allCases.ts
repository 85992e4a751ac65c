import type { Case } from '../engine/kit.ts';
import type { RunOptions } from '../engine/runOptions.ts';
import { absentCases } from './absent.ts';
import { accountCases } from './accounts.ts';
import { authorizationCases } from './authorization.ts';
import { boardCases } from './board.ts';
import { chatCases } from './chat.ts';
import { fileCases } from './files.ts';
import { likeCases } from './likes.ts';
import { modelCases } from './model.ts';
import { negativeCases } from './negatives.ts';
import { notificationCases } from './notifications.ts';
import { profileCases } from './profiles.ts';
import { readCases } from './reads.ts';

type Choice = Pick<RunOptions, 'contract' | 'profile' | 'mailbox' | 'seed' | 'only'>;

/** The cases of a profile, in the order in which they run: stories first, then what is swept over all operations. */
export function selectCases({ contract, profile, mailbox, seed, only }: Choice): Case[] {
  const reads = readCases(contract);
  if (profile === 'read-only') return pick(reads, only);
  const stories = [
    ...(mailbox === null ? [] : accountCases(mailbox)),
    ...profileCases,
    ...likeCases,
    ...chatCases,
    ...notificationCases,
    ...boardCases,
    ...fileCases,
  ];
  const sweeps = [
    ...reads,
    ...modelCases(seed),
    ...authorizationCases(contract.operations.values()),
    ...absentCases(contract),
    ...negativeCases(contract),
  ];
  const all = profile === 'smoke' ? stories : [...stories, ...sweeps];
  return pick(profile === 'full' ? all : all.filter(({ full }) => !full), only);
}

function pick(cases: Case[], only: readonly string[]): Case[] {
  return only.length === 0 ? cases : cases.filter(({ id }) => only.some((prefix) => id.startsWith(prefix)));
}

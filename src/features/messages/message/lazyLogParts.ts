import { lazyComponent } from '../../../lib/react/lazyComponent.ts';

// The parts of a chat log that load after its messages: one chunk, because most of them are needed with each log.
const parts = () => import('./logParts.ts');

export const JumpToLatest = lazyComponent(async () => (await parts()).JumpToLatest);
export const LinkedMessage = lazyComponent(async () => (await parts()).LinkedMessage);
export const LogTools = lazyComponent(async () => (await parts()).LogTools);
export const MessageMenu = lazyComponent(async () => (await parts()).MessageMenu);
export const QuotedMessages = lazyComponent(async () => (await parts()).QuotedMessages);
export const SafetyNotice = lazyComponent(async () => (await parts()).SafetyNotice);
export const UndeliveredStatus = lazyComponent(async () => (await parts()).UndeliveredStatus);

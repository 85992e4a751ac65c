// Exports what is loaded as one chunk after a log is shown.
export { JumpToLatest } from '../log/JumpToLatest.tsx';
export { UndeliveredStatus } from '../rows/UndeliveredStatus.tsx';
export { SafetyNotice } from '../safety/SafetyNotice.tsx';
export { LinkedMessage } from './LinkedMessage.tsx';
export { LogTools } from './LogTools.tsx';
export { MessageMenu } from './MessageMenu.tsx';
export { QuotedMessages } from './QuotedMessages.tsx';

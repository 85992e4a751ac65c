// Exports what is loaded as one chunk after a log is shown.
export { LinkedMessage } from './LinkedMessage.tsx';
export { JumpToLatest, LogTools } from './LogTools.tsx';
export { MessageMenu } from './MessageMenu.tsx';
export { NotificationOffer } from './NotificationOffer.tsx';
export { PlanButton } from './PlanButton.tsx';
export { NextDate, PlanCard } from './PlanCard.tsx';
export { QuotedMessages } from './QuotedMessages.tsx';
export { SafetyNotice } from './SafetyNotice.tsx';
export { UndeliveredStatus } from './UndeliveredStatus.tsx';

import { useStore } from 'zustand';
import { useSessionPart } from '../../session/SessionScope.tsx';
import { createSafetyRequests } from '../../hiddenPeople/hiddenPeople.ts';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { useLastDefined } from '../../lib/react/useLast.ts';
import { LazyDialog } from '../../ui/Lazy/LazyDialog.tsx';

const SafetyDialogs = lazyComponent(async () => (await import('./SafetyDialogs.tsx')).SafetyDialogs);

/**
 * Renders, on every screen, the confirmation before somebody is blocked and the dialog that creates the e-mail of a
 * report.
 */
export function SafetyHost() {
  'use no memo';
  const requests = useSessionPart(createSafetyRequests);
  const { request } = useStore(requests);
  // While a dialog closes, it still shows the same person.
  const last = useLastDefined(request);
  const close = () => requests.setState({ request: null });
  return (
    <LazyDialog open={request !== null} onFailed={close}>
      {last !== null && <SafetyDialogs request={last} open={request !== null} onClose={close} />}
    </LazyDialog>
  );
}

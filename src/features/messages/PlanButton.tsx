import { useRef } from 'react';
import { useStore } from 'zustand';
import type { ChatUser, ConversationId } from '../../api/generated/model/index.ts';
import { createPlanForms } from '../../plans/planForms.ts';
import { useSessionPart } from '../../session/SessionScope.tsx';
import { icon } from '../../ui/icons/icon.tsx';
import { LazyDialog } from '../../ui/Lazy/LazyDialog.tsx';
import { PlanMaker } from './lazyParts.ts';
import { menuLabel } from './planCopy.ts';
import * as css from './PlanCard.css.ts';

const PlusIcon = icon('M12 5v14M5 12h14');

interface PlanButtonProps {
  conversationId: ConversationId;
  /** The other person. */
  user: ChatUser;
  onSent: () => void;
}

/** Renders the button beside the composer that opens the menu of plans, and the form that is open. */
export function PlanButton({ conversationId, user, onSent }: PlanButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const forms = useSessionPart(createPlanForms);
  const isOpen = useStore(forms, ({ open }) => open?.conversationId === conversationId);
  const close = () => forms.setState({ open: null });
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.plus}
        aria-label={menuLabel}
        title={menuLabel}
        aria-haspopup="menu"
        onPointerEnter={PlanMaker.preload}
        onClick={() => forms.setState({ open: isOpen ? null : { conversationId, kind: 'menu' } })}
      >
        <PlusIcon />
      </button>
      <LazyDialog open={isOpen} onFailed={close}>
        <PlanMaker conversationId={conversationId} user={user} opener={button} onSent={onSent} />
      </LazyDialog>
    </>
  );
}

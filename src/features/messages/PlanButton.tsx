import { useStore } from 'zustand';
import type { ChatUser, ConversationId } from '../../api/generated/model/index.ts';
import { planForms } from '../../plans/copy.ts';
import { createPlanForms, type FormKind } from '../../plans/planForms.ts';
import { useSessionPart } from '../../session/SessionScope.tsx';
import { icon } from '../../ui/icons/icon.tsx';
import { MenuButton } from '../../ui/Menu/MenuButton.tsx';
import { LazyDialog } from '../../ui/Lazy/LazyDialog.tsx';
import { PlanDialog } from './lazyParts.ts';
import { menuLabel } from './planCopy.ts';
import * as css from './PlanCard.css.ts';

const PlusIcon = icon('M12 5v14M5 12h14');
const kinds = Object.keys(planForms) as FormKind[];

interface PlanButtonProps {
  conversationId: ConversationId;
  /** The other person. */
  user: ChatUser;
  onSent: () => void;
}

/** Renders the button beside the composer that opens the menu of plans, and the form that is open. */
export function PlanButton({ conversationId, user, onSent }: PlanButtonProps) {
  const forms = useSessionPart(createPlanForms);
  const isOpen = useStore(forms, ({ open }) => open?.conversationId === conversationId);
  return (
    <>
      <MenuButton
        label={menuLabel}
        items={kinds.map((kind) => ({
          label: planForms[kind],
          onSelect: () => forms.setState({ open: { conversationId, kind } }),
        }))}
      >
        <span className={css.plus} title={menuLabel} onPointerEnter={PlanDialog.preload}>
          <PlusIcon />
        </span>
      </MenuButton>
      <LazyDialog open={isOpen} onFailed={() => forms.setState({ open: null })}>
        <PlanDialog conversationId={conversationId} user={user} onSent={onSent} />
      </LazyDialog>
    </>
  );
}

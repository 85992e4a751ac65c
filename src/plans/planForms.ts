import { createStore } from 'zustand/vanilla';
import type { ConversationId } from '../api/generated/model/index.ts';
import type { Plan } from './planText.ts';

export type FormKind = Plan['kind'];

interface PlanForms {
  /** The form that is open, and its chat. */
  open: { conversationId: ConversationId; kind: FormKind } | null;
  /** What was typed into a form and not sent, by chat and form: its fields by name. */
  drafts: ReadonlyMap<`${ConversationId} ${FormKind}`, Readonly<Record<string, string>>>;
}

/** Creates the store of a session's forms for plans: what was typed survives a closed form and another chat. */
export const createPlanForms = () => createStore<PlanForms>(() => ({ open: null, drafts: new Map() }));

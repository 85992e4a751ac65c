import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { ChatUser, ConversationId } from '../../api/generated/model/index.ts';
import { useGetMyProfile, useGetProfileByUserId } from '../../api/generated/profiles/profiles.ts';
import { useLive } from '../../conversations/live.ts';
import { commonTags } from '../../conversations/suggestedMessages.ts';
import { useLastDefined } from '../../lib/react/useLast.ts';
import { now } from '../../lib/time/clock.ts';
import { planForms as formNames } from '../../plans/copy.ts';
import { createPlanForms, type FormKind } from '../../plans/planForms.ts';
import { MOST_CANDIDATES, MOST_IN_FIELD, writePlan } from '../../plans/planText.ts';
import { useSessionPart } from '../../session/SessionScope.tsx';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { common } from '../../ui/copy.ts';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { CloseIcon } from '../../ui/icons/icons.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { chat } from './copy.ts';
import { form as copy } from './planCopy.ts';
import { countOf, type FormValues, planOf } from './planForm.ts';
import * as css from './PlanDialog.css.ts';

const NOTHING: FormValues = {};

interface PlanDialogProps {
  conversationId: ConversationId;
  /** The other person. */
  user: ChatUser;
  onSent: () => void;
}

/** Renders the form for a plan that is open in this chat. */
export function PlanDialog({ conversationId, user, onSent }: PlanDialogProps) {
  const forms = useSessionPart(createPlanForms);
  const open = useStore(forms, (state) => state.open);
  const kind = open?.conversationId === conversationId ? open.kind : null;
  const shown = useLastDefined(kind);
  if (shown === null) return null;
  return (
    <Dialog
      open={kind !== null}
      onClose={() => forms.setState({ open: null })}
      title={formNames[shown]}
      staysOnPressOutside
    >
      <PlanForm key={shown} kind={shown} conversationId={conversationId} user={user} onSent={onSent} />
    </Dialog>
  );
}

interface PlanFormProps {
  kind: FormKind;
  conversationId: ConversationId;
  user: ChatUser;
  onSent: () => void;
}

/** Renders one form. What was typed is kept in the session until it is sent. */
function PlanForm({ kind, conversationId, user, onSent }: PlanFormProps) {
  const live = useLive();
  const forms = useSessionPart(createPlanForms);
  const draftKey = `${conversationId} ${kind}` as const;
  const values = useStore(forms, (state) => state.drafts.get(draftKey) ?? NOTHING);
  const [isSubmitted, setSubmitted] = useState(false);
  const root = useRef<HTMLFormElement>(null);
  const { plan, faults } = planOf(kind, values, now());

  const change = (next: FormValues) =>
    forms.setState(({ drafts }) => ({ drafts: new Map(drafts).set(draftKey, next) }));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setSubmitted(true);
    const [wrong] = Object.keys(faults);
    if (wrong !== undefined) root.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
    if (plan === null) return;
    if (!live.sendText(conversationId, writePlan(plan))) {
      snackbars.show(copy.failed, { kind: 'error', topic: 'plan' });
      return;
    }
    forms.setState(({ drafts }) => ({
      drafts: new Map([...drafts].filter(([key]) => key !== draftKey)),
      open: null,
    }));
    onSent();
  };
  const field = (name: string) => ({
    name,
    value: values[name] ?? '',
    limit: MOST_IN_FIELD,
    autoComplete: 'off',
    error: isSubmitted ? faults[name] : undefined,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      change({ ...values, [name]: currentTarget.value }),
  });
  return (
    <Stack as="form" ref={root} gap="medium" noValidate onSubmit={submit}>
      {kind === 'dates' && <DateFields values={values} field={field} onChange={change} />}
      {kind === 'song' && (
        <>
          <SharedGenre user={user} />
          <TextField {...field('title')} label={copy.title} required mark={common.required} />
          <TextField {...field('artist')} label={copy.artist} />
          <TextField {...field('link')} label={copy.link} help={copy.linkHint} type="url" />
          <div className={css.pair}>
            <TextField {...field('key')} label={copy.key} />
            <TextField {...field('tempo')} label={copy.tempo} inputMode="numeric" end={<span>{copy.bpm}</span>} />
          </div>
        </>
      )}
      {kind === 'place' && (
        <>
          <Banner kind="info">{chat.safety}</Banner>
          <TextField {...field('name')} label={copy.name} help={copy.nameHint} required mark={common.required} />
          <TextField {...field('address')} label={copy.address} />
          <TextField {...field('link')} label={copy.link} help={copy.mapLinkHint} type="url" />
        </>
      )}
      <Button type="submit" variant="primary" wide>
        {copy.send}
      </Button>
    </Stack>
  );
}

interface DateFieldsProps {
  values: FormValues;
  field: (name: string) => object;
  onChange: (next: FormValues) => void;
}

/** Renders the candidates: a day and two times each. */
function DateFields({ values, field, onChange }: DateFieldsProps) {
  const count = countOf(values);
  const list = useRef<HTMLDivElement>(null);
  const wasCount = useRef(count);
  useEffect(() => {
    // The focus goes on in the new candidate, or in the last one after one was removed.
    if (wasCount.current !== count) list.current?.querySelector<HTMLElement>(`[name="date${count - 1}"]`)?.focus();
    wasCount.current = count;
  }, [count]);
  const remove = (index: number) => {
    const next: Record<string, string> = { ...values, count: String(count - 1) };
    for (let at = index; at < count; at += 1) {
      for (const name of ['date', 'from', 'to']) next[`${name}${at}`] = values[`${name}${at + 1}`] ?? '';
    }
    onChange(next);
  };
  return (
    <>
      <div ref={list} className={css.candidates}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={css.candidate}>
            <div className={css.day}>
              <TextField {...field(`date${index}`)} label={copy.date(index + 1)} type="date" />
              {count > 1 && (
                <div className={css.remove}>
                  <IconButton label={copy.removeCandidate(index + 1)} onClick={() => remove(index)}>
                    <CloseIcon />
                  </IconButton>
                </div>
              )}
            </div>
            <div className={css.pair}>
              <TextField {...field(`from${index}`)} label={copy.from} type="time" />
              <TextField {...field(`to${index}`)} label={copy.to} type="time" />
            </div>
          </div>
        ))}
      </div>
      <p className={css.note}>{copy.timesInJapan}</p>
      {count < MOST_CANDIDATES && (
        <Button size="compact" onClick={() => onChange({ ...values, count: String(count + 1) })}>
          {copy.addCandidate}
        </Button>
      )}
      <TextField {...field('studio')} label={copy.studio} />
    </>
  );
}

/** Suggests a genre that both like; nothing where they share none. */
function SharedGenre({ user }: { user: ChatUser }) {
  const { data: viewer } = useGetMyProfile();
  const { data: other } = useGetProfileByUserId(user.id);
  const genresOf = ({ tags }: NonNullable<typeof viewer>) => ({
    tags: { ...tags, instruments: [], purposes: [], locations: [] },
  });
  const [genre] = viewer === undefined || other === undefined ? [] : commonTags(genresOf(viewer), genresOf(other), 1);
  return genre === undefined ? null : <p className={css.note}>{copy.shared(genre)}</p>;
}

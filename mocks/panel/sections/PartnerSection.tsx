import { useState } from 'react';
import type { UserId } from '../../../src/api/generated/model/index.ts';
import { common } from '../../../src/ui/copy.ts';
import { TextField } from '../../../src/ui/TextField/TextField.tsx';
import { emit } from '../copy.ts';
import { EmitButtons } from './EmitButtons.tsx';
import * as css from '../MockPanel.css.ts';
import type { PanelSource } from '../panelSource.ts';
import { PersonPicker } from './PersonPicker.tsx';
import { usePersonPicker } from './usePersonPicker.ts';

interface PartnerSectionProps {
  source: PanelSource;
  /** Users that the panel has brought online. */
  visitors: readonly UserId[];
}

/** Lets another user of the World perform an action towards the logged-in user. */
export function PartnerSection({ source, visitors }: PartnerSectionProps) {
  const [content, setContent] = useState<string>(emit.sample);
  const [isMissing, setMissing] = useState(false);
  const picked = usePersonPicker(source);
  if (picked === null) return <p className={css.note}>{common.loading}</p>;
  const { me, person: partner, picker } = picked;
  if (me === null) return <p className={css.note}>{emit.nobody}</p>;
  return (
    <>
      <PersonPicker searchLabel={emit.search} label={emit.partner} {...picker} />
      <TextField
        label={emit.content}
        error={isMissing ? emit.contentMissing : undefined}
        autoComplete="off"
        value={content}
        onChange={(event) => {
          setContent(event.currentTarget.value);
          setMissing(false);
        }}
      />
      <EmitButtons
        line={source.line}
        me={me.id}
        partner={partner?.id ?? null}
        isOnline={partner !== undefined && visitors.includes(partner.id)}
        content={content.trim()}
        onMissing={() => setMissing(true)}
      />
    </>
  );
}

import { useId } from 'react';
import { keyboardScrollable } from '../../../lib/browser/focus/keyboardScrollable.ts';
import { conflict as copy } from '../copy.ts';
import { conflictSides } from '../form/mergeProfile.ts';
import * as css from './ConflictChoice.css.ts';

type ConflictSide = (typeof conflictSides)[number];

interface ConflictChoiceProps {
  /** Label of the field. */
  label: string;
  /** The field's value on each side. */
  texts: Record<ConflictSide, string>;
  /** Undefined until the user has chosen. */
  chosen: ConflictSide | undefined;
  onChoose: (side: ConflictSide) => void;
}

/** Renders both values of a field that was changed here and elsewhere, and lets the user choose one. */
export function ConflictChoice({ label, texts, chosen, onChoose }: ConflictChoiceProps) {
  const id = useId();
  return (
    <fieldset className={css.root}>
      <legend className={css.field}>{label}</legend>
      {conflictSides.map((side) => (
        <div key={side} className={css.option}>
          <label className={css.label}>
            <input
              type="radio"
              className={css.radio}
              name={id}
              checked={chosen === side}
              aria-describedby={`${id}-${side}`}
              onChange={() => onChoose(side)}
            />
            <span>{copy[side]}</span>
          </label>
          <div ref={keyboardScrollable} id={`${id}-${side}`} className={css.value}>
            {texts[side]}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

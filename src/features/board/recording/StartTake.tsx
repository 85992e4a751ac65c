import { fullTime } from '../../../lib/time/chatTime.ts';
import { Banner } from '../../../ui/Banner/Banner.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { recording as copy } from './copy.ts';
import * as css from './Recording.css.ts';
import type { Recorder } from './recorderState.ts';
import type { StoredTake } from './takeStore.ts';
import { TEMPO, tempoOf } from './tempo.ts';

/** The settings of the count-in. */
export interface CountIn {
  isOn: boolean;
  /** The text of the field, in beats a minute; may be invalid. */
  tempo: string;
}

export const USUAL_COUNT_IN: CountIn = { isOn: false, tempo: `${TEMPO.usual}` };

/** Returns the beats a minute of the count-in; null without one. */
export const beatsOf = ({ isOn, tempo }: CountIn): number | null => (isOn ? tempoOf(tempo) : null);

interface StartTakeProps {
  recorder: Recorder;
  offered: StoredTake | null;
  /** Asks for confirmation before a take is discarded. */
  onAsk: (throwAway: () => void) => void;
  countIn: CountIn;
  onChange: (change: Partial<CountIn>) => void;
}

/** Renders the recording dialog before a recording: the count-in, the start button, and a take of an earlier visit. */
export function StartTake({ recorder, offered, onAsk, countIn, onChange }: StartTakeProps) {
  const { isOn, tempo } = countIn;
  return (
    <Stack gap="medium">
      {offered !== null && (
        <Banner
          kind="info"
          action={
            <div className={css.actions}>
              <Button size="compact" onClick={() => onAsk(() => void recorder.removeOffered())}>
                {copy.throwAway}
              </Button>
              <Button size="compact" onClick={() => void recorder.restore()}>
                {copy.openOffered}
              </Button>
            </div>
          }
        >
          {copy.offered(fullTime(offered.startedAt))}
        </Banner>
      )}
      <Checkbox
        label={copy.countIn}
        help={copy.countInHelp}
        checked={isOn}
        onChange={({ currentTarget }) => onChange({ isOn: currentTarget.checked })}
      />
      {isOn && (
        <div className={css.tempo}>
          <TextField
            label={copy.tempo}
            help={copy.tempoHelp}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            value={tempo}
            onChange={({ currentTarget }) => onChange({ tempo: currentTarget.value })}
            onBlur={() => onChange({ tempo: `${tempoOf(tempo)}` })}
          />
        </div>
      )}
      <Button variant="primary" wide onClick={() => void recorder.start(beatsOf(countIn))}>
        {copy.start}
      </Button>
    </Stack>
  );
}

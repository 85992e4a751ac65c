import { millisecondsInDay } from 'date-fns/constants';
import { toOneLine } from '../../lib/text/isolate.ts';
import { withoutUnseen } from '../../lib/text/webLink.ts';
import { tokyoDay } from '../../lib/time/chatTime.ts';
import type { FormKind } from '../../plans/planForms.ts';
import { candidateOf, isField, isLink, isTempo, MOST_IN_FIELD, type Plan, slotOf } from '../../plans/planText.ts';
import { tooLong } from '../../ui/Field/textLimit.ts';
import { form as copy } from './planCopy.ts';

/** The fields of a form by name. Those of a candidate end in its index: `date0`. `count` is the number of candidates. */
export type FormValues = Readonly<Record<string, string>>;
/** The message of each wrong field. */
export type FormFaults = Readonly<Record<string, string | undefined>>;

export const countOf = ({ count }: FormValues): number => Math.max(1, Number(count ?? 1));

/** Returns the plan that a form describes, or its faults by field; the first fault is the first field's. */
export function planOf(kind: FormKind, values: FormValues, at: number): { plan: Plan | null; faults: FormFaults } {
  const text = (name: string) => toOneLine(values[name] ?? '').trim();
  const link = withoutUnseen(values.link ?? '');
  const tempo = text('tempo').normalize('NFKC');
  const faults: Record<string, string | undefined> = {};
  const blame = (name: string, fault: string | undefined | false) => {
    if (fault !== undefined && fault !== false) faults[name] ??= fault;
  };
  const checkText = (name: string) =>
    blame(name, tooLong(text(name), MOST_IN_FIELD) ?? (!isField(text(name)) && copy.unseen));
  const checkLink = () => blame('link', tooLong(link, MOST_IN_FIELD) ?? (!isLink(link) && copy.noLink));
  const done = (plan: Plan) => ({ plan: Object.keys(faults).length === 0 ? plan : null, faults });
  switch (kind) {
    case 'dates': {
      const candidates = Array.from({ length: countOf(values) }, (_, index) => {
        const [date = '', from = '', to = ''] = ['date', 'from', 'to'].map((name) => values[`${name}${index}`]);
        const candidate = candidateOf(date, from, to);
        const slot = candidate && slotOf(candidate, at);
        blame(`date${index}`, date === '' && copy.noDate);
        blame(from === '' ? `from${index}` : `to${index}`, (from === '' || to === '') && copy.noTime);
        blame(`date${index}`, candidate !== null && Date.parse(date) < tokyoDay(at) * millisecondsInDay && copy.isOver);
        blame(`date${index}`, candidate !== null && (slot === null || !isOnDay(slot.start, date)) && copy.tooFar);
        blame(`date${index}`, slot !== null && slot.start <= at && copy.isOver);
        return candidate;
      });
      checkText('studio');
      return done({ kind, candidates: candidates.filter((each) => each !== null), studio: text('studio') });
    }
    case 'song':
      blame('title', text('title') === '' && copy.required(copy.title));
      for (const name of ['title', 'artist']) checkText(name);
      checkLink();
      checkText('key');
      blame('tempo', !isTempo(tempo) && copy.noTempo);
      return done({ kind, title: text('title'), artist: text('artist'), link, key: text('key'), tempo });
    case 'place':
      blame('name', text('name') === '' && copy.required(copy.name));
      for (const name of ['name', 'address']) checkText(name);
      checkLink();
      return done({ kind, name: text('name'), address: text('address'), link });
  }
}

/** Whether a time is on a day (YYYY-MM-DD) in Japan. */
const isOnDay = (milliseconds: number, date: string) => tokyoDay(milliseconds) * millisecondsInDay === Date.parse(date);

import type { FormKind } from './planForms.ts';

/** The texts of the ways to a form. */
export const planForms: Record<FormKind, string> = {
  dates: '日程を決める',
  song: '曲を決める',
  place: '場所を送る',
};

/** Leads from a match to the form of a song. */
export const firstSong = 'まず1曲、合わせてみる？';

/** The texts of a file for a calendar. */
export const calendar = { event: (who: string) => `${who}と音合わせ` } as const;

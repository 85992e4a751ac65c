import type { CompletenessDraft } from '../../../scoring/profileCompleteness.ts';

/** A profile with nothing missing; for stories only. */
export const fullDraft: CompletenessDraft = {
  displayName: 'はな',
  bio: 'ボーカルです。',
  avatarUrl: '/uploads/avatars/hana.svg',
  ageRange: '20s',
  activityLevel: 'weekly_1',
  years: 6,
  tags: 3,
  links: ['https://x.example/hana'],
};

/** An empty profile; for stories only. */
export const emptyDraft: CompletenessDraft = {
  displayName: '',
  bio: '',
  avatarUrl: null,
  ageRange: '',
  activityLevel: '',
  years: null,
  tags: 0,
  links: [],
};

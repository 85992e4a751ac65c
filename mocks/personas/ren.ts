import type { Persona } from './persona.ts';

/** れん: a drummer in Tokyo who is new here and has written to はな. */
export const ren: Persona = {
  email: 'ren@example.com',
  username: 'ren_drums',
  verified: true,
  joinedDaysAgo: 2,
  activeMinutesAgo: 12,
  profile: {
    display_name: 'れん',
    bio: '社会人ドラマー。仕事のあとに月2回くらい叩ければ十分です。楽しく続けられる方、ぜひ。',
    age_range: '30s',
    activity_level: 'monthly_2_3',
    years_of_experience: 12,
    website_url: null,
    twitter_url: 'https://x.example/ren_drums',
    instagram_url: null,
    youtube_url: 'https://youtube.example/@ren_drums',
    soundcloud_url: null,
    favorite_artist: '東京ビートメイツ',
    looking_for: '月2回くらい合わせられる仲間',
    tags: {
      genres: ['funk', 'citypop', 'rock'],
      instruments: ['drums', 'cajon'],
      skill_levels: ['advanced'],
      purposes: ['join_band', 'session', 'hobby'],
      locations: ['tokyo'],
      ages: ['30s'],
      genders: ['male'],
      activity_frequency: ['monthly_2_3'],
      performance_clips: ['drum_cover'],
    },
    has_avatar: true,
  },
  videos: [{ clip: 'beat', title: '叩いてみた', description: 'ファンクのグルーヴ練習です。' }],
};

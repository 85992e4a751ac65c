import type { Persona } from './persona.ts';

/** はな: a singer in Tokyo with everything filled in. */
export const hana: Persona = {
  email: 'hana@example.com',
  username: 'hana',
  verified: true,
  joinedDaysAgo: 210,
  activeMinutesAgo: 4,
  profile: {
    display_name: 'はな',
    bio: 'ボーカルです。シティポップのカバーから始めて、ゆくゆくはオリジナルをやりたいです。\n高円寺のスタジオによく入っています。',
    age_range: '20s',
    activity_level: 'weekly_1',
    years_of_experience: 6,
    website_url: 'https://hana.example/',
    twitter_url: 'https://x.example/hana_utau',
    instagram_url: 'https://instagram.example/hana_utau',
    youtube_url: null,
    soundcloud_url: 'https://soundcloud.example/hana_utau',
    favorite_artist: '夜のプラネタリウム',
    looking_for: '一緒にオリジナル曲を作れるバンドメンバー',
    tags: {
      genres: ['jpop', 'citypop', 'soul_rnb'],
      instruments: ['vocal', 'acoustic_guitar'],
      skill_levels: ['intermediate'],
      purposes: ['form_band', 'original', 'live'],
      locations: ['tokyo'],
      ages: ['20s'],
      genders: ['female'],
      activity_frequency: ['weekly_1'],
      performance_clips: ['sing_cover', 'live'],
    },
    has_avatar: true,
  },
  videos: [
    { clip: 'stage', title: 'シティポップのカバー', description: '夏のライブで歌いました。' },
    { clip: 'studio', title: '新曲の弾き語り', description: null },
  ],
};

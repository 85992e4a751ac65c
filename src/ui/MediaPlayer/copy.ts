/** The texts of the player of sound and video. */
export const media = {
  play: '再生',
  pause: '一時停止',
  mute: 'ミュート',
  unmute: 'ミュートを解除',
  seek: '再生位置',
  time: (current: string, total: string) => `${current} / ${total}`,
  rateWord: '再生速度',
  rate: (rate: number) => `再生速度 ${rate}倍`,
  /** Part of the accessible name, as speech control requires it. */
  rateShort: (rate: number) => `${rate}倍`,
  fullscreen: '全画面表示',
  pictureInPicture: '小窓で再生',
  /** Name of the button that opens the settings, and their heading. */
  settings: '再生の設定',
  volume: '音量',
  nowPlaying: (title: string, artist: string) => `再生中: ${title} ${artist}`,
  previous: '前へ',
  next: '次へ',
  continuous: '続けて再生',
  loop: 'くり返し再生',
  part: '区間のくり返し',
  partHint: 'くり返したいところで「ここから」と「ここまで」を押します',
  partFrom: (start: string) => `${start}から`,
  partBetween: (start: string, end: string) => `${start}〜${end}をくり返します`,
  partStart: 'ここから',
  partEnd: 'ここまで',
  partClear: '区間を消す',
  /** The marks of the two ends on the bar and on their buttons. */
  partMarks: ['A', 'B'],
  failed: 'このメディアは再生できません',
  waveform: '波形。左右の矢印キーで5秒ずつ移動できます',
} as const;

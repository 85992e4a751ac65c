/** docs/texts.md X17. */
export const media = {
  play: '再生',
  pause: '一時停止',
  mute: 'ミュート',
  unmute: 'ミュートを解除',
  seek: '再生位置',
  time: (current: string, total: string) => `${current} / ${total}`,
  rate: (rate: number) => `再生速度 ${rate}倍`,
  /** Part of the accessible name, as speech control requires it (rule T5). */
  rateShort: (rate: number) => `${rate}倍`,
  fullscreen: '全画面表示',
  failed: 'このメディアは再生できません',
  waveform: '波形。左右の矢印キーで5秒ずつ移動できます',
} as const;

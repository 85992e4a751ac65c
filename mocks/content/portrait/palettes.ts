/** The colours of the lights in one picture. */
export interface Palette {
  /** The dark background of the room. */
  readonly night: string;
  /** The dark colour behind the haze. */
  readonly dusk: string;
  /** The light in the haze. */
  readonly glow: string;
  /** The light from the left, and from the right. */
  readonly left: string;
  readonly right: string;
  /** Lamps and sparks, nearly white. */
  readonly spark: string;
}

/** The brand colours first, then others. All of the form #rgb, to which an alpha digit can be added. */
export const palettes: readonly Palette[] = [
  { night: '#101', dusk: '#412', glow: '#f71', left: '#fa5', right: '#f4a', spark: '#fed' },
  { night: '#101', dusk: '#413', glow: '#f49', left: '#f7b', right: '#f82', spark: '#fef' },
  { night: '#011', dusk: '#044', glow: '#1ba', left: '#6fd', right: '#fb5', spark: '#dff' },
  { night: '#102', dusk: '#316', glow: '#75f', left: '#b9f', right: '#f7b', spark: '#eef' },
  { night: '#100', dusk: '#410', glow: '#fa3', left: '#fd8', right: '#f53', spark: '#ffd' },
  { night: '#012', dusk: '#136', glow: '#27f', left: '#8bf', right: '#f83', spark: '#def' },
  { night: '#102', dusk: '#315', glow: '#d3e', left: '#6df', right: '#f6b', spark: '#fef' },
  { night: '#100', dusk: '#511', glow: '#f33', left: '#f97', right: '#fc4', spark: '#fed' },
  { night: '#111', dusk: '#333', glow: '#ba8', left: '#fec', right: '#f94', spark: '#fff' },
  { night: '#012', dusk: '#145', glow: '#3ad', left: '#aef', right: '#f49', spark: '#eff' },
];

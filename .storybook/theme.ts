import { create } from 'storybook/theming/create';
import { color, fontFamily, radius } from '../src/ui/theme/tokens.ts';

const corner = Number.parseInt(radius.medium, 10);

/** The product's own theme, for Storybook itself and for its pages of documentation. */
export const theme = create({
  base: 'dark',
  brandTitle: 'OTONOWA',
  brandUrl: '?path=/docs/start-here--docs',
  brandTarget: '_self',
  fontBase: fontFamily,
  colorPrimary: color.magenta,
  colorSecondary: color.orange,
  appBg: color.paper,
  appContentBg: color.ground,
  appPreviewBg: color.ground,
  appHoverBg: color.raised,
  appBorderColor: color.line,
  appBorderRadius: corner,
  barBg: color.paper,
  barTextColor: color.textSoft,
  barHoverColor: color.orangeLight,
  barSelectedColor: color.orange,
  textColor: color.text,
  textMutedColor: color.textMute,
  textInverseColor: color.onBrand,
  buttonBg: color.raised,
  buttonBorder: color.edge,
  booleanBg: color.raised,
  booleanSelectedBg: color.line,
  inputBg: color.raised,
  inputBorder: color.edge,
  inputTextColor: color.text,
  inputBorderRadius: corner,
});

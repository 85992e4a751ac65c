import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors, from } from '../theme/breakpoints.ts';
import { metaSoft, oneLine } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

/** Height in px at the lower edge of the window that other elements must leave free. */
export const miniPlayerReservedHeight = 128;

// Elements that receive the focus must not be covered by the player.
globalStyle(':root:has([data-mini-player="shown"])', { scrollPaddingBottom: `${miniPlayerReservedHeight}px` });

export const root = style({
  position: 'fixed',
  zIndex: vars.layer.raised,
  insetInline: vars.space.small,
  bottom: `calc(${vars.space.small} + env(safe-area-inset-bottom))`,
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '12px',
  maxWidth: '720px',
  marginInline: 'auto',
  padding: `${vars.space.small} 12px 0`,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.raised,
  boxShadow: '0 12px 40px #000000B3',
  transition: `border-color ${vars.motion.calm}`,
  selectors: {
    '&[data-status="playing"]': { borderColor: vars.color.orangeDark },
    '&[data-mini-player="resting"]:not(:has(:focus-visible))': { display: 'none' },
  },
  '@media': { [from('small')]: { bottom: vars.space.medium }, [forcedColors]: { borderColor: 'CanvasText' } },
});

export const about = style({ minWidth: 0 });
const line = style({ ...oneLine });
export const title = style([
  line,
  { fontSize: vars.fontSize.small, fontWeight: 700, lineHeight: vars.lineHeight.snug },
]);
export const artist = style([line, { ...metaSoft }]);
export const buttons = style({ display: 'flex' });
export const position = style({ gridColumn: '1 / -1', display: 'flex', alignItems: 'center', columnGap: '12px' });
export const seeker = style({ flex: 1, minWidth: 0 });
export const time = style({ display: 'flex', maxWidth: '60%' });

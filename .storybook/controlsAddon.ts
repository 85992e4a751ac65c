import type { InputType, StrictArgTypes } from 'storybook/internal/csf';
import { definePreviewAddon } from 'storybook/internal/csf';
import { size as avatarSize } from '../src/ui/Avatar/Avatar.css.ts';
import { size as badgeSize } from '../src/ui/Badge/Badge.css.ts';
import { size as buttonSize, variant } from '../src/ui/Button/Button.css.ts';
import { bannerKinds } from '../src/ui/Banner/Banner.tsx';
import { chipTones } from '../src/ui/Chip/Chip.tsx';
import { dialogSizes } from '../src/ui/Dialog/Dialog.tsx';
import { space } from '../src/ui/theme/tokens.ts';

/** The values of properties whose type names the keys of an object, which the documentation generator does not follow. */
const options: Record<string, readonly string[]> = {
  'Avatar.size': Object.keys(avatarSize),
  'Badge.size': Object.keys(badgeSize),
  'Banner.kind': bannerKinds,
  'Button.size': Object.keys(buttonSize),
  'Button.variant': Object.keys(variant),
  'Chip.tone': chipTones,
  'Cluster.gap': Object.keys(space),
  'Dialog.size': dialogSizes,
  'Stack.gap': Object.keys(space),
};

/** Gives each property the control that changes it, and none where nothing can be chosen or typed. */
export const controlsAddon = () =>
  definePreviewAddon({
    argTypesEnhancers: [
      ({ argTypes, component, initialArgs }): StrictArgTypes =>
        Object.fromEntries(
          Object.entries(argTypes).map(([name, argType]) => {
            const owner = (component as { name?: string } | undefined)?.name ?? '';
            return [name, { ...argType, ...controlFor(argType, initialArgs[name], options[`${owner}.${name}`]) }];
          }),
        ) as StrictArgTypes,
    ],
  });

function controlFor(argType: InputType, value: unknown, known: readonly string[] | undefined): InputType {
  if (known !== undefined) {
    const summary = known.map((option) => `'${option}'`).join(' | ');
    return { control: 'select', options: known, table: { ...argType.table, type: { summary } } };
  }
  if (argType.options !== undefined) return {};
  if (typeof value === 'string') return { control: 'text' };
  const kind = typeof argType.type === 'string' ? argType.type : argType.type?.name;
  return kind === 'boolean' || kind === 'number' || kind === 'string' || kind === 'enum' || kind === 'union'
    ? {}
    : { control: false };
}

import preview from '#.storybook/preview';
import { longJapanese, unbreakable } from '../storySpecimens.tsx';
import { controls } from './controls.tsx';
import { staticComponents } from './staticComponents.tsx';

const meta = preview.meta({ title: 'Gallery' });

const nothing = () => undefined;

/** All components of the conformance suite on one page. */
function Everything({ label }: { label: string }) {
  return (
    <main style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 32, padding: 16 }}>
      <h1>{label}</h1>
      <h2>Controls</h2>
      {Object.entries(controls).map(([name, { render }]) => (
        <div key={name} data-specimen={name}>
          {render({ label: `${name} ${label}`, onUse: nothing, disabled: false, ref: null })}
        </div>
      ))}
      {Object.entries(staticComponents)
        // A page must have a single h1.
        .filter(([name]) => name !== 'ScreenHeading')
        .map(([name, render]) => (
          <div key={name} data-specimen={name}>
            {render(`${name} ${label}`)}
          </div>
        ))}
    </main>
  );
}

export const Short = meta.story({ render: () => <Everything label="名前" /> });
export const Long = meta.story({ render: () => <Everything label={longJapanese} /> });
export const Unbreakable = meta.story({
  render: () => <Everything label={unbreakable} />,
  globals: { viewport: { value: 'small' } },
});
export const Narrow = meta.story({
  render: () => <Everything label="名前" />,
  globals: { viewport: { value: 'small' } },
});

import type { CSSProperties, ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { breakpoints } from './breakpoints.ts';
import { contrast } from './contrast.ts';
import { surfaces, texts } from './contrastPairs.ts';
import { vars } from './theme.css.ts';
import { color, fontSize, gradient, layer, lineHeight, motion, radius, space } from './tokens.ts';

const meta = preview.meta({ title: 'Foundations' });

const fills = ['orange', 'orangeLight', 'magenta', 'magentaLight', 'error', 'ok', 'warn', 'info'] as const;

function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main style={{ display: 'grid', gap: 24, padding: 24 }}>
      <h1>{title}</h1>
      {children}
    </main>
  );
}

const grid: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(144px, 1fr))',
  gap: 16,
};
const small: CSSProperties = { fontSize: vars.fontSize.meta, color: vars.color.textSoft };

export const Colours = meta.story({
  render: () => (
    <Page title="Colours">
      <ul style={grid}>
        {Object.entries(color).map(([name, value]) => (
          <li key={name}>
            <div style={{ height: 72, border: `1px solid ${color.edge}`, borderRadius: 8, background: value }} />
            {name}
            <p style={small}>{value}</p>
            <p style={small}>
              {surfaces.map((surface) => `${surface} ${contrast(value, color[surface]).toFixed(1)}`).join(' · ')}
            </p>
          </li>
        ))}
        <li>
          <div style={{ height: 72, borderRadius: 8, backgroundImage: vars.gradient.brand }} />
          gradient
          <p style={small}>
            {gradient.angle} {gradient.from} {gradient.to}
          </p>
        </li>
      </ul>
    </Page>
  ),
});

/** Computed from the tokens. The minimum is 4.5 for text and 3 for the borders of controls. */
export const Contrast = meta.story({
  render: () => (
    <Page title="Contrast">
      <table style={{ justifySelf: 'start', textAlign: 'start', borderSpacing: 4, fontVariantNumeric: 'tabular-nums' }}>
        <thead>
          <tr>
            <th scope="col">token</th>
            {surfaces.map((surface) => (
              <th key={surface} scope="col">
                {surface}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...texts, 'edge' as const].map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {surfaces.map((surface) => (
                <Ratio key={surface} text={color[name]} fill={color[surface]} least={name === 'edge' ? 3 : 4.5} />
              ))}
            </tr>
          ))}
          {fills.map((name) => (
            <tr key={name}>
              <th scope="row">onBrand / {name}</th>
              <Ratio text={color.onBrand} fill={color[name]} least={4.5} />
            </tr>
          ))}
        </tbody>
      </table>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const cells = [...canvasElement.querySelectorAll<HTMLElement>('td')];
    await expect(cells).toHaveLength((texts.length + 1) * surfaces.length + fills.length);
    for (const { dataset } of cells) await expect(Number(dataset.ratio)).toBeGreaterThanOrEqual(Number(dataset.least));
  },
});

function Ratio({ text, fill, least }: { text: string; fill: string; least: number }) {
  const ratio = contrast(text, fill);
  const shown = least === 3 ? { color: color.text, border: `2px solid ${text}` } : { color: text };
  return (
    <td
      data-ratio={ratio}
      data-least={least}
      style={{ ...shown, padding: '6px 8px', whiteSpace: 'nowrap', background: fill, textAlign: 'end' }}
    >
      {ratio.toFixed(1)}
    </td>
  );
}

export const Type = meta.story({
  render: () => (
    <Page title="Type">
      {Object.entries(fontSize).map(([name, size]) => (
        <div key={name}>
          <p style={small}>
            {name}: {size}
          </p>
          <p
            style={{
              fontSize: size,
              lineHeight: name === 'hero' || name === 'heading' ? lineHeight.tight : lineHeight.body,
            }}
          >
            音でつながる、仲間に出会う。0123456789 Otonowa
          </p>
        </div>
      ))}
      {Object.entries(lineHeight).map(([name, height]) => (
        <div key={name}>
          <p style={small}>
            line height {name}: {height}
          </p>
          <p style={{ maxWidth: 360, lineHeight: height }}>
            バンド仲間をさがしている人と、いっしょに演奏したい人のための場所です。好きな音楽や担当楽器から、気の合う相手を見つけましょう。
          </p>
        </div>
      ))}
    </Page>
  ),
});

function Values({ of, title }: { of: Readonly<Record<string, string | number>>; title: string }) {
  return (
    <section>
      <h2 style={{ fontSize: vars.fontSize.lead }}>{title}</h2>
      <ul>
        {Object.entries(of).map(([name, value]) => (
          <li key={name}>
            {name}: {value}
          </li>
        ))}
      </ul>
    </section>
  );
}

export const SpaceAndShape = meta.story({
  render: () => (
    <Page title="Space, radius, motion, breakpoints">
      {Object.entries(space).map(([name, size]) => (
        <div key={name}>
          <p style={small}>
            {name}: {size}
          </p>
          <div style={{ width: size, height: 16, background: color.orange }} />
        </div>
      ))}
      <ul style={grid}>
        {Object.entries(radius).map(([name, size]) => (
          <li key={name}>
            <div style={{ height: 72, borderRadius: size, border: `1px solid ${color.edge}` }} />
            {name}: {size}
          </li>
        ))}
      </ul>
      <Values of={motion} title="motion" />
      <Values of={breakpoints} title="breakpoints, px" />
      <Values of={layer} title="layers, upwards" />
    </Page>
  ),
});

type Pictures = Record<string, () => ReactNode>;

const icons = import.meta.glob<Pictures>(['../icons/*.tsx', '!../icons/icon.tsx'], { eager: true });
const drawings = import.meta.glob<Pictures>(['../drawings/*.tsx', '!../drawings/Drawing.tsx'], { eager: true });

export const IconsAndDrawings = meta.story({
  render: () => (
    <Page title="Icons and drawings">
      <ul style={grid}>
        {[icons, drawings]
          .flatMap((files) => Object.values(files))
          .flatMap((file) => Object.entries(file))
          .map(([name, Picture]) => (
            <li key={name}>
              <Picture />
              <p style={small}>{name}</p>
            </li>
          ))}
      </ul>
    </Page>
  ),
});

import { type CSSProperties, type ReactNode, useState } from 'react';
import { breakpoints } from '../../src/ui/theme/breakpoints.ts';
import { contrast, fills, surfaces, texts } from '../../src/ui/theme/contrast.ts';
import {
  color,
  fontFamily,
  fontSize,
  gradient,
  layer,
  lineHeight,
  motion,
  radius,
  space,
} from '../../src/ui/theme/tokens.ts';

/** The samples of the design tokens for DesignSystem.mdx, with the values of the theme itself. */

const page: CSSProperties = { color: color.text, fontFamily, fontSize: fontSize.small, lineHeight: lineHeight.snug };
const grid: CSSProperties = {
  ...page,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
  gap: space.medium,
  listStyle: 'none',
  padding: 0,
  margin: `${space.medium} 0`,
};
const meta: CSSProperties = { margin: 0, fontSize: fontSize.meta, color: color.textSoft };
const swatch: CSSProperties = { height: 64, marginBottom: space.hair, borderRadius: radius.medium };

export function Colours() {
  return (
    <ul style={grid}>
      {Object.entries(color).map(([name, value]) => (
        <li key={name}>
          <div style={{ ...swatch, border: `1px solid ${color.edge}`, background: value }} />
          {name}
          <p style={meta}>{value}</p>
        </li>
      ))}
    </ul>
  );
}

export function Gradient() {
  const background = `linear-gradient(${gradient.angle}, ${gradient.from}, ${gradient.to})`;
  return (
    <div style={{ ...page, padding: space.medium, borderRadius: radius.medium, background, color: color.onBrand }}>
      {gradient.angle}, {gradient.from} ({contrast(color.onBrand, gradient.from).toFixed(1)}) to {gradient.to} (
      {contrast(color.onBrand, gradient.to).toFixed(1)})
    </div>
  );
}

export function Contrast() {
  return (
    <div style={{ ...page, overflowX: 'auto', fontVariantNumeric: 'tabular-nums' }}>
      <table style={{ borderSpacing: 4, textAlign: 'start' }}>
        <thead>
          <tr>
            <th scope="col">text</th>
            {surfaces.map((surface) => (
              <th key={surface} scope="col">
                on {surface}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {texts.map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {surfaces.map((surface) => (
                <Ratio key={surface} text={color[name]} fill={color[surface]} />
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">edge, a border</th>
            {surfaces.map((surface) => (
              <td key={surface} style={{ ...cell, border: `2px solid ${color.edge}`, background: color[surface] }}>
                {contrast(color.edge, color[surface]).toFixed(1)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <table style={{ borderSpacing: 4 }}>
        <tbody>
          <tr>
            <th scope="row">onBrand on</th>
            {fills.map((name) => (
              <Ratio key={name} text={color.onBrand} fill={color[name]} name={name} />
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

const cell: CSSProperties = { padding: '6px 12px', borderRadius: radius.small, whiteSpace: 'nowrap', textAlign: 'end' };

function Ratio({ text, fill, name = '' }: { text: string; fill: string; name?: string }) {
  return (
    <td style={{ ...cell, color: text, background: fill }}>
      {name} {contrast(text, fill).toFixed(1)}
    </td>
  );
}

export function Sizes() {
  const look = (size: string) => (
    <span style={{ fontSize: size, lineHeight: lineHeight.tight }}>音でつながる、仲間に出会う 0123 Otonowa</span>
  );
  return <Rows tokens={fontSize} renderLook={look} />;
}

export function Lines() {
  const look = (height: string) => (
    <p style={{ margin: 0, maxWidth: 360, fontSize: fontSize.body, lineHeight: height }}>
      バンド仲間をさがしている人と、いっしょに演奏したい人のための場所です。好きな音楽や担当楽器から、気の合う相手を見つけましょう。
    </p>
  );
  return <Rows tokens={lineHeight} renderLook={look} />;
}

export function Spaces() {
  const look = (size: string) => <div style={{ width: size, height: 16, background: color.orange }} />;
  return <Rows tokens={space} renderLook={look} />;
}

export function Radii() {
  return (
    <ul style={grid}>
      {Object.entries(radius).map(([name, size]) => (
        <li key={name}>
          <div style={{ ...swatch, borderRadius: size, border: `1px solid ${color.edge}`, background: color.paper }} />
          {name}
          <p style={meta}>{size}</p>
        </li>
      ))}
    </ul>
  );
}

export function Breakpoints() {
  const widths = Object.entries(breakpoints).map(([name, width]) => [name, `${width} px`]);
  return <Rows tokens={Object.fromEntries(widths) as Record<string, string>} />;
}

export function Layers() {
  return <Rows tokens={layer} />;
}

export function Motion() {
  return <Rows tokens={motion} renderLook={(timing) => <Slide timing={timing} />} />;
}

function Slide({ timing }: { timing: string }) {
  const [isRight, setIsRight] = useState(false);
  return (
    <button
      type="button"
      aria-label="Move"
      style={{
        width: 240,
        padding: 4,
        border: `1px solid ${color.edge}`,
        borderRadius: radius.full,
        background: color.raised,
      }}
      onClick={() => setIsRight(!isRight)}
    >
      <span
        style={{
          display: 'block',
          width: 36,
          height: 36,
          borderRadius: radius.full,
          background: color.orange,
          transition: `transform ${timing}`,
          transform: isRight ? 'translateX(194px)' : 'none',
        }}
      />
    </button>
  );
}

interface RowsProps {
  tokens: Readonly<Record<string, string>>;
  renderLook?: (value: string) => ReactNode;
}

function Rows({ tokens, renderLook }: RowsProps) {
  return (
    <table style={{ ...page, borderSpacing: '0 8px', textAlign: 'start' }}>
      <tbody>
        {Object.entries(tokens).map(([name, value]) => (
          <tr key={name}>
            <th scope="row" style={{ paddingInlineEnd: 24, textAlign: 'start', fontWeight: 400 }}>
              {name}
            </th>
            <td style={{ ...meta, paddingInlineEnd: 24 }}>{value}</td>
            <td>{renderLook?.(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Drawn = Record<string, () => ReactNode>;

const icons = import.meta.glob<Drawn>(['../../src/ui/icons/*.tsx', '!../../src/ui/icons/icon.tsx'], { eager: true });
const drawings = import.meta.glob<Drawn>(['../../src/ui/drawings/*.tsx', '!../../src/ui/drawings/Drawing.tsx'], {
  eager: true,
});

export function Pictures() {
  return (
    <ul style={grid}>
      {[icons, drawings]
        .flatMap((files) => Object.values(files))
        .flatMap((file) => Object.entries(file))
        .map(([name, Picture]) => (
          <li key={name}>
            <Picture />
            <p style={meta}>{name.replace(/(Icon|Drawing)$/, '')}</p>
          </li>
        ))}
    </ul>
  );
}

import { describe, expect, it } from 'vitest';
import { browserFloor, buildTarget } from '../../scripts/browserFloor.ts';
import { floorConditions } from '../../src/ui/theme/floorConditions.ts';
import { type FirstVersions, firstVersions, ours, youngFeatures } from './browserFloor.ts';
import { isTest } from '../lint/layers.mjs';
import { files, read } from './repository.ts';
import { sourceFile } from './sourceFile.ts';
import { substitutes } from './substitutes.ts';

const DOCUMENT = 'docs/browsers.md';
const inWords = `iOS・Safari ${browserFloor.safari}、Chrome・Edge ${browserFloor.chrome}、Firefox ${browserFloor.firefox}以降`;

/** What the browser runs. */
const sources = files('src')
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts') && !isTest(path))
  .map((path) => sourceFile(path, read(path)));

/** The young features that `src` uses. */
const used = new Set(sources.flatMap((file) => youngFeatures(file)));

describe('what a browser of the floor lacks', () => {
  it.each([
    ['src/a.ts', 'const signal = AbortSignal.any(signals);', 'api.AbortSignal.any_static'],
    ['src/a.ts', 'Promise.withResolvers();', 'javascript.builtins.Promise.withResolvers'],
    ['src/a.ts', 'if (URL.canParse(address)) open();', 'api.URL.canParse_static'],
    ['src/a.ts', 'const both = first.union(second);', 'javascript.builtins.Set.union'],
    ['src/a.ts', 'menu.current?.showPopover();', 'api.HTMLElement.showPopover'],
    ['src/a.ts', 'void navigator.share({ url });', 'api.Navigator.share'],
    ['src/a.ts', `element.addEventListener('scrollend', end);`, 'api.Document.scrollend_event'],
    ['src/A.tsx', 'const a = <p popover="auto" />;', 'html.global_attributes.popover'],
    ['src/A.tsx', 'const a = <p style={{ fieldSizing: "content" }} />;', 'css.properties.field-sizing'],
    ['src/a.css.ts', `style({ overflowWrap: 'anywhere', fieldSizing: 'content' })`, 'css.properties.field-sizing'],
    ['src/a.css.ts', `style({ wordBreak: 'auto-phrase' })`, 'css.properties.word-break.auto-phrase'],
    ['src/a.css.ts', `style({ selectors: { '&:popover-open': {} } })`, 'css.selectors.popover-open'],
    ['src/a.css.ts', `style({ '@starting-style': { opacity: 0 } })`, 'css.at-rules.starting-style'],
    ['src/a.css.ts', `style({ color: 'light-dark(red, blue)' })`, 'css.types.color.light-dark'],
  ])('is found in %s: %s', (path, source, feature) => {
    expect(youngFeatures(sourceFile(path, source))).toContain(feature);
  });

  it.each([
    ['src/a.ts', 'const list = names.toSorted().with(0, a).toSpliced(1, 2); structuredClone(list.at(-1));'],
    ['src/a.ts', 'const { share } = form; if (query.isError) badge.icon();'],
    ['src/A.tsx', 'const a = <div inert onClick={go} className="popover" />;'],
    [
      'src/a.css.ts',
      `style({ display: 'grid', height: '100dvh', selectors: { '&:has(a)': { color: 'color-mix(in srgb, red, blue)' } } })`,
    ],
  ])('is not what it supports: %s %s', (path, source) => {
    expect(youngFeatures(sourceFile(path, source))).toEqual([]);
  });

  it('has a sentence about what happens without it, as long as it is used and lacked', () => {
    expect(used.size).toBeGreaterThan(20);
    const written = Object.keys(substitutes);
    expect({
      missing: [...used].filter((feature) => !substitutes[feature]),
      stale: written.filter((feature) => !used.has(feature)),
    }).toEqual({ missing: [], stale: [] });
  });

  it('is searched for under all names except those of the app', () => {
    const words = new Set(sources.flatMap(({ source }) => source.match(/\w+/g) ?? []));
    expect([...ours].filter((name) => !words.has(name))).toEqual([]);
  });
});

describe('the floor', () => {
  it('is the target of the build, and is documented in README and docs/browsers.md', () => {
    expect(buildTarget).toEqual(['chrome111', 'edge111', 'firefox121', 'safari16.4', 'ios16.4']);
    expect(read('vite.config.ts')).toContain('target: buildTarget,');
    const { chrome, firefox, safari } = browserFloor;
    for (const path of ['README.md', DOCUMENT])
      expect(read(path)).toContain(`Safari and iOS ${safari}, Chrome and Edge ${chrome}, Firefox ${firefox}`);
  });

  it('is listed in the message for older browsers, outside of the React root', () => {
    const page = read('index.html').replaceAll(/\s+/g, ' ');
    expect(page).toContain(inWords);
    expect(page.indexOf('id="old-browser"')).toBeLessThan(page.indexOf('id="root"'));
  });

  it('is covered by that message', () => {
    const first = Object.keys(floorConditions).map((feature) => firstVersions(feature));
    const latest = (browser: keyof FirstVersions) => Math.max(...first.map((versions) => versions[browser]));
    expect({
      chrome: latest('chrome'),
      edge: latest('edge'),
      firefox: latest('firefox'),
      safari: latest('safari'),
      ios: latest('safari_ios'),
    }).toEqual(Object.fromEntries(Object.entries(browserFloor).map(([name, version]) => [name, Number(version)])));
  });
});

import { createRequire } from 'node:module';
import type { CompatData, Identifier } from '@mdn/browser-compat-data';
import { browserFloor } from '../../scripts/browserFloor.ts';
import type { SourceFile } from './sourceFile.ts';

// Finds features that a browser of the floor (scripts/browserFloor.ts) lacks: those that the code uses, for a test, and
// all of a page, which a journey removes from its browser.

const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;
const features = data as unknown as Identifier;

/** The browsers by the names of the data. */
const browsers = {
  chrome: browserFloor.chrome,
  edge: browserFloor.edge,
  firefox: browserFloor.firefox,
  safari: browserFloor.safari,
  safari_ios: browserFloor.ios,
} as const;
type Browser = keyof typeof browsers;
const names = Object.keys(browsers) as Browser[];

/** The first version of each browser that has a feature, Infinity for none. */
export type FirstVersions = Record<Browser, number>;

/** @param path the name of a feature in the data, such as `api.AbortSignal.any_static` */
export function firstVersions(path: string): FirstVersions {
  let found: Identifier | undefined = features;
  for (const name of path.split('.')) found = found?.[name];
  if (found?.__compat === undefined) throw new Error(`The data has no ${path}`);
  const { support } = found.__compat;
  const first = (browser: Browser) => {
    const statements = [support[browser] ?? []].flat();
    const versions = statements
      .filter((each) => !each.flags && !each.alternative_name && !each.version_removed)
      // The build writes the prefixes of CSS.
      .filter((each) => !each.prefix || path.startsWith('css.'))
      .map(({ version_added: version }) =>
        typeof version === 'string' ? Number(version.replace('≤', '')) : Number.NaN,
      );
    return Math.min(...versions.filter((version) => !Number.isNaN(version)));
  };
  return Object.fromEntries(names.map((browser) => [browser, first(browser)])) as FirstVersions;
}

/** Whether a browser of the floor lacks a feature. */
function isYoung(path: string): boolean {
  const first = firstVersions(path);
  return names.some((browser) => first[browser] > Number(browsers[browser]));
}

/** Names of the code by which a feature is found, each with the feature's name in the data. */
interface YoungNames {
  /** `Promise.withResolvers`, `navigator.share`, and names of the global object. */
  exact: Map<string, string>;
  /** Of properties of any object. */
  members: Map<string, string>;
  events: Map<string, string>;
  attributes: Map<string, string>;
  properties: Map<string, string>;
  /** `property: keyword`. */
  values: Map<string, string>;
  selectors: Map<string, string>;
  functions: Map<string, string>;
}

/** The instances of interfaces that have a name everywhere. */
const instances = new Map([
  ['Window', 'window'],
  ['Document', 'document'],
  ['Navigator', 'navigator'],
  ['History', 'history'],
  ['Location', 'location'],
  ['Screen', 'screen'],
  ['Performance', 'performance'],
]);

const subFeatures = (node: Identifier): [name: string, feature: Identifier][] =>
  Object.entries(node).filter(([name]) => name !== '__compat') as [string, Identifier][];

/** Of names that stand for several features, one that is old makes all of them old: code can mean that one. */
function collect() {
  const young = new Map<string, string>();
  const old = new Set<string>();
  return {
    young,
    old,
    add(name: string, path: string) {
      if (!isYoung(path)) {
        old.add(name);
        young.delete(name);
      } else if (!old.has(name) && !young.has(name)) young.set(name, path);
    },
  };
}

function youngNames(): YoungNames {
  const exact = collect();
  const members = collect();
  const events = collect();
  for (const root of ['api', 'javascript.builtins']) {
    for (const [owner, node] of subFeatures(at(root))) addInterface(root, owner, node);
  }
  function addInterface(root: string, owner: string, node: Identifier) {
    const path = `${root}.${owner}`;
    if (node.__compat) exact.add(owner, path);
    // What a young interface has is reached by something young: its name, or a member of an old one.
    const isReachable = !node.__compat || !isYoung(path);
    for (const [key, feature] of subFeatures(node)) {
      if (!feature.__compat) continue;
      const name = key.replace(/_static$/, '');
      if (key.endsWith('_event')) events.add(key.replace(/_event$/, ''), `${path}.${key}`);
      else if (/^[A-Z]/.test(owner) && /^\w+_static$/.test(key)) {
        exact.add(`${owner}.${name}`, `${path}.${key}`);
        members.old.add(name);
        members.young.delete(name);
      } else if (/^[a-zA-Z]+$/.test(key) && key !== owner) {
        if (/^[A-Z]/.test(key)) exact.add(`${owner}.${key}`, `${path}.${key}`);
        else if (isReachable) members.add(name, `${path}.${key}`);
        const instance = instances.get(owner);
        if (instance !== undefined) exact.add(`${instance}.${key}`, `${path}.${key}`);
        if (owner === 'Window') exact.add(key, `${path}.${key}`);
      }
    }
  }

  const attributes = collect();
  for (const [element, node] of subFeatures(at('html.elements')))
    for (const [key] of subFeatures(node).filter(([, feature]) => feature.__compat))
      attributes.add(key, `html.elements.${element}.${key}`);
  for (const [key, feature] of subFeatures(at('html.global_attributes'))) {
    if (feature.__compat) attributes.add(key, `html.global_attributes.${key}`);
    for (const [value, { __compat }] of subFeatures(feature))
      if (__compat) attributes.add(`${key}=${value}`, `html.global_attributes.${key}.${value}`);
  }

  const properties = collect();
  const values = collect();
  for (const [property, node] of subFeatures(at('css.properties'))) {
    if (!node.__compat) continue;
    properties.add(property, `css.properties.${property}`);
    for (const [value, { __compat }] of subFeatures(node))
      if (__compat) values.add(`${property}: ${value}`, `css.properties.${property}.${value}`);
  }
  const selectors = collect();
  for (const [name, node] of subFeatures(at('css.selectors')))
    if (node.__compat) selectors.add(name, `css.selectors.${name}`);
  for (const [name, node] of subFeatures(at('css.at-rules')))
    if (node.__compat) selectors.add(`@${name}`, `css.at-rules.${name}`);
  const functions = collect();
  addFunctions('css.types', at('css.types'));
  function addFunctions(path: string, node: Identifier) {
    for (const [name, feature] of subFeatures(node)) {
      if (feature.__compat) functions.add(name, `${path}.${name}`);
      addFunctions(`${path}.${name}`, feature);
    }
  }
  return {
    exact: exact.young,
    members: members.young,
    events: events.young,
    attributes: attributes.young,
    properties: properties.young,
    values: values.young,
    selectors: selectors.young,
    functions: functions.young,
  };
}

function at(path: string): Identifier {
  let found = features;
  for (const name of path.split('.')) found = found[name] as Identifier;
  return found;
}

const young = youngNames();

/**
 * What scripts of a page have and some browser of the floor lacks: names of globals, and of an interface's own
 * (`AbortSignal.any`) or its objects' members (`HTMLElement.prototype.popover`).
 */
export function lackedByFloor(): string[] {
  const lacked: string[] = [];
  for (const root of ['api', 'javascript.builtins']) {
    for (const [owner, node] of subFeatures(at(root))) {
      const path = `${root}.${owner}`;
      if (node.__compat && isYoung(path)) lacked.push(owner);
      for (const [key, feature] of subFeatures(node)) {
        if (!feature.__compat || !/^\w+$/.test(key) || key === owner || !isYoung(`${path}.${key}`)) continue;
        if (key.endsWith('_event')) lacked.push(`${owner}.prototype.on${key.replace(/_event$/, '')}`);
        else if (key.endsWith('_static') || /^[A-Z]/.test(key)) lacked.push(`${owner}.${key.replace(/_static$/, '')}`);
        // Of the language's own objects the data does not say which.
        else lacked.push(`${owner}.prototype.${key}`, ...(root === 'api' ? [] : [`${owner}.${key}`]));
      }
    }
  }
  return lacked;
}

/**
 * Names that only objects, components and styles of the app have here, and that features of browsers have, too. Behind the
 * name of its owner (`navigator.share`) such a feature is found all the same.
 */
export const ours = new Set(
  `AudioTrack actions address badge connection displayName dispose drop font handle icon isError isVisible
  login navigate notification region restore search share side silent size style tag variant viewport`.split(/\s+/),
);

/** What only a mouse needs. */
const forMouse = /^css\.(?:properties\.(?:cursor|resize)\b|selectors\.selection$)|\.wheel_event$/;

/** Features that a file uses and a browser of the floor lacks, by their names in the data. */
export function youngFeatures({ path, source, mentions }: SourceFile): string[] {
  const found = new Set<string>();
  const look = (known: Map<string, string>, name: string) => {
    const feature = ours.has(name) ? undefined : known.get(name);
    if (feature !== undefined && !forMouse.test(feature)) found.add(feature);
  };
  for (const mention of mentions) {
    look(young.exact, mention);
    const [, member] = /\.(\w+)$/.exec(mention) ?? [];
    if (member !== undefined) look(young.members, member);
  }
  for (const [, event = ''] of source.matchAll(/\baddEventListener\(\s*'(\w+)'/g)) look(young.events, event);
  const isStyle = path.endsWith('.css.ts');
  if (path.endsWith('.tsx')) {
    for (const [, attribute = '', value] of source.matchAll(/\s([a-z][a-zA-Z]+)=(?:"([\w-]+)"|\{)/g)) {
      const name = attribute.toLowerCase();
      look(young.attributes, name);
      look(young.attributes, `${name}=${value}`);
      if (name.startsWith('on')) look(young.events, name.slice(2));
    }
  }
  for (const [, key = '', plain, template] of source.matchAll(/\b([a-z][a-zA-Z]+): (?:'([^']*)'|`([^`]*)`)?/g)) {
    const property = key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    if (!isStyle && !property.includes('-')) continue;
    look(young.properties, property);
    if (young.properties.has(property)) continue;
    for (const word of (plain ?? template ?? '').split(/\s+/)) look(young.values, `${property}: ${word}`);
  }
  if (isStyle) {
    for (const [, plain, template] of source.matchAll(/'([^'\n]*)'|`([^`]*)`/g)) {
      const text = plain ?? template ?? '';
      for (const [, selector = '', rule = ''] of text.matchAll(/::?([a-z][a-z-]+)|(@[a-z-]+)/g))
        look(young.selectors, selector || rule);
      for (const [, name = ''] of text.matchAll(/([a-z][a-z-]+)\(/g)) look(young.functions, name);
    }
  }
  return [...found].toSorted();
}

import { createHash } from 'node:crypto';

/** The file of a build that names its packages, in the format CycloneDX. */
export const BILL_FILE = 'sbom.cdx.json';

/** A package of package-lock.json. */
interface LockedPackage {
  version?: string;
  license?: string;
  integrity?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
export interface LockFile {
  packages: Record<string, LockedPackage>;
}

interface Component {
  type: 'library';
  'bom-ref': string;
  name: string;
  version: string;
  scope: 'required';
  licenses: [{ license: { id: string } }];
  purl: string;
  hashes: [{ alg: 'SHA-512'; content: string }];
}
export interface Bill {
  components: Component[];
  [property: string]: unknown;
}

const NODE_MODULES = 'node_modules/';

/** Returns the path in package-lock.json of the package that a module belongs to, null for the project's own. */
export function packagePath(moduleId: string, root: string): string | null {
  const id = moduleId.replaceAll('\\', '/').split('?')[0] ?? '';
  const base = `${root.replaceAll('\\', '/')}/`;
  const last = id.lastIndexOf(`/${NODE_MODULES}`) + 1;
  if (moduleId.startsWith('\0') || last === 0 || !id.startsWith(base)) return null;
  const [scope = '', name = ''] = id.slice(last + NODE_MODULES.length).split('/');
  return id.slice(base.length, last + NODE_MODULES.length) + (scope.startsWith('@') ? `${scope}/${name}` : scope);
}

/**
 * Returns the bill of materials of a build. The same packages give the same bytes: it contains no time and no random
 * values.
 * @param paths of the packages in package-lock.json
 */
export function billOfMaterials(paths: Iterable<string>, { packages }: LockFile): Bill {
  const own = packages[''];
  const parts = [...new Set(paths)].sort().map((path) => ({ path, ...componentOf(path, packages[path]) }));
  const application = reference('otonowa', own?.version ?? '');
  const refs = new Map(parts.map(({ path, component }) => [path, component['bom-ref']]));
  const dependencies = [
    { ref: application, dependsOn: needed('', own, refs) },
    ...parts.map(({ path, component }) => ({
      ref: component['bom-ref'],
      dependsOn: needed(path, packages[path], refs),
    })),
  ];
  const components = parts.map(({ component }) => component);
  const sum = createHash('sha256')
    .update(JSON.stringify([application, components, dependencies]))
    .digest('hex');
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${uuid(sum)}`,
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: {
        type: 'application',
        'bom-ref': application,
        name: 'otonowa',
        version: own?.version ?? '',
        licenses: [{ license: { id: own?.license ?? 'MIT' } }],
        purl: application,
      },
    },
    components,
    dependencies,
  };
}

const reference = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

function componentOf(path: string, locked: LockedPackage | undefined): { component: Component } {
  const name = path.slice(path.lastIndexOf(NODE_MODULES) + NODE_MODULES.length);
  const [, sum] = /^sha512-(\S+)/.exec(locked?.integrity ?? '') ?? [];
  if (locked?.version === undefined || sum === undefined) throw new Error(`package-lock.json does not prove ${path}`);
  const purl = reference(name, locked.version);
  return {
    component: {
      type: 'library',
      'bom-ref': purl,
      name,
      version: locked.version,
      scope: 'required',
      licenses: [{ license: { id: locked.license ?? 'none' } }],
      purl,
      hashes: [{ alg: 'SHA-512', content: Buffer.from(sum, 'base64').toString('hex') }],
    },
  };
}

/** Returns the packages of the build that a package depends on, each in the nearest folder, as Node resolves it. */
function needed(path: string, locked: LockedPackage | undefined, refs: ReadonlyMap<string, string>): string[] {
  const names = Object.keys({ ...locked?.dependencies, ...locked?.peerDependencies });
  return names
    .flatMap((name) => refs.get(`${path}/${NODE_MODULES}${name}`) ?? refs.get(NODE_MODULES + name) ?? [])
    .sort();
}

/** Returns a UUID of version 8, whose bits are chosen by the application. */
function uuid(hex: string): string {
  const digits = `${hex.slice(0, 12)}8${hex.slice(13, 16)}8${hex.slice(17, 32)}`;
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * Licences that only require a distributor of the app to name the authors. MPL-2.0 also requires the location of the
 * source of its files; these are unchanged, so it is the package of that name and version.
 */
export const permissiveLicenses: readonly string[] = [
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'CC0-1.0',
  'Unlicense',
  'BlueOak-1.0.0',
  'MPL-2.0',
];

/** Returns the packages in a bill whose licence requires more. */
export function notPermissive({ components }: Bill): string[] {
  return components
    .map(({ name, licenses: [{ license }] }) => ({ name, id: license.id }))
    .filter(({ id }) => !permissiveLicenses.includes(id))
    .map(({ name, id }) => `${name}: ${id}`);
}

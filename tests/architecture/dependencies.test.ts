import { describe, expect, it } from 'vitest';
import { permissiveLicenses as permissive } from '../../scripts/billOfMaterials.ts';
import { read } from './repository.ts';

interface Package {
  version?: string;
  license?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  hasInstallScript?: boolean;
}
type Packages = Record<string, Package>;

const { packages: locked } = JSON.parse(read('package-lock.json')) as { packages: Packages };
const { allowScripts } = JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> };

/** The tools of a developer are not passed on; these may ask for more. */
const forTools = [...permissive, 'Python-2.0', 'CC-BY-4.0', '(MIT OR CC0-1.0)'];

/** MIT by the text in the package, which their package.json leaves out. */
const licencedByFile = ['eval', 'require-like', 'reserved'];

const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');
const installed = (packages: Packages) => Object.entries(packages).filter(([path]) => path !== '');

function foreignLicences(packages: Packages): string[] {
  return installed(packages)
    .filter(([path, { license = '', dev, devOptional }]) => {
      if (dev === true || devOptional === true) {
        return !forTools.includes(license) && !licencedByFile.includes(nameOf(path));
      }
      return !permissive.includes(license);
    })
    .map(([path, { license }]) => `${nameOf(path)}: ${license ?? 'no licence'}`);
}

function unlistedScripts(packages: Packages): string[] {
  return installed(packages)
    .filter(([path, { hasInstallScript }]) => hasInstallScript === true && !(nameOf(path) in allowScripts))
    .map(([path]) => nameOf(path));
}

/** What npm could not compare with what was locked: an address of somebody's own, or a file without its sum. */
function unproved(packages: Packages): string[] {
  return installed(packages)
    .filter(([, { integrity, link }]) => integrity?.startsWith('sha512-') !== true && link !== true)
    .map(([path]) => nameOf(path));
}

describe('the packages of package-lock.json', () => {
  it('were read', () => expect(installed(locked).length).toBeGreaterThan(40));

  it('have licences that allow distribution, and tools licences that allow use', () => {
    expect(foreignLicences(locked)).toEqual([]);
    expect(
      foreignLicences({
        '': {},
        'node_modules/a': { license: 'GPL-3.0-only' },
        'node_modules/b': { license: 'Python-2.0' },
        'node_modules/c': { license: 'Python-2.0', dev: true },
        'node_modules/d/node_modules/e': {},
        'node_modules/f': { license: 'UNLICENSED', dev: true },
      }),
    ).toEqual(['a: GPL-3.0-only', 'b: Python-2.0', 'e: no licence', 'f: UNLICENSED']);
  });

  it('have no install scripts except listed ones', () => {
    expect(unlistedScripts(locked)).toEqual([]);
    expect(unlistedScripts({ 'node_modules/a': { hasInstallScript: true }, 'node_modules/b': {} })).toEqual(['a']);
    expect(Object.entries(allowScripts).filter(([, isAllowed]) => isAllowed)).toEqual([]);
    const names = installed(locked).map(([path]) => nameOf(path));
    expect(Object.keys(allowScripts).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('have checksums', () => {
    expect(unproved(locked)).toEqual([]);
    expect(unproved({ 'node_modules/a': {}, 'node_modules/b': { integrity: 'sha512-x' } })).toEqual(['a']);
  });
});

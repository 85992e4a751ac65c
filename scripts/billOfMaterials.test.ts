import { expect, test } from 'vitest';
import { billOfMaterials, notPermissive, packagePath } from './billOfMaterials.ts';

const integrity = `sha512-${Buffer.from('sum').toString('base64')}`;
const lock = {
  packages: {
    '': { version: '0.1.0', license: 'MIT', dependencies: { a: '1.0.0', '@s/b': '2.0.0' } },
    'node_modules/a': { version: '1.0.0', license: 'MIT', integrity, dependencies: { c: '1.0.0' } },
    'node_modules/a/node_modules/c': { version: '1.5.0', license: 'GPL-3.0-only', integrity },
    'node_modules/@s/b': { version: '2.0.0', integrity, peerDependencies: { a: '*', c: '*' } },
    'node_modules/c': { version: '2.0.0', license: 'Apache-2.0', integrity },
    'node_modules/unproved': { version: '1.0.0', license: 'MIT' },
  },
};
const everything = Object.keys(lock.packages).filter((path) => path !== '' && !path.includes('unproved'));

test.each([
  ['/app/src/main.tsx', null],
  ['/app/node_modules/a/index.js', 'node_modules/a'],
  ['/app/node_modules/a/node_modules/@s/b/lib/x.js?v=1', 'node_modules/a/node_modules/@s/b'],
  ['\0/app/node_modules/a/index.js', null],
  ['/elsewhere/node_modules/a/index.js', null],
])('%s belongs to %s', (id, path) => {
  expect(packagePath(id, '/app')).toBe(path);
});

test('lists each package once with its address, licence, checksum and importers', () => {
  const { components, dependencies } = billOfMaterials([...everything, ...everything], lock);
  expect(components.map(({ purl }) => purl)).toEqual([
    'pkg:npm/%40s/b@2.0.0',
    'pkg:npm/a@1.0.0',
    'pkg:npm/c@1.5.0',
    'pkg:npm/c@2.0.0',
  ]);
  expect(components[1]).toMatchObject({
    licenses: [{ license: { id: 'MIT' } }],
    hashes: [{ alg: 'SHA-512', content: Buffer.from('sum').toString('hex') }],
  });
  expect(dependencies).toEqual([
    { ref: 'pkg:npm/otonowa@0.1.0', dependsOn: ['pkg:npm/%40s/b@2.0.0', 'pkg:npm/a@1.0.0'] },
    { ref: 'pkg:npm/%40s/b@2.0.0', dependsOn: ['pkg:npm/a@1.0.0', 'pkg:npm/c@2.0.0'] },
    { ref: 'pkg:npm/a@1.0.0', dependsOn: ['pkg:npm/c@1.5.0'] },
    { ref: 'pkg:npm/c@1.5.0', dependsOn: [] },
    { ref: 'pkg:npm/c@2.0.0', dependsOn: [] },
  ]);
});

test('is independent of the order of the packages, and differs for other packages', () => {
  const bill = billOfMaterials(everything, lock);
  expect(billOfMaterials(everything.toReversed(), lock)).toEqual(bill);
  expect(bill.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect(billOfMaterials(everything.slice(1), lock).serialNumber).not.toBe(bill.serialNumber);
});

test('rejects a package without a checksum in the lock file', () => {
  expect(() => billOfMaterials(['node_modules/unproved'], lock)).toThrow('node_modules/unproved');
  expect(() => billOfMaterials(['node_modules/missing'], lock)).toThrow('node_modules/missing');
});

test('finds licences with further conditions', () => {
  expect(notPermissive(billOfMaterials(everything, lock))).toEqual(['@s/b: none', 'c: GPL-3.0-only']);
});

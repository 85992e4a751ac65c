import { describe, expect, it } from 'vitest';
import { files, read } from './repository.ts';
import { workflowComplaints } from './workflows.ts';

interface Package {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
}
const manifest = JSON.parse(read('package.json')) as Package;
const workflows = files('.github/workflows');

const good = `name: CI
on: push
permissions:
  contents: read
concurrency: ci
jobs:
  test:
    runs-on: ubuntu-24.04
    timeout-minutes: 10
    steps:
      - uses: actions/checkout@0123456789012345678901234567890123456789 # v7.0.1
        with:
          persist-credentials: false
      - run: npm test
`;

describe('a workflow', () => {
  it('without an error is accepted', async () => {
    expect(await workflowComplaints(good)).toEqual([]);
  });

  it.each([
    ['a key that GitHub does not know', 'concurrency:', 'concurency:', "Unexpected value 'concurency'"],
    ['a value of the wrong type', 'timeout-minutes: 10', 'timeout-minutes: ten', "Unexpected value 'ten'"],
    ['an unknown context', 'npm test', 'npm test ${{ matix.os }}', "Unrecognized named-value: 'matix'"],
    ['a job that waits for none', 'runs-on:', 'needs: build\n    runs-on:', 'at least one job with no dependencies'],
    ['a right to write', 'contents: read', 'contents: write', 'has other permissions than to read the contents'],
    ['no concurrency', 'concurrency: ci\n', '', 'has no concurrency'],
    ['a job without a limit', '    timeout-minutes: 10\n', '', 'the job test has no timeout-minutes'],
    ['an action by its tag', /@[0-9]{40} # v7.0.1/, '@v7', 'is not pinned as'],
    ['a token that stays', 'persist-credentials: false', 'fetch-depth: 1', 'a checkout leaves its token'],
  ])('with %s is refused', async (_fault, part, replacement, complaint) => {
    expect((await workflowComplaints(good.replace(part, replacement))).join('\n')).toContain(complaint);
  });

  it.each(workflows)('of this repository has no error: %s', async (path) => {
    expect(await workflowComplaints(read(path))).toEqual([]);
  });

  it('was found', () => expect(workflows).toHaveLength(3));
});

describe('renovate.json', () => {
  const { packageRules } = JSON.parse(read('.github/renovate.json')) as {
    packageRules: { matchPackageNames?: string[] }[];
  };
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  const known = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });

  it.each(packageRules.flatMap(({ matchPackageNames = [] }) => matchPackageNames))(
    'names existing dependencies: %s',
    (name) => {
      const isNamed = (dependency: string) =>
        name.endsWith('/**') ? dependency.startsWith(name.slice(0, -2)) : dependency === name;
      expect(known.some(isNamed)).toBe(true);
    },
  );
});

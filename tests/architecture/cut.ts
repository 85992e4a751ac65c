import { isTest } from '../lint/layers.mjs';
import type { SourceFile } from './sourceFile.ts';

/** A module shorter than this that only one other module uses wants a reason to be a file of its own. */
const SMALL = 40;

/**
 * Small modules with one importer that have a reason nobody can see from the imports, each with that reason. At most
 * twenty.
 */
export const reasons: Readonly<Record<string, string>> = {
  'src/app/deployment/appPage.ts': 'The build of the service worker imports it, too.',
  'src/app/safety/SafetyHost.tsx': 'It is loaded with the shell; the dialogs behind it are not.',
  'src/app/shortcuts/ShortcutListener.tsx': 'The unit tests of shortcuts.ts have no browser.',
  'src/features/admin/copy.ts': 'A table of texts.',
  'src/features/auth/verifyCopy.ts': 'A table of texts.',
  'src/lib/browser/useHasRoom.ts': 'A wrapper of the platform.',
  'src/lib/media/waveform/waveformWorker.ts': 'The entry of a worker.',
  'src/lib/storage/persisted.ts': 'Only the settings load it.',
  'src/lib/text/addressPattern.ts': 'A pattern that is read by itself; linkify.ts uses it.',
  'src/people/dialog/ProfileDialogHost.tsx': 'It is loaded with the shell; the dialog behind it is not.',
  'src/session/discardTabDrafts.ts': 'First loads have tabDrafts.ts and not this.',
  'src/ui/Chip/RemovableChip.tsx': 'A component of the design system.',
};

const isModule = (path: string) =>
  path.startsWith('src/') &&
  /\.tsx?$/.test(path) &&
  !isTest(path) &&
  !/\.css\.ts$|\.d\.ts$|\/(?:generated|conformance)\//.test(path);

/**
 * Returns the small modules with one importer and no visible reason to be alone, such as a lazy import, or a test or
 * story of its own.
 * @param all every file of src, tests and stories included
 */
export function needlessModules(all: readonly SourceFile[]): string[] {
  const paths = new Set(all.map(({ path }) => path));
  const users = new Map<string, Set<string>>();
  const lazy = new Set<string>();
  for (const { path, imports } of all.filter((file) => isModule(file.path))) {
    for (const { target, isDynamic } of imports) {
      users.set(target, (users.get(target) ?? new Set()).add(path));
      if (isDynamic) lazy.add(target);
    }
  }
  const hasTest = (path: string) =>
    ['.test.ts', '.test.tsx', '.timezone.test.ts', '.browser.test.tsx', '.stories.tsx'].some((ending) =>
      paths.has(path.replace(/\.tsx?$/, ending)),
    );
  return all
    .filter(({ path, source }) => isModule(path) && source.trimEnd().split('\n').length < SMALL)
    .map(({ path }) => path)
    .filter((path) => users.get(path)?.size === 1 && !lazy.has(path) && !hasTest(path));
}

/**
 * Returns the components whose properties have another component's name: the type of a component's properties is
 * inline, or called after the component.
 */
export function foreignProps({ path, source }: SourceFile): string[] {
  return [...source.matchAll(/^(?:export )?function ([A-Z]\w*)(?:<[^>]*>)?\(\s*(?:\{[^}]*\}|\w+): (\w+Props)\b/gm)]
    .filter(([, component, props]) => props !== `${component}Props`)
    .filter(([, , props = '']) => new RegExp(`^(?:export )?(?:interface|type) ${props}\\b`, 'm').test(source))
    .map(([, component, props]) => `${path}: ${component} has the properties ${props}`);
}

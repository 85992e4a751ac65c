import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { files, read } from './repository.ts';
import { places } from '../../.storybook/places.ts';

const all = files('src');
const stories = all.filter((path) => path.endsWith('.stories.tsx'));

/** The states in which a reviewer wants to see every screen, and what a screen may call them. */
const states: Record<string, readonly string[]> = {
  full: ['Ready'],
  loading: ['Loading', 'Sending', 'Deleting'],
  empty: ['Empty', 'NewUser'],
  error: ['Failed', 'ListFailed', 'ServerDown', 'ServerSilent', 'Unreachable', 'LinkRejected'],
  offline: ['Offline', 'Unreachable'],
  long: ['LongTexts', 'NarrowLongTexts', 'LongAddress'],
  phone: ['Narrow'],
  tablet: ['Tablet'],
};

const nothingToLoad = ['loading', 'empty', 'error', 'offline', 'long'];
/**
 * What a screen has not got. Forms are never empty lists, and what asks nobody waits for nobody. Some forms say the same
 * whether the network or the server fails.
 */
const without: Record<string, readonly string[]> = {
  DeleteAccountScreen: ['empty', 'offline'],
  ForgotPasswordScreen: ['empty', 'offline'],
  LoginScreen: ['empty', 'long'],
  RegisterScreen: ['empty'],
  ResetPasswordScreen: ['empty', 'offline', 'long'],
  NotFoundScreen: [...nothingToLoad, 'tablet'],
  PrivacyScreen: nothingToLoad,
  // It begins by asking and ends with Success.
  VerifyEmailScreen: ['full', 'empty', 'long'],
};

/** The names of the stories that a reviewer sees. */
const storyNames = (source: string) =>
  source
    .split(/^(?=export const )/m)
    .filter((story) => !story.includes("'!dev'"))
    .flatMap((story) => /^export const (\w+) = meta\.story\(/.exec(story)?.[1] ?? []);

/** The states that a screen owes, from the names of its stories. */
function missingStates(screen: string, names: readonly (string | undefined)[]): string[] {
  return Object.entries(states)
    .filter(([state, called]) => !without[screen]?.includes(state) && !called.some((name) => names.includes(name)))
    .map(([state]) => state);
}

const screens = [...new Set(all.filter((path) => path.endsWith('Screen.tsx')).map((path) => basename(path, '.tsx')))];

it('every file of stories has a place in the sidebar', () => {
  const folders = ['ui', 'reports', ...places.map(([folder]) => folder)];
  expect(stories.filter((path) => !folders.some((folder) => path.startsWith(`src/${folder}/`)))).toEqual([]);
});

describe('every screen has a story for each state', () => {
  it('finds missing stories', () => {
    expect(missingStates('AnyScreen', ['Ready', 'Loading', 'Failed', 'Offline'])).toEqual([
      'empty',
      'long',
      'phone',
      'tablet',
    ]);
    expect(storyNames('export const Ready = meta.story({});\nexport const other = 1;')).toEqual(['Ready']);
    expect(storyNames("export const Pressed = meta.story({\n  tags: ['!dev', '!autodocs'],\n});")).toEqual([]);
    expect(screens).toContain('SearchScreen');
  });

  it('has no exception for a state that does not exist', () => {
    expect(Object.keys(without).filter((screen) => !screens.includes(screen))).toEqual([]);
  });

  it.each(screens)('%s', (screen) => {
    // A view that a screen shows may have its stories beside it: VerifyEmailView.
    const subject = screen.replace(/Screen$/, '');
    const own = stories.filter((path) => basename(path).startsWith(subject));
    expect(
      missingStates(
        screen,
        own.flatMap((path) => storyNames(read(path))),
      ),
    ).toEqual([]);
  });
});

describe('every component has stories', () => {
  /** Shown by stories elsewhere: the frame by the fields, the pictures by the foundations, the suite by itself. */
  const shownElsewhere = ['Field', 'drawings', 'icons'];

  const folders = [
    ...new Set(all.filter((path) => /^src\/ui\/\w+\/\w+\.tsx$/.test(path)).map((path) => basename(dirname(path)))),
  ];

  it('checks the folders of ui', () => expect(folders).toContain('Button'));

  it.each(folders.filter((folder) => !shownElsewhere.includes(folder)))('%s', (folder) => {
    expect(stories.filter((path) => path.startsWith(`src/ui/${folder}/`))).not.toEqual([]);
  });
});

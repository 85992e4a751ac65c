import { configure, screen, within } from 'storybook/test';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { impatient, patient, waitSettings } from '../../.storybook/patience.ts';
import { outlineOf } from './showPage.ts';

const SOON = 300;
const { getElementError: original } = waitSettings(patient);

beforeEach(() => {
  document.body.innerHTML = '<h1>いいね</h1><ul><li><a href="/likes">受け取った</a></li></ul>';
});
afterEach(() => {
  document.body.replaceChildren();
  configure({ getElementError: original, asyncUtilTimeout: patient.least, asyncWrapper: (wait) => wait() });
});

const addSoon = () => setTimeout(() => document.body.append(document.createElement('button')), SOON);

it('names the line that waits, and what it waits for', async () => {
  configure(waitSettings({ least: 1, quiet: 0, most: 1 }));
  const error = await screen.findByRole('button', { name: '保存' }).then(
    () => new Error('It was found'),
    (reason: unknown) => reason as Error,
  );
  expect(error.message).toBe('Unable to find role="button" and name "保存"');
  expect(ownFrames(error)).toMatch(/^redStory\.browser\.test\.tsx/);
});

it('names the line of a query that does not wait, without the list of all roles', () => {
  configure(waitSettings(impatient));
  const error = thrownBy(() => within(document.body).getByRole('button', { name: '保存' }));
  expect(error.message).toBe('Unable to find an accessible element with the role "button" and name "保存"');
  expect(ownFrames(error)).toMatch(/^redStory\.browser\.test\.tsx/);
});

it('fails a wait after its patience', async () => {
  configure(waitSettings({ least: 1, quiet: 0, most: patient.most }));
  const timer = addSoon();
  await expect(screen.findByRole('button')).rejects.toThrow('role="button"');
  clearTimeout(timer);
});

it('goes on to wait while files load', async () => {
  configure(waitSettings({ least: 1, quiet: patient.most, most: patient.most }));
  const loaded = new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'resource' }));
  await fetch(`${location.href}#${SOON}`);
  await loaded;
  addSoon();
  await expect(screen.findByRole('button')).resolves.toBeVisible();
});

it('never repeats a press that fails', async () => {
  const { asyncWrapper } = waitSettings(impatient);
  let presses = 0;
  const press = () => {
    presses += 1;
    return Promise.reject(new Error('covered'));
  };
  await expect(asyncWrapper(press)).rejects.toThrow('covered');
  expect(presses).toBe(1);
});

it('prints what was on the page: roles with their names, and texts', () => {
  expect(outlineOf(document.body)).toBe('- heading "いいね" [level=1]\n    - link "受け取った":');
  document.body.innerHTML = '<select aria-label="結果"><option>成功</option><option selected>失敗</option></select>';
  expect(outlineOf(document.body)).toBe('- combobox "結果":\n  - option "失敗" [selected]');
  document.body.replaceChildren();
  expect(outlineOf(document.body)).toBe('nothing');
});

/** The frames of the error's stack that lie in a file of the project. */
function ownFrames({ stack = '' }: Error): string {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line) && !line.includes('node_modules'));
  return frames.map((line) => line.replace(/^.*\//, '')).join('\n');
}

function thrownBy(run: () => unknown): Error {
  try {
    run();
  } catch (error) {
    return error as Error;
  }
  throw new Error('Nothing was thrown');
}

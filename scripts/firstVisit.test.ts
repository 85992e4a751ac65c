import { expect, it } from 'vitest';
import { beforeFirstCall, firstVisit, type Manifest, mockTraces, screensOf } from './firstVisit.ts';

const manifest: Manifest = {
  'index.html': { file: 'entry.js', isEntry: true, imports: ['_react.js'], css: ['entry.css'] },
  '_react.js': { file: 'react.js' },
  'src/app/mount.tsx': { file: 'mount.js', isDynamicEntry: true, css: ['app.css'] },
  'src/app/routes/firstCalls.ts': { file: 'calls.js', isDynamicEntry: true },
  '_dialog.js': { file: 'dialog.js', imports: ['_react.js'], css: ['dialog.css'] },
  'src/app/shell/Shell.tsx': { file: 'shell.js', isDynamicEntry: true },
  'src/features/auth/LoginScreen.tsx': { file: 'login.js', name: 'LoginScreen', isDynamicEntry: true },
  // The rules in chunks.ts have named this one.
  '_likes.js': { file: 'likes.js', name: 'LikesScreen', imports: ['_dialog.js'] },
  '_likes.css': { file: 'likes.css' },
  'src/features/likes/LikesMenu.tsx': { file: 'menu.js', name: 'LikesMenu', isDynamicEntry: true },
};

it('finds the screens among the chunks', () => {
  expect(screensOf(manifest)).toEqual([
    { key: 'src/features/auth/LoginScreen.tsx', name: 'LoginScreen' },
    { key: '_likes.js', name: 'LikesScreen' },
  ]);
});

it('follows static imports and ignores what is loaded later', () => {
  const files = ['app.css', 'dialog.css', 'dialog.js', 'entry.css', 'entry.js', 'likes.js', 'mount.js', 'react.js'];
  expect(firstVisit(manifest, '_likes.js', false)).toEqual(files);
});

it('counts the shell and the first calls of a logged-in user', () => {
  const files = firstVisit(manifest, '_likes.js', true);
  expect(files).toEqual(expect.arrayContaining(['shell.js', 'calls.js']));
});

it('finds what is loaded before the first call', () => {
  expect(beforeFirstCall(manifest)).toEqual(['calls.js', 'entry.css', 'entry.js', 'react.js']);
});

it('reports mock code', () => {
  expect(mockTraces('navigator.serviceWorker.register("/mockServiceWorker.js")')).toEqual(['mockServiceWorker']);
  expect(mockTraces('const message = "hello"')).toEqual([]);
});

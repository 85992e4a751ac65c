import { expect, it } from 'vitest';
import { beforeFirstCall, firstVisit, type Manifest, mockTraces, screensOf } from './firstVisit.ts';

const manifest: Manifest = {
  'index.html': { file: 'entry.js', isEntry: true, imports: ['_react.js'], css: ['entry.css'] },
  '_react.js': { file: 'react.js' },
  'src/app/mount.tsx': { file: 'mount.js', isDynamicEntry: true, css: ['app.css'] },
  'src/app/routes/firstCalls.ts': { file: 'calls.js', isDynamicEntry: true },
  '_dialog.js': { file: 'dialog.js', imports: ['_react.js'], css: ['dialog.css'] },
  'src/app/shell/Shell.tsx': { file: 'shell.js', isDynamicEntry: true },
  'src/features/likes/LikesScreen.tsx': { file: 'likes.js', isDynamicEntry: true, imports: ['_dialog.js'] },
  'src/features/likes/LikesMenu.tsx': { file: 'menu.js', isDynamicEntry: true },
};

it('finds the screens among the chunks', () => {
  expect(screensOf(manifest)).toEqual([
    { key: 'src/features/likes/LikesScreen.tsx', name: 'LikesScreen', feature: 'likes' },
  ]);
});

it('follows static imports and ignores what is loaded later', () => {
  const files = ['app.css', 'dialog.css', 'dialog.js', 'entry.css', 'entry.js', 'likes.js', 'mount.js', 'react.js'];
  expect(firstVisit(manifest, 'src/features/likes/LikesScreen.tsx', false)).toEqual(files);
});

it('counts the shell and the first calls of a logged-in user', () => {
  const files = firstVisit(manifest, 'src/features/likes/LikesScreen.tsx', true);
  expect(files).toEqual(expect.arrayContaining(['shell.js', 'calls.js']));
});

it('finds what is loaded before the first call', () => {
  expect(beforeFirstCall(manifest)).toEqual(['calls.js', 'entry.css', 'entry.js', 'react.js']);
});

it('reports mock code', () => {
  expect(mockTraces('navigator.serviceWorker.register("/mockServiceWorker.js")')).toEqual(['mockServiceWorker']);
  expect(mockTraces('const message = "hello"')).toEqual([]);
});

import { expect, it } from 'vitest';
import { firstVisit, type Manifest, mockTraces, screensOf } from './firstVisit.ts';

const manifest: Manifest = {
  'index.html': { file: 'entry.js', isEntry: true, imports: ['_react.js'], css: ['entry.css'] },
  '_react.js': { file: 'react.js' },
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

it('follows static imports and leaves out what is loaded later', () => {
  const files = ['dialog.css', 'dialog.js', 'entry.css', 'entry.js', 'likes.js', 'react.js'];
  expect(firstVisit(manifest, 'src/features/likes/LikesScreen.tsx', false)).toEqual(files);
});

it('counts the shell for somebody who is logged in', () => {
  expect(firstVisit(manifest, 'src/features/likes/LikesScreen.tsx', true)).toContain('shell.js');
});

it('finds mock code', () => {
  expect(mockTraces('navigator.serviceWorker.register("/mockServiceWorker.js")')).toEqual(['mockServiceWorker']);
  expect(mockTraces('const message = "hello"')).toEqual([]);
});

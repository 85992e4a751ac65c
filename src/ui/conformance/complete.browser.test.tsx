import { expect, test } from 'vitest';
import { controls } from './controls.tsx';
import { modals, popovers } from './layers.tsx';
import { staticComponents } from './staticComponents.tsx';

/** Exempt: parts of other components, styles, this suite, wrappers, and the players, whose stories provide media. */
const apart = ['Field', 'Lazy', 'MediaPlayer', '.', 'drawings', 'icons', 'theme'];

const files = Object.keys(import.meta.glob(['../*/*.tsx', '!../*/*.{stories,test}.tsx']));

test('every folder of ui has a component in the suite', () => {
  const tried = new Set(
    [controls, staticComponents, modals, popovers]
      .flatMap((table) => Object.keys(table))
      .map((name) => name.split(',')[0]),
  );
  const places = files.map((file) => file.split('/').slice(-2) as [folder: string, file: string]);
  const covered = new Set(places.filter(([, file]) => tried.has(file.replace('.tsx', ''))).map(([folder]) => folder));
  const missing = [...new Set(places.map(([folder]) => folder))].filter(
    (folder) => !covered.has(folder) && !apart.includes(folder),
  );
  expect(files.length).toBeGreaterThan(40);
  expect(missing).toEqual([]);
});

import { expect, test } from 'vitest';
import { controls } from './controls.tsx';
import { modals, popovers } from './layers.tsx';
import { stills } from './stills.tsx';

/** Parts, styles, this suite; what only holds others; and the players, whose sounds and pictures their own stories bring along. */
const apart = ['Field', 'Late', 'MediaPlayer', '.', 'drawings', 'icons', 'theme'];

const files = Object.keys(import.meta.glob(['../*/*.tsx', '!../*/*.{stories,test}.tsx']));

test('every folder of ui has a component in the suite', () => {
  const tried = new Set(
    [controls, stills, modals, popovers].flatMap((table) => Object.keys(table)).map((name) => name.split(',')[0]),
  );
  const places = files.map((file) => file.split('/').slice(-2) as [folder: string, file: string]);
  const covered = new Set(places.filter(([, file]) => tried.has(file.replace('.tsx', ''))).map(([folder]) => folder));
  const missing = [...new Set(places.map(([folder]) => folder))].filter(
    (folder) => !covered.has(folder) && !apart.includes(folder),
  );
  expect(files.length).toBeGreaterThan(40);
  expect(missing).toEqual([]);
});

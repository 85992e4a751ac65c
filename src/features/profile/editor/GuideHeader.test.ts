import { describe, expect, it } from 'vitest';
import { emptyTags, type TagChoice } from '../form/profileValues.ts';
import { firstOpenStep, type GuideStep, guideSteps, stepBeside, stepOf, tabOfStep } from './GuideHeader.tsx';

const filled = { instruments: ['1'], genres: ['2'], locations: ['3'] };

describe('the first-time path (rule P37)', () => {
  it('asks for name and picture, instrument, genre and place', () => {
    expect(guideSteps).toEqual(['displayName', 'instruments', 'genres', 'locations']);
    expect(guideSteps.map(tabOfStep)).toEqual(['basic', 'tags', 'tags', 'tags']);
  });

  it.each([
    ['', {}, 'displayName'],
    ['　 ', filled, 'displayName'],
    ['そら', {}, 'instruments'],
    ['そら', { instruments: ['1'] }, 'genres'],
    ['そら', { instruments: ['1'], genres: ['2'] }, 'locations'],
    ['そら', { genres: ['2'], locations: ['3'] }, 'instruments'],
    ['そら', filled, 'locations'],
  ] satisfies [string, Partial<TagChoice>, GuideStep][])(
    'continues for %j with %j at %s',
    (displayName, tags, step) => {
      expect(firstOpenStep({ displayName, tags: { ...emptyTags(), ...tags } })).toBe(step);
    },
  );

  it('opens the step of a field, if it has one', () => {
    expect(stepOf('displayName')).toBe('displayName');
    expect(stepOf('tags')).toBe('instruments');
    expect(stepOf('avatar')).toBe('displayName');
    expect(stepOf('bio')).toBeNull();
  });

  it('stops at both ends', () => {
    expect(stepBeside('displayName', -1)).toBeNull();
    expect(stepBeside('displayName', 1)).toBe('instruments');
    expect(stepBeside('locations', -1)).toBe('genres');
    expect(stepBeside('locations', 1)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { chatEntry } from '../../../../tests/support/chatEntry.ts';
import { sequenceOf } from '../../../lib/collections/sequence.ts';
import { mapToNewEntries, rowsBetween } from './renderedRows.ts';

/** The order of all messages by their names. */
const ORDER = ['x', 'y', 'z', 'a', 'b', 'temporary', 'c', 'd', 'e'];
const list = (...ids: string[]) => sequenceOf(ids.map((id) => chatEntry({ id, createdAt: ORDER.indexOf(id) })));

describe('rowsBetween', () => {
  // The rows extend over 0–50, 50–150, 150–200, 200–300 and 300–350.
  const heights = [50, 100, 50, 100, 50];
  const between = (from: { index: number; top: number }, top: number, bottom: number) =>
    rowsBetween(heights.length, (index) => heights[index] ?? 0, from, top, bottom);

  it.each([
    ['from above', { index: 0, top: 0 }],
    ['from below', { index: 4, top: 300 }],
    ['from within', { index: 2, top: 150 }],
  ])('finds rows that are cut by either edge, walking %s', (_, from) => {
    expect(between(from, 60, 210)).toEqual({ first: { index: 1, top: 50 }, end: 4 });
  });
  it('excludes rows that only touch an edge', () => {
    expect(between({ index: 0, top: 0 }, 50, 150)).toEqual({ first: { index: 1, top: 50 }, end: 2 });
  });
  it('measures from the given position', () => {
    expect(between({ index: 2, top: 1_150 }, 1_060, 1_210)).toEqual({ first: { index: 1, top: 1_050 }, end: 4 });
  });
  it('has one row beyond either end', () => {
    expect(between({ index: 2, top: 150 }, -500, -400)).toEqual({ first: { index: 0, top: 0 }, end: 1 });
    expect(between({ index: 2, top: 150 }, 900, 1_000)).toEqual({ first: { index: 4, top: 300 }, end: 5 });
  });
});

describe('carryOver', () => {
  const drawn = { entries: list('a', 'b', 'c', 'd'), first: 1, end: 3 };

  it('keeps the rows when messages are appended', () => {
    expect(mapToNewEntries(drawn, list('a', 'b', 'c', 'd', 'e'))).toMatchObject({ first: 1, end: 3 });
  });
  it('grows at the end', () => {
    expect(mapToNewEntries({ ...drawn, end: 4 }, list('a', 'b', 'c', 'd', 'e'))).toMatchObject({ first: 1, end: 5 });
  });
  it('moves when older messages are prepended', () => {
    expect(mapToNewEntries(drawn, list('x', 'y', 'a', 'b', 'c', 'd'))).toMatchObject({ first: 3, end: 5 });
  });
  it('uses the rows that are left', () => {
    expect(mapToNewEntries(drawn, list('x', 'a', 'temporary', 'c', 'd'))).toMatchObject({ first: 2, end: 4 });
  });
  it('stays within a list that has become shorter', () => {
    expect(mapToNewEntries(drawn, list('a'))).toMatchObject({ first: 0, end: 1 });
    expect(mapToNewEntries(drawn, list('x', 'y', 'z'))).toMatchObject({ first: 1, end: 3 });
  });
});

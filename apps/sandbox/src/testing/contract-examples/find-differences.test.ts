import { describe, expect, it } from 'vitest';
import { findDifferences, isGenerated } from './find-differences';

const made = 'note-7a3f86c4-87bb-4ebf-b7c2-b7448514eff8';
const answer = {
  id: 'sp-1',
  totalCount: 29,
  items: [
    { id: 'c-1', name: 'پیچ', isOpen: true },
    { id: 'c-2', name: 'مهره' },
  ],
  createdAt: '2026-11-21T08:00:00.000Z',
};

describe('findDifferences', () => {
  it('accepts fewer members, fewer items and other sizes', () => {
    const example = { id: 'sp-1', totalCount: 3, items: [{ id: 'c-2' }] };
    expect(findDifferences(example, answer, { isMade: false })).toEqual([]);
  });

  it.each([
    ['another id', { id: 'sp-2' }, 'id'],
    ['a member that is not there', { title: 'x' }, 'title'],
    ['a size of another type', { totalCount: '3' }, 'totalCount'],
    ['an item that is not there', { items: [{ id: 'c-1' }, { id: 'c-3' }] }, 'items[1].id'],
    ['a member of another item', { items: [{ id: 'c-2', name: 'پیچ' }] }, 'items[0]'],
    ['a list in place of an object', { id: [] }, 'id'],
    ['another time', { createdAt: '2026-11-20T08:00:00.000Z' }, 'createdAt'],
  ])('finds %s', (_, example, place) => {
    const found = findDifferences(example, answer, { isMade: false });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(place);
  });

  it('finds that a list is empty', () => {
    expect(findDifferences([{ id: 'c-1' }], [], { isMade: false })).toEqual(['[0]: none in an empty list']);
  });

  it('compares neither ids nor times of what a request made, and the rest', () => {
    const example = { id: made, createdAt: '2026-11-20T08:00:00.000Z', text: 'سلام' };
    const body = { ...answer, id: made.replace('7a', '7b'), text: 'سلام' };
    expect(findDifferences(example, body, { isMade: true })).toEqual([]);
    expect(findDifferences({ ...example, text: 'درود' }, body, { isMade: true })).toHaveLength(1);
    expect(findDifferences(example, body, { isMade: false })).toHaveLength(2);
  });

  it('knows the ids that this service gives', () => {
    expect(isGenerated(made)).toBe(true);
    expect(isGenerated('note-seed-1')).toBe(false);
  });
});

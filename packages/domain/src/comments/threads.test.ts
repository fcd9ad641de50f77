import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countComments, mergeThreads, orderThreads } from './threads';

interface Said {
  id: string;
  isMine: boolean;
  status: string;
  likeCount: number;
  createdAt: string;
  children: Said[];
}

const said = (id: number, more: Partial<Said> = {}): Said => ({
  id: `cm-${id}`,
  isMine: false,
  status: 'Approved',
  likeCount: 0,
  createdAt: `2026-11-${String(id).padStart(2, '0')}T08:00:00.000Z`,
  children: [],
  ...more,
});
const mine = (id: number, more: Partial<Said> = {}) => said(id, { isMine: true, ...more });
const shape = ({ id, children }: Said): unknown => (children.length === 0 ? id : [id, children.map(shape)]);

it('R-512 puts my own waiting comments among those of everybody, each once', () => {
  const everybodys = [said(1, { children: [said(3)] }), said(2)];
  const own = [
    said(1, { children: [said(3), mine(4, { status: 'Pending' })] }),
    mine(5, { status: 'Rejected' }),
  ];
  expect(mergeThreads(everybodys, own).map(shape)).toEqual([['cm-1', ['cm-3', 'cm-4']], 'cm-2', 'cm-5']);
});

it('R-512 what I see alone stands first, then what is newest or liked most', () => {
  const threads = [said(1, { likeCount: 5 }), mine(2, { status: 'Rejected' }), said(3), mine(4)];
  expect(orderThreads(threads, 'newest').map(({ id }) => id)).toEqual(['cm-2', 'cm-4', 'cm-3', 'cm-1']);
  expect(orderThreads(threads, 'liked').map(({ id }) => id)).toEqual(['cm-2', 'cm-1', 'cm-4', 'cm-3']);
});

it('R-512 counts what everybody sees, answers too', () => {
  const answers = [said(3), mine(4, { status: 'Pending' })];
  expect(countComments([said(1, { children: answers }), mine(2, { status: 'Rejected' })])).toBe(2);
});

it('R-512 merging with a part of the same threads changes nothing', () => {
  const flat = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 12 });
  fc.assert(
    fc.property(flat, fc.array(fc.boolean(), { maxLength: 12 }), (ids, chosen) => {
      const threads = ids
        .toSorted((one, other) => one - other)
        .map((id) => said(id, { children: [said(id % 7)] }));
      const some = threads.filter((_, index) => chosen[index] === true);
      expect(mergeThreads(threads, some)).toEqual(threads);
    }),
  );
});

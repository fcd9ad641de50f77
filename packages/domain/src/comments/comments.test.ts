import fc from 'fast-check';
import { expect, it } from 'vitest';
import { commentSchema } from './comment-form';
import { COMMENT_STATES, parseCommentsFilter, writeCommentsFilter } from './comments-filter';
import { myThreads, type ThreadComment } from './my-threads';

const said = (
  id: string,
  isMine: boolean,
  children: ThreadComment[] = [],
  status = 'Approved',
): ThreadComment => ({
  id,
  isMine,
  status,
  createdAt: `2026-11-${id.slice(1).padStart(2, '0')}T08:00:00.000Z`,
  children,
});

it('R-440 puts threads with unseen answers first, then those where something was said last', () => {
  const tree = [
    said('c1', true, [said('c10', false)]),
    said('c2', true),
    said('c3', false, [said('c4', true, [said('c20', false)])]),
    said('c5', true, [said('c21', true)]),
  ];
  const { threads, unseen, latestAnswerAt } = myThreads(tree, '2026-11-15T00:00:00.000Z');
  expect(threads.map(({ id }) => id)).toEqual(['c3', 'c5', 'c1', 'c2']);
  expect([...unseen]).toEqual(['c20']);
  expect(latestAnswerAt).toBe('2026-11-20T08:00:00.000Z');
});

it('R-440 takes only what others answered to me for an answer, all of it while nothing was seen', () => {
  const tree = [
    said('c1', false, [said('c2', false), said('c3', true, [said('c4', false), said('c5', true)])]),
  ];
  expect([...myThreads(tree, undefined).unseen]).toEqual(['c4']);
  expect(myThreads([said('c1', false, [said('c2', true)])], undefined).latestAnswerAt).toBeUndefined();
});

it('R-440 narrows to threads with a comment of mine in a state, and loses none without one', () => {
  const tree = [
    said('c1', true, [], 'Pending'),
    said('c2', true, [said('c3', true, [], 'Rejected')]),
    said('c4', false, [said('c5', true)], 'Pending'),
  ];
  const found = (status?: string) => myThreads(tree, undefined, status).threads.map(({ id }) => id);
  expect(found('Pending')).toEqual(['c1']);
  expect(found('Rejected')).toEqual(['c2']);
  expect(found().toSorted()).toEqual(['c1', 'c2', 'c4']);
});

it.each([
  ['ab', 'comment-too-short'],
  ['  ', 'required'],
  ['ا'.repeat(2_001), 'too-long'],
])('R-441 refuses the comment «%s»', (text, message) => {
  expect(commentSchema.safeParse({ text }).error?.issues[0]?.message).toBe(message);
});

it('R-441 sends a comment in its lines, trimmed, with Persian letters', () => {
  expect(commentSchema.parse({ text: '  لقي C3\nبهتر است. ' })).toEqual({ text: 'لقی C3\nبهتر است.' });
});

it('R-442 the filter of my comments stands in the address, and a wrong one is left out', () => {
  const filters = fc.record({
    term: fc.constantFrom('', 'راهنما', 'SKF 6205'),
    state: fc.constantFrom(...COMMENT_STATES),
    pageNumber: fc.integer({ min: 1, max: 10_000 }),
  });
  fc.assert(
    fc.property(filters, (filter) => {
      expect(parseCommentsFilter(new URLSearchParams(writeCommentsFilter(filter)))).toEqual(filter);
    }),
  );
  const all = { term: '', state: 'all', pageNumber: 1 };
  expect(parseCommentsFilter(new URLSearchParams('state=Other&pageNumber=0&term=+'))).toEqual(all);
});

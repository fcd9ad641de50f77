import { expect, it } from 'vitest';
import { type DraftRecord, newRecord } from '../draft-record';
import { opened } from './draft-session.fixtures';
import { withChoice, withOtherTab } from './record-after';

const at = (revision: number, buyerNote: string, more: Partial<DraftRecord> = {}): DraftRecord => ({
  ...newRecord({ ...opened, buyerNote }),
  revision,
  ...more,
});

it('R-390 keeps a question of two values until it is answered, also where another tab writes before it is stored', () => {
  const first = at(2, 'دو');
  const shown = withOtherTab(at(1, 'یک'), at(1, ''), first);
  expect(shown.conflicts).toMatchObject([{ theirs: { buyerNote: 'دو' } }]);
  const second = at(3, 'دو', { draft: { ...first.draft, buyerReference: 'PR-1' } });
  const later = withOtherTab(shown, first, second);
  expect(later.conflicts).toEqual(shown.conflicts);
  expect(later.draft).toMatchObject({ buyerNote: 'یک', buyerReference: 'PR-1' });
  // Once it was stored, another tab may have answered it.
  expect(withOtherTab(later, later, at(4, 'یک')).conflicts).toEqual([]);
});

it('R-390 a choice replaces what the buyer saw, and answers no other question', () => {
  const first = { fields: [{ path: 'buyerNote', mine: 'یک', theirs: 'دو' }], theirs: at(1, 'دو').draft };
  const second = { fields: [{ path: 'buyerNote', mine: 'یک', theirs: 'سه' }], theirs: at(1, 'سه').draft };
  const shown = at(2, 'یک', { conflicts: [first, second] });
  const chosen = withChoice(shown, shown, ['buyerNote']);
  expect(chosen).toMatchObject({ draft: { buyerNote: 'دو' }, conflicts: [second] });
  // Typed in another tab before the choice was stored: nobody has seen it here.
  const typed = at(3, 'چهار', { conflicts: structuredClone([first, second]) });
  const stored = withChoice(typed, shown, ['buyerNote']);
  expect(stored.draft.buyerNote).toBe('چهار');
  expect(stored.conflicts).toMatchObject([{ fields: [{ mine: 'چهار', theirs: 'دو' }] }, second]);
  // Answered in another tab before: the next question was not seen.
  const answered = at(3, 'یک', { conflicts: [second] });
  expect(withChoice(answered, shown, ['buyerNote'])).toBe(answered);
});

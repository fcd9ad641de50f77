import { expect, it } from 'vitest';
import { type DraftRecord, newRecord } from '../draft-record';
import { opened } from './draft-session.fixtures';
import { withOtherTab } from './record-after';

const at = (revision: number, buyerNote: string, more: Partial<DraftRecord> = {}): DraftRecord => ({
  ...newRecord({ ...opened, buyerNote }),
  revision,
  ...more,
});

it('R-390 keeps a question of two values until it is answered, also where another tab writes before it is stored', () => {
  const first = at(2, 'دو');
  const asked = withOtherTab(at(1, 'یک'), at(1, ''), first);
  expect(asked.conflicts).toMatchObject([{ theirs: { buyerNote: 'دو' } }]);
  const second = at(3, 'دو', { draft: { ...first.draft, buyerReference: 'PR-1' } });
  const later = withOtherTab(asked, first, second);
  expect(later.conflicts).toEqual(asked.conflicts);
  expect(later.draft).toMatchObject({ buyerNote: 'یک', buyerReference: 'PR-1' });
  // Once it was stored, another tab may have answered it.
  expect(withOtherTab(later, later, at(4, 'یک')).conflicts).toEqual([]);
});
